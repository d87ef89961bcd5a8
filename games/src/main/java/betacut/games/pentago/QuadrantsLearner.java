package betacut.games.pentago;

import betacut.platform.SplitMix;
import betacut.rules.Evaluator;
import betacut.rules.Weights;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A {@link QuadrantsEvaluator} that learns. It begins with the lines of the evaluation that was
 * learned from results alone and with small random units, half of them for the mover and half
 * against it.
 *
 * <pre>
 *   numbers: lines by phase | being on turn, by stones | bias of each own unit, by stones
 *            | for each own unit and quadrant, a number for each filling of each group
 * </pre>
 */
final class QuadrantsLearner implements Evaluator.Learner<PentagoPosition> {
  /** An opinion of the lines that makes the odds e : 1 (bench chances). */
  private static final float LINES_UNIT = 3186;

  /** Units that are not images of others: with their images 64 in classic, 32 in twist. */
  private static final int UNITS = 64;

  private static final int TWIST_UNITS = 32;
  private static final double FIRST_SIZE = 0.08;
  private static final int PLIES = QuadrantsEvaluator.PLIES;

  private final PentagoSymmetries symmetries;
  private final int own;

  /** The lines, each with the weight 1 in every phase, in the order of the names in a phase. */
  private final List<SidesEvaluator> lines;

  private final SidesEvaluator threats;
  private final int turnsFrom;
  private final int biasesFrom;
  private final int fillingsFrom;
  private final float[] numbers;
  private final int[] places;
  private final float[] slopes;
  private int count;

  /** The fillings of a board's image, places in the numbers of one unit. */
  private final int[] fillings = new int[4 * QuadrantNet.GROUP_COUNT];

  QuadrantsLearner(Variant variant, long seed) {
    symmetries = PentagoSymmetries.of(variant);
    own = (variant == Variant.CLASSIC ? UNITS : TWIST_UNITS) / symmetries.count();
    lines =
        SidesEvaluator.namesOfPhase().stream()
            .map(name -> new SidesEvaluator(variant, only(name)))
            .toList();
    threats = SidesEvaluator.byHand(variant);
    turnsFrom = QuadrantsEvaluator.LINES.size();
    biasesFrom = turnsFrom + PLIES;
    fillingsFrom = biasesFrom + PLIES * own;
    numbers = new float[biasesFrom + QuadrantNet.numbers(own)];
    int most = lines.size() + 1 + own * symmetries.count() * (1 + fillings.length);
    places = new int[most];
    slopes = new float[most];
    begin(SidesEvaluator.of(variant, "sides-learned.weights").weights(), seed);
  }

  private static Weights only(String name) {
    return Weights.of(SidesEvaluator.names(), each -> each.endsWith("." + name) ? 1 : 0);
  }

  private void begin(Weights known, long seed) {
    for (int i = 0; i < turnsFrom; i++) {
      numbers[i] = known.get(QuadrantsEvaluator.LINES.get(i)) / LINES_UNIT;
    }
    RandomGenerator random = SplitMix.of(seed, 0);
    for (int i = fillingsFrom; i < numbers.length; i++) {
      numbers[i] = (float) (FIRST_SIZE * (2 * random.nextDouble() - 1));
    }
  }

  @Override
  public float[] numbers() {
    return numbers;
  }

  @Override
  public float judge(PentagoPosition position) {
    if (threats.sum(position) == SidesEvaluator.WINS) {
      return Float.NaN;
    }
    count = 0;
    int ply = position.ply();
    float sum = add(turnsFrom + ply, 1);
    int phase = SidesEvaluator.phase(ply) * lines.size();
    for (int i = 0; i < lines.size(); i++) {
      int feature = lines.get(i).sum(position);
      if (feature != 0) {
        sum += add(phase + i, feature);
      }
    }
    for (int image = 0; image < symmetries.count(); image++) {
      int symmetry = symmetries.ofBoard(image);
      QuadrantNet.fillings(
          Quadrants.image(position.own(), symmetry),
          Quadrants.image(position.opponent(), symmetry),
          fillings);
      sum += units(ply);
    }
    return sum;
  }

  private float add(int place, float slope) {
    places[count] = place;
    slopes[count++] = slope;
    return slope * numbers[place];
  }

  /** What the own units make of the fillings. */
  private float units(int ply) {
    float sum = 0;
    for (int unit = 0; unit < own; unit++) {
      int bias = biasesFrom + ply * own + unit;
      int from = fillingsFrom + unit * 4 * QuadrantNet.FILLINGS;
      float value = numbers[bias];
      for (int filling : fillings) {
        value += numbers[from + filling];
      }
      if (value > 0) {
        float sign = unit < own / 2 ? 1 : -1;
        sum += sign * value;
        places[count] = bias;
        for (int i = 0; i < fillings.length; i++) {
          places[count + 1 + i] = from + fillings[i];
        }
        Arrays.fill(slopes, count, count + 1 + fillings.length, sign);
        count += 1 + fillings.length;
      }
    }
    return sum;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int[] places() {
    return places;
  }

  @Override
  public float[] slopes() {
    return slopes;
  }

  @Override
  public byte[] file() {
    ByteBuffer file = ByteBuffer.allocate(Short.BYTES * (1 + numbers.length)).putShort((short) own);
    for (float number : numbers) {
      int rounded = Math.round(QuadrantsEvaluator.UNIT * number);
      file.putShort((short) Math.clamp(rounded, Short.MIN_VALUE, Short.MAX_VALUE));
    }
    return file.array();
  }
}
