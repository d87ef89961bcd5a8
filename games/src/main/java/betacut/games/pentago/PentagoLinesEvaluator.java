package betacut.games.pentago;

import betacut.rules.Evaluator;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.util.stream.IntStream;

/**
 * Counts the lines of five that a side can still fill, by how many stones it has there, on the
 * board as it is and as it would be after each of the eight turns.
 */
final class PentagoLinesEvaluator implements Evaluator.Weighted<PentagoPosition> {
  /** What the first to fourth stone on a line add in the order of moves. */
  static final int[] ORDER_WEIGHTS = {8, 16, 30, 60};

  private final Variant variant;
  private final Weights weights;

  /** What the first, second, third and fourth stone on a line add. */
  private final int[] still;

  /** What a third and a fourth stone add on a line that a turn would make. */
  private final int threeTurned;

  private final int fourTurned;

  /** See {@link LineCounts#changes}. */
  private final long[] changes;

  PentagoLinesEvaluator(Variant variant, Weights weights) {
    this.variant = variant;
    this.weights = weights;
    still = IntStream.rangeClosed(1, 4).map(n -> weights.get("still-" + n)).toArray();
    threeTurned = weights.get("turned-3");
    fourTurned = weights.get("turned-4");
    changes = LineCounts.changes(Children.of(variant).turns());
  }

  /** With the weights of a file beside this class. */
  static PentagoLinesEvaluator of(Variant variant, String file) {
    return new PentagoLinesEvaluator(variant, Weights.beside(PentagoLinesEvaluator.class, file));
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public PentagoLinesEvaluator with(Weights other) {
    return new PentagoLinesEvaluator(variant, other);
  }

  @Override
  public int evaluate(PentagoPosition position) {
    long own = position.own();
    long opponent = position.opponent();
    return Score.clampOpinion(half(own, opponent, 0) + half(own, opponent, 1));
  }

  private int half(long own, long opponent, int half) {
    long[] changes = this.changes;
    long ownCounts = LineCounts.of(own, half);
    long opponentCounts = LineCounts.of(opponent, half);
    int threes = 0;
    int fours = 0;
    for (int turn = 0; turn < 8; turn++) {
      int at = half << 12 | turn >> 1 << 10 | turn & 1;
      long ownTurned = ownCounts + changes[at | Quadrants.pattern(own, turn >> 1) << 1];
      long opponentTurned =
          opponentCounts + changes[at | Quadrants.pattern(opponent, turn >> 1) << 1];
      long free = LineCounts.free(opponentTurned);
      long opponentFree = LineCounts.free(ownTurned);
      threes += LineCounts.lead(3, ownTurned, opponentTurned, free, opponentFree);
      fours += LineCounts.lead(4, ownTurned, opponentTurned, free, opponentFree);
    }
    return still(still, ownCounts, opponentCounts) + threeTurned * threes + fourTurned * fours;
  }

  /** The worth of lines without any turn, from the counts of one half. */
  static int still(int[] weights, long own, long opponent) {
    long free = LineCounts.free(opponent);
    long opponentFree = LineCounts.free(own);
    int sum = 0;
    for (int stones = 1; stones <= 4; stones++) {
      int lead = LineCounts.lead(stones, own, opponent, free, opponentFree);
      sum += weights[stones - 1] * lead;
    }
    return sum;
  }
}
