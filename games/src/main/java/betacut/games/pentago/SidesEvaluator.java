package betacut.games.pentago;

import betacut.rules.Evaluator;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts lines like {@link PentagoLinesEvaluator}, but those of the side to move and of the side
 * that waits apart, each {@linkplain LineKind kind} of line and each phase of the game by itself.
 *
 * <p>Who is to move matters more than what any line is worth: four stones on a line, as the board
 * is or after some turn, win at once for the mover, and are only a threat of the other side. So a
 * mover who can win gets the weight {@code win} and nothing else is counted. Hence an opinion is
 * not the negative of the other side's, as it is for evaluations that do not ask whose turn it is.
 *
 * <p>A line that the other side has no stone on counts for each number of stones it has reached:
 * {@code still-2} if it has two, {@code turned-2} once for each of the eight turns after which it
 * has. All leaves of one depth have equally many stones, so phases never meet in one comparison.
 *
 * <p>A node costs half as much again as with {@link PentagoLinesEvaluator}.
 */
final class SidesEvaluator implements Evaluator.Weighted<PentagoPosition> {
  static final String WIN = "win";
  private static final int WIN_BY_HAND = 15_000;

  /** Learned weights keep the size of these; larger ones lose less when they are rounded. */
  private static final int SCALE_BY_HAND = 2;

  /** More than all weights together; says that a side has a four. */
  private static final int FOUR = 1 << 28;

  /** What {@link #sum} says of a mover who wins at once. */
  static final int WINS = Integer.MAX_VALUE;

  /** The first number of stones of each phase. */
  private static final int[] PHASES = {0, 8, 12, 16, 20};

  private static final LineKind[] KINDS = LineKind.values();

  // Places in the weights of a phase. First those of the mover, in the same order as the waiter's.
  private static final int STILL_ONE = 0;
  private static final int TURNED_TWO = STILL_ONE + KINDS.length;
  private static final int TURNED_THREE = TURNED_TWO + KINDS.length;
  private static final int STILL_TWO = TURNED_THREE + KINDS.length;
  private static final int STILL_THREE = STILL_TWO + 1;
  private static final int WAITER = STILL_THREE + 1;
  private static final int STILL_FOUR = 2 * WAITER;
  private static final int TURNED_FOUR = STILL_FOUR + 1;
  private static final int DRAW = TURNED_FOUR + 1;
  private static final int TURN = DRAW + 1;

  private static final List<String> NAMES_IN_PHASE = namesInPhase();
  private static final List<String> NAMES = names();

  private final Variant variant;
  private final Weights weights;
  private final Children children;

  /** See {@link LineCounts#changes}. */
  private final long[] changes;

  /** The weights of a phase, by the number of stones. */
  private final int[][] phases = new int[37][];

  private final int win;

  SidesEvaluator(Variant variant, Weights weights) {
    this.variant = variant;
    this.weights = weights;
    children = Children.of(variant);
    changes = LineCounts.changes(children.turns());
    for (int from : PHASES) {
      int[] phase = NAMES_IN_PHASE.stream().mapToInt(n -> weights.get(name(from, n))).toArray();
      for (int stones = from; stones < phases.length; stones++) {
        phases[stones] = phase;
      }
    }
    win = weights.get(WIN);
  }

  /**
   * With the weights of {@link PentagoLinesEvaluator}, the same for all kinds of lines and phases.
   */
  static SidesEvaluator byHand(Variant variant) {
    Weights lines = PentagoLinesEvaluator.of(variant, "lines.weights").weights();
    return new SidesEvaluator(variant, Weights.of(NAMES, name -> byHand(name, lines)));
  }

  /** With the weights of a file beside this class. */
  static SidesEvaluator of(Variant variant, String file) {
    return new SidesEvaluator(variant, Weights.beside(SidesEvaluator.class, file));
  }

  private static int byHand(String name, Weights lines) {
    if (name.equals(WIN)) {
      return WIN_BY_HAND;
    }
    int weight = lines.names().stream().filter(name::contains).mapToInt(lines::get).sum();
    return SCALE_BY_HAND * weight;
  }

  private static String name(int from, String nameInPhase) {
    return "from-" + from + "." + nameInPhase;
  }

  static List<String> names() {
    var names = new ArrayList<String>();
    for (int from : PHASES) {
      NAMES_IN_PHASE.forEach(name -> names.add(name(from, name)));
    }
    names.add(WIN);
    return List.copyOf(names);
  }

