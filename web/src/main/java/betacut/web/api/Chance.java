package betacut.web.api;

import betacut.rules.Game;
import betacut.rules.Score;
import betacut.rules.Value;

/**
 * How likely the side to move is to win against somebody who errs, by a value: a near win is sure,
 * one in forty plies hardly better than even, a bound counts as it is, and an opinion is squeezed
 * between 0 and 1. The opinions of different games have different sizes, so each has a scale; it
 * decides how bars and marks look, and nothing else.
 */
final class Chance {
  private static final double FADING = 0.95;
  private static final double BIG_MARGIN = 64;
  private static final double USUAL_SCALE = 100;

  private Chance() {}

  static double of(Value value, Game<?> game) {
    int score = value.score();
    double chance =
        Score.isDecided(score)
            ? 0.5 + Math.signum(score) * decided(score)
            : 1 / (1 + Math.exp(-score / scale(game)));
    return Math.round(1000 * chance) / 1000.0;
  }

  /** How far from even, at most a half. */
  private static double decided(int score) {
    return Score.hasDistance(score)
        ? Math.pow(FADING, Score.distance(score)) / 2
        : Math.min(0.5, 0.25 + Math.abs(Score.margin(score)) / BIG_MARGIN / 4);
  }

  private static double scale(Game<?> game) {
    String family = game.id().replaceFirst(":.*", "");
    return switch (family) {
      case "connect4" -> 40;
      case "othello" -> 200;
      case "pentago" -> 300;
      default -> USUAL_SCALE;
    };
  }
}
