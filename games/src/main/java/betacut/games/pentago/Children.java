package betacut.games.pentago;

/**
 * Generates moves, one for every board that can follow (see {@link QuadrantTurns}), and finds the
 * one that stands for any other legal move. {@code own} are the stones of the side to move.
 */
final class Children {
  private static final int ALL_IN_QUADRANT = Quadrants.PATTERNS - 1;

  private final QuadrantTurns turns;
  private final boolean winsBeforeTurning;

  private Children(Variant variant) {
    turns = new QuadrantTurns(variant);
    winsBeforeTurning = variant.winsBeforeTurning;
  }

  /**
   * Tables of 19,683 states take a moment to fill, so each variant's wait until they are needed.
   */
  static Children of(Variant variant) {
    return variant == Variant.CLASSIC ? Classic.CHILDREN : Twist.CHILDREN;
  }

  private static final class Classic {
    static final Children CHILDREN = new Children(Variant.CLASSIC);
  }

  private static final class Twist {
    static final Children CHILDREN = new Children(Variant.TWIST);
  }

  QuadrantTurns turns() {
    return turns;
  }

  /** Writes one move for every different board that can follow. */
  int moves(long own, long opponent, int[] out, int from) {
    int changing = 0;
    int neutral = 0;
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      int state = state(own, opponent, quadrant);
      changing |= turns.changing(state, quadrant);
      neutral |= turns.neutral(state, quadrant);
    }
    long wins = wins(own, opponent);
    int end = from;
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      int state = state(own, opponent, quadrant);
      int empty = Quadrants.pattern(~(own | opponent), quadrant);
      int elsewhere = ~(3 << 2 * quadrant);
      int otherTurns = changing & elsewhere | Integer.lowestOneBit(neutral & elsewhere);
      boolean besideNeutral = (neutral & elsewhere) != 0;
      int winsHere = Quadrants.pattern(wins, quadrant);
      int ownKinds =
          winsHere == 0
              ? turns.ownKinds(state, besideNeutral)
              : ownKindsBesideWins(state, empty & ~winsHere, besideNeutral, winsHere);
      for (; empty != 0; empty &= empty - 1) {
        int cell = Integer.numberOfTrailingZeros(empty);
        int move = Moves.of(9 * quadrant + cell, 0);
        if ((winsHere >> cell & 1) != 0) {
          out[end++] = move + Moves.NO_TURN;
        } else {
          int kept = otherTurns | (ownKinds >> 2 * cell & 3) << 2 * quadrant;
          for (; kept != 0; kept &= kept - 1) {
            out[end++] = move + Integer.numberOfTrailingZeros(kept);
          }
        }
      }
    }
    return end;
  }

  /** Rare, so worked out here: a winning stone's board may be reached by turning another stone. */
  private int ownKindsBesideWins(int state, int cells, boolean besideNeutral, int wins) {
    int kept = 0;
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Integer.numberOfTrailingZeros(rest);
      for (int kind = 0; kind < 2; kind++) {
        int withoutTurn = besideNeutral ? ALL_IN_QUADRANT : wins;
        if (turns.keptOwn(state, cell, kind, withoutTurn, wins) == (cell << 2 | kind)) {
          kept |= 1 << 2 * cell + kind;
        }
      }
    }
    return kept;
  }

  /** Writes every legal move, also those that lead to the same board. */
  int allMoves(long own, long opponent, int[] out, int from) {
    long wins = wins(own, opponent);
    int end = from;
    for (int cell = 0; cell < 36; cell++) {
      if (((own | opponent) >> cell & 1) == 0) {
        boolean isWin = (wins >> cell & 1) != 0;
        for (int turn = isWin ? Moves.NO_TURN : 0; turn < (isWin ? 9 : 8); turn++) {
          out[end++] = Moves.of(cell, turn);
        }
      }
    }
    return end;
  }

  /** The move of {@link #moves} that leads to the same board as a legal move. */
  int representative(long own, long opponent, int move) {
    int cell = Moves.cell(move);
    long wins = wins(own, opponent);
    if ((wins >> cell & 1) != 0) {
      return Moves.of(cell, Moves.NO_TURN);
    }
    int turn = Moves.turn(move);
    int stoneQuadrant = cell / 9;
    int neutral = neutralElsewhere(own, opponent, stoneQuadrant);
    int turnQuadrant = turn >> 1;
    int state = state(own, opponent, turnQuadrant);
    if (turnQuadrant != stoneQuadrant) {
      int kept =
          (neutral >> turn & 1) != 0
              ? Integer.numberOfTrailingZeros(neutral)
              : 2 * turnQuadrant + turns.firstKind(state, turn & 1);
      return Moves.of(cell, kept);
    }
    int winsHere = Quadrants.pattern(wins, stoneQuadrant);
    int withoutTurn = neutral != 0 ? ALL_IN_QUADRANT : winsHere;
    int kept = turns.keptOwn(state, cell % 9, turn & 1, withoutTurn, winsHere);
    int keptCell = 9 * stoneQuadrant + (kept >> 2);
    if ((kept & 2) == 0) {
      return Moves.of(keptCell, 2 * stoneQuadrant + (kept & 1));
    }
    boolean isWin = (wins >> keptCell & 1) != 0;
    return Moves.of(keptCell, isWin ? Moves.NO_TURN : Integer.numberOfTrailingZeros(neutral));
  }

  private int neutralElsewhere(long own, long opponent, int stoneQuadrant) {
    int neutral = 0;
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      if (quadrant != stoneQuadrant) {
        neutral |= turns.neutral(state(own, opponent, quadrant), quadrant);
      }
    }
    return neutral;
  }

  private static int state(long own, long opponent, int quadrant) {
    return QuadrantTurns.state(
        Quadrants.pattern(own, quadrant), Quadrants.pattern(opponent, quadrant));
  }

  /** Cells on which a stone ends the game at once. */
  long wins(long own, long opponent) {
    return winsBeforeTurning ? PentagoLines.fifthCells(own, opponent) : 0;
  }

  /** A move that wins at once, or -1. */
  int winAtOnce(long own, long opponent) {
    long unturned = wins(own, opponent);
    if (unturned != 0) {
      return Moves.of(Long.numberOfTrailingZeros(unturned), Moves.NO_TURN);
    }
    for (int turn = 0; turn < 8; turn++) {
      long cells = wins(own, opponent, turn);
      if (cells != 0) {
        int cell = Long.numberOfTrailingZeros(cells);
        return representative(own, opponent, Moves.of(turnedBack(cell, turn), turn));
      }
    }
    return -1;
  }

  /** Whether some move wins at once; faster than to find one. */
  boolean canWin(long own, long opponent) {
    boolean canWin = wins(own, opponent) != 0;
    for (int turn = 0; turn < 8 && !canWin; turn++) {
      canWin = wins(own, opponent, turn) != 0;
    }
    return canWin;
  }

  /** Cells, as they are after a turn, of stones that win by it. */
  private long wins(long own, long opponent, int turn) {
    long ownTurned = turns.turned(own, turn >> 1, turn & 1);
    long opponentTurned = turns.turned(opponent, turn >> 1, turn & 1);
    long cells =
        PentagoLines.five(ownTurned) // the turn alone does it, any stone will do
            ? Quadrants.ALL_CELLS & ~(ownTurned | opponentTurned)
            : PentagoLines.fifthCells(ownTurned, opponentTurned);
    return cells == 0 || PentagoLines.five(opponentTurned) ? 0 : cells;
  }

  /** The cell whose stone is on {@code cell} after the turn. */
  private int turnedBack(int cell, int turn) {
    for (int before = 9 * (turn >> 1); before < 9 * (turn >> 1) + 9; before++) {
      if (turns.turned(1L << before, turn >> 1, turn & 1) == 1L << cell) {
        return before;
      }
    }
    return cell;
  }
}
