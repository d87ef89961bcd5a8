package betacut.bench;

import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.stats.regression.LogisticRegression;
import betacut.stats.regression.TrainingSet;
import betacut.stats.sample.Bootstrap;
import betacut.stats.sample.Estimate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The curves that turn a value into a chance, each with one number to fit: an opinion or a margin s
 * wins with 1 / (1 + e^(−s / scale)), a win in d plies with ½ + fading^d / 2. An opinion s
 * foretells the final margin s / worth. Intervals are drawn over games, as the positions of one
 * game share its end.
 */
final class ChanceFit {
  private static final int FEWEST = 100;
  private static final int REPLICATES = 500;
  private static final double HUNDRED = 100;

  /**
   * A position of a game.
   *
   * @param game the number of the game
   * @param value what a search said
   * @param result what the side to move got in the end: 0, ½ or 1
   * @param margin by how much it won, where games are won so; otherwise 0
   */
  record Seen(int game, Value value, double result, int margin) {}

  private ChanceFit() {}

  static Optional<String> opinion(List<Seen> seen) {
    return logistic("opinion", opinions(seen), one -> one.value().score());
  }

  private static List<Seen> opinions(List<Seen> seen) {
    return seen.stream()
        .filter(one -> one.value().kind() == Bound.ESTIMATE)
        .filter(one -> !Score.isDecided(one.value().score()))
        .toList();
  }

  /** Its last number is the root of the mean squared error, in points of the margin. */
  static Optional<String> worth(List<Seen> seen) {
    List<Seen> fitting = opinions(seen);
    if (fitting.size() < FEWEST || fitting.stream().allMatch(one -> one.margin() == 0)) {
      return Optional.empty();
    }
    Estimate worth = byGames(fitting, rows -> 1 / slope(rows));
    if (worth.interval().low() <= 0) {
      return Optional.empty(); // it says nothing about the margin
    }
    double squares =
        fitting.stream()
            .mapToDouble(one -> one.margin() - one.value().score() / worth.value())
            .map(error -> error * error)
            .average()
            .orElseThrow();
    return Optional.of(line("worth", "%.1f", worth, fitting.size(), Math.sqrt(squares)));
  }

  /** Of the straight line through the origin with the least squares. */
  private static double slope(List<Seen> seen) {
    double products = 0;
    double squares = 0;
    for (Seen one : seen) {
      double score = one.value().score();
      products += score * one.margin();
      squares += score * score;
    }
    return products / squares;
  }

  static Optional<String> margin(List<Seen> seen) {
    List<Seen> fitting =
        seen.stream()
            .filter(one -> Score.isDecided(one.value().score()))
            .filter(one -> !Score.hasDistance(one.value().score()))
            .toList();
    return logistic("margin", fitting, one -> Score.margin(one.value().score()));
  }

  private static Optional<String> logistic(
      String what, List<Seen> seen, ToDoubleFunction<Seen> size) {
    if (seen.size() < FEWEST) {
      return Optional.empty();
    }
    var regression = new LogisticRegression(1e-6, 50);
    Estimate scale =
        byGames(seen, rows -> HUNDRED / regression.fit(examples(rows, size)).weights()[0]);
    if (scale.interval().low() <= 0) {
      return Optional.empty(); // it says nothing about the end
    }
    double loss =
        LogisticRegression.logLoss(examples(seen, size), new double[] {HUNDRED / scale.value()});
    return Optional.of(line(what, "%.1f", scale, seen.size(), loss));
  }

  private static TrainingSet examples(List<Seen> seen, ToDoubleFunction<Seen> size) {
    double[][] rows =
        seen.stream()
            .map(one -> new double[] {size.applyAsDouble(one) / HUNDRED})
            .toArray(double[][]::new);
    return TrainingSet.of(rows, seen.stream().mapToDouble(Seen::result).toArray());
  }

  static Optional<String> fading(List<Seen> seen) {
    List<Seen> fitting =
        seen.stream().filter(one -> Score.hasDistance(one.value().score())).toList();
    if (fitting.size() < FEWEST) {
      return Optional.empty();
    }
    Estimate fading = byGames(fitting, ChanceFit::bestFading);
    double loss = loss(fitting, fading.value()) / fitting.size();
    return Optional.of(line("fading", "%.4f", fading, fitting.size(), loss));
  }

  /** Where the loss is least: it falls, then rises. */
  private static double bestFading(List<Seen> seen) {
    double low = 0.5;
    double high = 1 - 1e-6;
    for (int step = 0; step < 60; step++) {
      double left = low + (high - low) / 3;
      double right = high - (high - low) / 3;
      if (loss(seen, left) < loss(seen, right)) {
        high = right;
      } else {
        low = left;
      }
    }
    return (low + high) / 2;
  }

  private static double loss(List<Seen> seen, double fading) {
    double sum = 0;
    for (Seen one : seen) {
      int score = one.value().score();
      double chance = 0.5 + Math.pow(fading, Score.distance(score)) / 2;
      double result = score > 0 ? one.result() : 1 - one.result();
      sum -= result * Math.log(chance) + (1 - result) * Math.log1p(-Math.min(chance, 1 - 1e-12));
    }
    return sum;
  }

  /** A statistic of all rows, and its interval when games are drawn again. */
  private static Estimate byGames(List<Seen> seen, ToDoubleFunction<List<Seen>> statistic) {
    Map<Integer, List<Seen>> games = new LinkedHashMap<>();
    seen.forEach(one -> games.computeIfAbsent(one.game(), none -> new ArrayList<>()).add(one));
    List<List<Seen>> units = List.copyOf(games.values());
    return new Bootstrap(Bootstrap.Method.PERCENTILE, REPLICATES, 0.95, 1)
        .estimate(
            units.size(),
            drawn -> {
              List<Seen> rows = new ArrayList<>();
              for (int unit : drawn) {
                rows.addAll(units.get(unit));
              }
              return statistic.applyAsDouble(rows);
            });
  }

  private static String line(String what, String format, Estimate estimate, int rows, double loss) {
    String numbers = String.join(" ", what, format, format, format, "%d %.4f");
    return numbers.formatted(
        estimate.value(), estimate.interval().low(), estimate.interval().high(), rows, loss);
  }
}
