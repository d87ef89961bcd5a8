package betacut.games.kalah;

import betacut.rules.Evaluator;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.util.List;

/**
 * Adds up, own minus the other side's: seeds in the store, seeds in houses, houses whose last seed
 * would fall into the store, and houses that hold any.
 */
final class KalahEvaluator implements Evaluator.Weighted<KalahPosition> {
  private static final String STORE = "store";
  private static final String HOUSES = "houses";
  private static final String AGAIN = "again";
  private static final String FULL = "full";

  /** Chosen by hand; {@code tune} learns better ones. */
  static final Weights BY_HAND =
      Weights.of(
          List.of(STORE, HOUSES, AGAIN, FULL),
          name ->
              switch (name) {
                case STORE -> 100;
                case HOUSES -> 30;
                case AGAIN -> 40;
                default -> 10;
              });

  private final Weights weights;
  private final int store;
  private final int houses;
  private final int again;
  private final int full;

  KalahEvaluator(Weights weights) {
    this.weights = weights;
    store = weights.get(STORE);
    houses = weights.get(HOUSES);
    again = weights.get(AGAIN);
    full = weights.get(FULL);
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public KalahEvaluator with(Weights other) {
    return new KalahEvaluator(other);
  }

  @Override
  public int evaluate(KalahPosition position) {
    int side = position.mover();
    Sowing sowing = position.sowing();
    return Score.clampOpinion(
        side(sowing, position.row(side)) - side(sowing, position.row(1 - side)));
  }

  private int side(Sowing sowing, long row) {
    int sum = store * Sowing.at(row, sowing.houses);
    for (int house = 0; house < sowing.houses; house++) {
      int seeds = Sowing.at(row, house);
      if (seeds > 0) {
        sum += houses * seeds + full;
        sum += sowing.last(house, seeds) == sowing.houses ? again : 0;
      }
    }
    return sum;
  }
}
