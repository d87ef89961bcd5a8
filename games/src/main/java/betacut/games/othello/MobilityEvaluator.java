package betacut.games.othello;

import betacut.rules.Evaluator;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.util.List;
import java.util.stream.Stream;

/**
 * Corners, squares that give corners away, moves to choose from now and later; discs count only
 * near the end. Every feature is own less opponent's, in about hundredths of a disc.
 *
 * <p>Who has the last move (parity) is left out: it belongs to the turn, not to the stones, and
 * would break antisymmetry.
 */
final class MobilityEvaluator implements Evaluator.Weighted<OthelloPosition> {
  private static final int FEATURES = 6;
  private static final int UNIT = 100;

  static final List<String> NAMES =
      Stream.of("start", "middle", "end")
          .flatMap(
              phase ->
                  Stream.of("corner", "x-square", "c-square", "move", "later-move", "disc")
                      .map(feature -> phase + "-" + feature))
          .toList();

  /**
   * Weights at the start, in the middle and at the end of the game, between which the empty squares
   * interpolate: corner, X-square and C-square beside an empty corner, move, empty square beside an
   * opponent's disc, disc.
   */
  private static final int[][] PHASES = {
    {900, -450, -150, 70, 35, -20},
    {900, -400, -150, 100, 45, -5},
    {600, -150, -80, 60, 20, 60},
  };

  private final Size size;
  private final long diagonals;

  /** Weights by number of empty squares, {@link #FEATURES} each. */
  private final int[] weights;

  private final Weights named;

  MobilityEvaluator(Size size) {
    this(size, Weights.of(NAMES, MobilityEvaluator::byHand));
  }

  private static int byHand(String name) {
    int at = NAMES.indexOf(name);
    return PHASES[at / FEATURES][at % FEATURES];
  }

  private MobilityEvaluator(Size size, Weights named) {
    this.size = size;
    this.named = named;
    int inner = size.width - 2;
    diagonals = size.bit(1, 1) | size.bit(inner, 1) | size.bit(1, inner) | size.bit(inner, inner);
    int[] phases = NAMES.stream().mapToInt(named::get).toArray();
    weights = interpolated(phases, size.width * size.width - 4);
  }

  @Override
  public Weights weights() {
    return named;
  }

  @Override
  public MobilityEvaluator with(Weights other) {
    return new MobilityEvaluator(size, other);
  }

  /** Weights between two phases are rounded. */
  @Override
  public int unit() {
    return UNIT;
  }

  @Override
  public int evaluate(OthelloPosition position) {
    long own = position.own();
    long opponent = position.opponent();
    long empty = size.squares & ~(own | opponent);
    long besideCorner = Discs.neighbours(empty & size.corners);
    long x = besideCorner & diagonals;
    long c = besideCorner & ~diagonals;
    int at = FEATURES * Long.bitCount(empty);
    int sum = weights[at] * difference(own, opponent, size.corners);
    sum += weights[at + 1] * difference(own, opponent, x);
    sum += weights[at + 2] * difference(own, opponent, c);
    sum += weights[at + 3] * difference(position.playable(), position.opponentPlayable(), -1L);
    sum += weights[at + 4] * difference(Discs.neighbours(opponent), Discs.neighbours(own), empty);
    sum += weights[at + 5] * difference(own, opponent, -1L);
    return Score.clampOpinion(sum);
  }

  private static int difference(long own, long opponent, long where) {
    return Long.bitCount(own & where) - Long.bitCount(opponent & where);
  }

  private static int[] interpolated(int[] phases, int startEmpties) {
    int[] weights = new int[FEATURES * 65];
    for (int empties = 0; empties <= 64; empties++) {
      System.arraycopy(
          between(phases, empties, startEmpties), 0, weights, FEATURES * empties, FEATURES);
    }
    return weights;
  }

  /** The weights with so many squares empty, in a game that starts with {@code startEmpties}. */
  static int[] between(int[] phases, int empties, int startEmpties) {
    double progress = 2.0 * Math.clamp(1.0 - (double) empties / startEmpties, 0.0, 1.0);
    int phase = Math.min(1, (int) progress);
    double share = progress - phase;
    int[] weights = new int[FEATURES];
    for (int f = 0; f < FEATURES; f++) {
      int at = FEATURES * phase + f;
      weights[f] = (int) Math.round(phases[at] * (1 - share) + phases[at + FEATURES] * share);
    }
    return weights;
  }
}
