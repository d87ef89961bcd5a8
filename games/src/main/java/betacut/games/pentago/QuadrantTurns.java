package betacut.games.pentago;

/**
 * Turns by table, and which moves lead to a board that no other move leads to.
 *
 * <p>A board after a move tells the quadrant that got the stone (it has one stone more). If another
 * quadrant looks different too, it was turned, and the stone's cell and the turn's result are both
 * visible: such moves coincide only if both kinds of turn give that quadrant the same look. If not,
 * only the stone's quadrant changed: either a <em>neutral</em> turn, one that changes nothing, was
 * made elsewhere, or the stone's own quadrant was turned. All of this depends on one quadrant at a
 * time, so it is tabled by its ternary state (mover's stones 1, opponent's 2).
 *
 * <p>Of several moves to one board we keep the first neutral turn elsewhere, else the first turn of
 * the stone's quadrant. At the start all turns are neutral, so 36 of 288 moves are kept.
 */
final class QuadrantTurns {
  private static final int[] POWERS = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};

  /** Image of a pattern under a turn: {@code [kind << 9 | pattern]}. */
  private final short[] patterns = new short[2 * Quadrants.PATTERNS];

  /** Image of a state under a turn: {@code [kind * STATES + state]}. */
  private final short[] states = new short[2 * Quadrants.STATES];

  /** The empty cells of a state, as a pattern. */
  private final short[] empty = new short[Quadrants.STATES];

  /** Bits 0–1: kinds that change the state, each to another one. Bits 2–3: kinds that do not. */
  private final byte[] kinds = new byte[Quadrants.STATES];

  /** Two bits per cell: the kinds to keep after a stone there when its own quadrant turns. */
  private final int[] ownKinds = new int[Quadrants.STATES];

  /** The same if a neutral turn elsewhere already gives the boards without a turn. */
  private final int[] ownKindsBesideNeutral = new int[Quadrants.STATES];

  QuadrantTurns(Variant variant) {
    for (int i = 0; i < patterns.length; i++) {
      patterns[i] = Quadrants.IMAGE[variant.turn(i >> 9) << 9 | i & 511];
    }
    fillStates();
    fillKinds();
  }

  private void fillStates() {
    for (int own = 0; own < Quadrants.PATTERNS; own++) {
      int free = ~own & Quadrants.PATTERNS - 1;
      for (int opponent = free; opponent >= 0; opponent = previousSubset(opponent, free)) {
        int state = state(own, opponent);
        empty[state] = (short) (free ^ opponent);
        states[state] = (short) state(patterns[own], patterns[opponent]);
        states[Quadrants.STATES + state] =
            (short) state(patterns[512 | own], patterns[512 | opponent]);
      }
    }
  }

  /** The next smaller subset, or -1 after the empty one. */
  private static int previousSubset(int subset, int set) {
    return subset == 0 ? -1 : subset - 1 & set;
  }

  private void fillKinds() {
    for (int state = 0; state < Quadrants.STATES; state++) {
      kinds[state] = (byte) kindsOf(state);
      ownKinds[state] = ownKindsOf(state, 0);
      ownKindsBesideNeutral[state] = ownKindsOf(state, Quadrants.PATTERNS - 1);
    }
  }

  static int state(int own, int opponent) {
    return Quadrants.TERNARY[own] + 2 * Quadrants.TERNARY[opponent];
  }

  /** Who has a cell of a state: nobody 0, the mover 1, the opponent 2. */
  static int cell(int state, int cell) {
    return state / POWERS[cell] % 3;
  }

  /** A state under a symmetry of {@link Quadrants}. */
  static int image(int state, int symmetry) {
    int image = 0;
    for (int cell = 0; cell < POWERS.length; cell++) {
      image += cell(state, cell) * Quadrants.TERNARY[Quadrants.IMAGE[symmetry << 9 | 1 << cell]];
    }
    return image;
  }

  /** The pattern after a turn. */
  int turned(int pattern, int kind) {
    return patterns[kind << 9 | pattern];
  }

  /** The board after a turn. */
  long turned(long stones, int quadrant, int kind) {
    int pattern = Quadrants.pattern(stones, quadrant);
    return stones ^ (long) (pattern ^ turned(pattern, kind)) << 9 * quadrant;
  }

  /**
   * The turns of one quadrant that change it, each in its own way, in the bits of their numbers.
   */
  int changing(int state, int quadrant) {
    return (kinds[state] & 3) << 2 * quadrant;
  }

  /** The turns of one quadrant that change nothing, in the bits of their numbers. */
  int neutral(int state, int quadrant) {
    return kinds[state] >> 2 << 2 * quadrant;
  }

  /** Two bits per cell of a quadrant that gets the stone: the turns of that quadrant to keep. */
  int ownKinds(int state, boolean besideNeutral) {
    return besideNeutral ? ownKindsBesideNeutral[state] : ownKinds[state];
  }

  /** The first kind of turn with the same result. */
  int firstKind(int state, int kind) {
    return states[state] == states[kind * Quadrants.STATES + state] ? 0 : kind;
  }

  /**
   * Where a stone on {@code cell} followed by a turn of its own quadrant is kept: the cell that
   * gives the same without a turn, if that is one of {@code withoutTurn}, as {@code cell << 2 | 2};
   * else the first equal stone and turn, as {@code cell << 2 | kind}, leaving out {@code unturned}
   * cells, on which no turn may follow.
   */
  int keptOwn(int state, int cell, int kind, int withoutTurn, int unturned) {
    int result = states[kind * Quadrants.STATES + state + POWERS[cell]];
    for (int rest = empty[state] & withoutTurn; rest != 0; rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      if (state + POWERS[other] == result) {
        return other << 2 | 2;
      }
    }
    int earlier = (1 << cell) - 1;
    for (int rest = empty[state] & earlier & ~unturned; rest != 0; rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      int first = states[state + POWERS[other]];
      int second = states[Quadrants.STATES + state + POWERS[other]];
      if (first == result || second == result) {
        return other << 2 | (first == result ? 0 : 1);
      }
    }
    return cell << 2 | firstKind(state + POWERS[cell], kind);
  }

  private int kindsOf(int state) {
    int changing = 0;
    int neutral = 0;
    for (int kind = 0; kind < 2; kind++) {
      if (states[kind * Quadrants.STATES + state] == state) {
        neutral |= 1 << kind;
      } else if (firstKind(state, kind) == kind) {
        changing |= 1 << kind;
      }
    }
    return changing | neutral << 2;
  }

  private int ownKindsOf(int state, int withoutTurn) {
    int kept = 0;
    for (int rest = empty[state]; rest != 0; rest &= rest - 1) {
      int cell = Integer.numberOfTrailingZeros(rest);
      for (int kind = 0; kind < 2; kind++) {
        if (keptOwn(state, cell, kind, withoutTurn, 0) == (cell << 2 | kind)) {
          kept |= 1 << 2 * cell + kind;
        }
      }
    }
    return kept;
  }
}
