package betacut.games.dots;

import betacut.rules.Evaluator;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.util.List;

/**
 * Adds up boxes, own minus the other side's, and for the side that draws next: boxes that lack one
 * line, which it can take, and boxes that lack two, which it may have to give away.
 */
final class DotsEvaluator implements Evaluator.Weighted<DotsPosition> {
  private static final String BOXES = "boxes";
  private static final String TAKEN = "lack-one";
  private static final String GIVEN = "lack-two";

  /** Chosen by hand; {@code tune} learns better ones. */
  static final Weights BY_HAND =
      Weights.of(
          List.of(BOXES, TAKEN, GIVEN),
          name ->
              switch (name) {
                case BOXES -> 100;
                case TAKEN -> 60;
                default -> -4;
              });

  private final Weights weights;
  private final int boxes;
  private final int taken;
  private final int given;

  DotsEvaluator(Weights weights) {
    this.weights = weights;
    boxes = weights.get(BOXES);
    taken = weights.get(TAKEN);
    given = weights.get(GIVEN);
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public DotsEvaluator with(Weights other) {
    return new DotsEvaluator(other);
  }

  @Override
  public int evaluate(DotsPosition position) {
    int lackOne = 0;
    int lackTwo = 0;
    for (long sides : position.grid().sides) {
      int missing = Long.bitCount(sides & ~position.lines());
      lackOne += missing == 1 ? 1 : 0;
      lackTwo += missing == 2 ? 1 : 0;
    }
    int next = taken * lackOne + given * lackTwo;
    return Score.clampOpinion(boxes * position.lead() + (position.isSkipped() ? -next : next));
  }
}