  /** The names that each phase has, in the order of {@link #names}. */
  static List<String> namesOfPhase() {
    return NAMES_IN_PHASE;
  }

  /** The number of the phase of so many stones. */
  static int phase(int stones) {
    int phase = 0;
    while (phase + 1 < PHASES.length && PHASES[phase + 1] <= stones) {
      phase++;
    }
    return phase;
  }

  private static List<String> namesInPhase() {
    var names = new ArrayList<String>();
    for (String side : List.of("mover.", "waiter.")) {
      for (String count : List.of("still-1.", "turned-2.", "turned-3.")) {
        for (LineKind kind : KINDS) {
          names.add(side + count + kind.id());
        }
      }
      names.add(side + "still-2");
      names.add(side + "still-3");
    }
    names.addAll(List.of("waiter.still-4", "waiter.turned-4", "mover.draw", "mover.turn"));
    return List.copyOf(names);
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public SidesEvaluator with(Weights other) {
    return new SidesEvaluator(variant, other);
  }

  @Override
  public int evaluate(PentagoPosition position) {
    int sum = sum(position);
    return sum == WINS ? win : Score.clampOpinion(sum);
  }

  /** The opinion before it is cut to its range, or {@link #WINS}. */
  int sum(PentagoPosition position) {
    long own = position.own();
    long opponent = position.opponent();
    int[] phase = phases[position.ply()];
    int sum = half(own, opponent, 0, phase) + half(own, opponent, 1, phase) + phase[TURN];
    if (sum > FOUR / 2) {
      if (children.canWin(own, opponent)) {
        return WINS;
      }
      // The fifth stone would make a five of the other side, too.
      sum = (sum << 4 >> 4) + phase[DRAW];
    }
    return sum;
  }

  /**
   * What the lines of a half are worth to the mover, and {@link #FOUR} more if it has one there.
   */
  private int half(long own, long opponent, int half, int[] phase) {
    long[] changes = this.changes;
    long ownCounts = LineCounts.of(own, half);
    long opponentCounts = LineCounts.of(opponent, half);
    long twos = 0;
    long threes = 0;
    long fours = 0;
    long opponentTwos = 0;
    long opponentThrees = 0;
    long opponentFours = 0;
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      int at = half << 12 | quadrant << 10;
      int ownAt = at | Quadrants.pattern(own, quadrant) << 1;
      int opponentAt = at | Quadrants.pattern(opponent, quadrant) << 1;
      for (int kind = 0; kind < 2; kind++) {
        long ownTurned = ownCounts + changes[ownAt | kind];
        long opponentTurned = opponentCounts + changes[opponentAt | kind];
        long free = LineCounts.free(opponentTurned);
        long opponentFree = LineCounts.free(ownTurned);
        twos += LineCounts.reached(2, ownTurned, free);
        threes += LineCounts.reached(3, ownTurned, free);
        fours |= LineCounts.reached(4, ownTurned, free);
        opponentTwos += LineCounts.reached(2, opponentTurned, opponentFree);
        opponentThrees += LineCounts.reached(3, opponentTurned, opponentFree);
        opponentFours += LineCounts.reached(4, opponentTurned, opponentFree);
      }
    }
    long free = LineCounts.free(opponentCounts);
    long opponentFree = LineCounts.free(ownCounts);
    long stillFours = LineCounts.reached(4, opponentCounts, opponentFree);
    return side(ownCounts, free, twos, threes, half, phase, 0)
        - side(opponentCounts, opponentFree, opponentTwos, opponentThrees, half, phase, WAITER)
        - phase[STILL_FOUR] * Long.bitCount(stillFours)
        - phase[TURNED_FOUR] * LineCounts.total(opponentFours)
        + (fours == 0 ? 0 : FOUR);
  }

  private static int side(
      long counts, long free, long twos, long threes, int half, int[] phase, int from) {
    return LineCounts.weigh(LineCounts.reached(1, counts, free), half, phase, from + STILL_ONE)
        + LineCounts.weigh(twos, half, phase, from + TURNED_TWO)
        + LineCounts.weigh(threes, half, phase, from + TURNED_THREE)
        + phase[from + STILL_TWO] * Long.bitCount(LineCounts.reached(2, counts, free))
        + phase[from + STILL_THREE] * Long.bitCount(LineCounts.reached(3, counts, free));
  }
}
