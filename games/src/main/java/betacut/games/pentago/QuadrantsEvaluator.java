package betacut.games.pentago;

import betacut.platform.Platform;
import betacut.rules.Evaluator;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * The lines of {@link SidesEvaluator} and a {@link QuadrantNet}, learned together from results of
 * games, in twist from values of searches, too. An opinion of {@link #UNIT} is meant to make the
 * odds e : 1.
 *
 * <p>A node costs some 10 % more than with the lines alone.
 */
final class QuadrantsEvaluator implements Evaluator.Sloped<PentagoPosition> {
  static final int UNIT = 512;
  static final int PLIES = 37;

  /** A mover who wins at once: more than the rest ever says, but no number that hides it all. */
  private static final int WIN = 6 * UNIT;

  /** Of the lines, all but {@link SidesEvaluator#WIN}, which is not learned. */
  static final List<String> LINES =
      SidesEvaluator.names().stream().filter(name -> !name.equals(SidesEvaluator.WIN)).toList();

  private static final class Learned {
    private final byte[] file;
    private final SidesEvaluator lines;

    /** What it is worth to be on turn, by the number of stones. */
    private final short[] turns = new short[PLIES];

    private final QuadrantNet net;

    Learned(Variant variant, byte[] file) {
      this.file = file;
      ByteBuffer numbers = ByteBuffer.wrap(file);
      int own = numbers.remaining() < Short.BYTES ? 0 : numbers.getShort();
      int due = LINES.size() + PLIES + QuadrantNet.numbers(own);
      if (own < 2 || own % 2 != 0 || numbers.remaining() != Short.BYTES * due) {
        throw new IllegalArgumentException("this is no net over the quadrants of Pentago");
      }
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

    /** The one that comes with the program. */
    static Learned shipped(Variant variant) {
      String file = "quadrants-%s.net".formatted(variant.id);
      return new Learned(variant, Platform.data(QuadrantsEvaluator.class, file).orElseThrow());
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

  private static final class Classic {
    static final Learned LEARNED = Learned.shipped(Variant.CLASSIC);
  }

  private static final class Twist {
    static final Learned LEARNED = Learned.shipped(Variant.TWIST);
  }

  private final Variant variant;

  /** Tabled when a position is first judged; null until then. */
  private Learned learned;

  /** As it ships. */
  QuadrantsEvaluator(Variant variant) {
    this.variant = variant;
  }

  private QuadrantsEvaluator(Variant variant, Learned learned) {
    this.variant = variant;
    this.learned = learned;
  }

  private Learned learned() {
    if (learned == null) {
      learned = variant == Variant.CLASSIC ? Classic.LEARNED : Twist.LEARNED;
    }
    return learned;
  }

  @Override
  public int evaluate(PentagoPosition position) {
    return learned().opinion(position);
  }

  @Override
  public byte[] file() {
    return learned().file.clone();
  }

  @Override
  public QuadrantsEvaluator read(byte[] file) {
    return new QuadrantsEvaluator(variant, new Learned(variant, file.clone()));
  }

  @Override
  public QuadrantsLearner learner(long seed) {
    return new QuadrantsLearner(variant, seed);
  }
}
