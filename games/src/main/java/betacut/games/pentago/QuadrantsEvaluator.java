package betacut.games.pentago;

import betacut.platform.Platform;
import betacut.rules.Evaluator;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.nio.ByteBuffer;

/**
 * The lines of {@link SidesEvaluator} and a {@link QuadrantNet}, learned together from the results
 * of games and from searches of what might have been played in them. An opinion of 512 was meant to
 * make the odds e : 1.
 *
 * <p>A node costs some 10 % more than with the lines alone.
 */
final class QuadrantsEvaluator implements Evaluator<PentagoPosition> {
  private static final int WIN = 15_000;
  private static final int PLIES = 37;

  private static final class Learned {
    private final SidesEvaluator lines;

    /** What it is worth to be on turn, by the number of stones. */
    private final short[] turns = new short[PLIES];

    private final QuadrantNet net;

    Learned(Variant variant) {
      String file = "quadrants-%s.net".formatted(variant.id);
      byte[] bytes = Platform.data(QuadrantsEvaluator.class, file).orElseThrow();
      ByteBuffer numbers = ByteBuffer.wrap(bytes);
      int own = numbers.getShort();
      lines =
          new SidesEvaluator(
              variant,
              Weights.of(
                  SidesEvaluator.names(),
                  name -> name.equals(SidesEvaluator.WIN) ? WIN : numbers.getShort()));
      for (int ply = 0; ply < PLIES; ply++) {
        turns[ply] = numbers.getShort();
      }
      net = new QuadrantNet(variant, own, numbers);
    }

    int opinion(PentagoPosition position) {
      int sum = lines.sum(position);
      if (sum == SidesEvaluator.WINS) {
        return WIN;
      }
      int ply = position.ply();
      return Score.clampOpinion(
          sum + turns[ply] + net.sum(position.own(), position.opponent(), ply));
    }
  }

  /** Read and tabled when a position is first judged, and once. */
  private static final class Twist {
    static final Learned LEARNED = new Learned(Variant.TWIST);
  }

  @Override
  public int evaluate(PentagoPosition position) {
    return Twist.LEARNED.opinion(position);
  }
}
