package betacut.lab.experiment.result;

import betacut.lab.experiment.Comparison;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Setting;
import betacut.stats.sample.Bootstrap;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.MeanResamples;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Means of one game and ratios of what is compared, with their intervals. Settings that differ in
 * the compared factor alone are resampled together, so the positions are drawn once for all of them
 * and a ratio comes from the same means as its two parts.
 */
final class CostEstimates {
  /**
   * A setting against its baseline.
   *
   * @param byGame that of totals, games being drawn first; empty if none has several positions
   * @param logs of the ratios at each position
   */
  record Ratio(Estimate ofTotals, Estimate geometric, Optional<Estimate> byGame, double[] logs) {}

  private record Cell(Setting setting, Measure measure) {}

  private final Observations seen;
  private final Optional<Comparison> comparison;
  private final Map<Cell, Estimate> means = new HashMap<>();
  private final Map<Cell, Ratio> ratios = new HashMap<>();

  CostEstimates(
      Observations seen, List<Measure> measures, Optional<Comparison> comparison, Bootstrap by) {
    this.seen = seen;
    this.comparison = comparison;
    groups().forEach(settings -> estimate(settings, measures, by));
  }

  /** The mean of a measure at a setting; empty where there is none, or nothing to divide by. */
  Optional<Estimate> mean(Setting setting, Measure measure) {
    return Optional.ofNullable(means.get(new Cell(setting, measure)));
  }

  /** How a setting compares with its baseline; empty where nothing was counted. */
  Optional<Ratio> ratio(Setting setting, Measure measure) {
    return Optional.ofNullable(ratios.get(new Cell(setting, measure)));
  }

  private Iterable<List<Setting>> groups() {
    var groups = new LinkedHashMap<Setting, List<Setting>>();
    for (Setting setting : seen.grid().settings()) {
      Setting context = comparison.map(by -> setting.without(by.factor())).orElse(setting);
      groups.computeIfAbsent(context, unseen -> new ArrayList<>()).add(setting);
    }
    return groups.values();
  }

  private void estimate(List<Setting> settings, List<Measure> measures, Bootstrap bootstrap) {
    var samples = new ArrayList<double[]>();
    var numbers = new LinkedHashMap<Cell, Integer>();
    var logs = new LinkedHashMap<Cell, Integer>();
    for (Measure measure : sampled(measures)) {
      for (Setting setting : settings) {
        numbers.put(new Cell(setting, measure), samples.size());
        samples.add(seen.values(setting, measure));
      }
    }
    for (Cell cell : numbers.keySet()) {
      baseline(cell)
          .filter(numbers::containsKey)
          .flatMap(base -> logs(samples.get(numbers.get(cell)), samples.get(numbers.get(base))))
          .ifPresent(
              ratio -> {
                logs.put(cell, samples.size());
                samples.add(ratio);
              });
    }
    double[][] all = samples.toArray(double[][]::new);
    var resamples = new MeanResamples(all, bootstrap);
    Optional<MeanResamples> byGame = logs.isEmpty() ? Optional.empty() : byGame(all, bootstrap);
    numbers.forEach((cell, i) -> means.put(cell, resamples.estimate(found -> found[i])));
    for (Measure measure : measures) {
      for (Setting setting : settings) {
        measure
            .quotient()
            .ifPresent(
                q -> {
                  int over = numbers.get(new Cell(setting, q.over()));
                  int under = numbers.get(new Cell(setting, q.under()));
                  if (isPositive(samples.get(under))) {
                    means.put(
                        new Cell(setting, measure),
                        resamples.estimate(found -> q.scale() * found[over] / found[under]));
                  }
                });
      }
    }
    logs.forEach(
        (cell, i) -> {
          int own = numbers.get(cell);
          int base = numbers.get(baseline(cell).orElseThrow());
          ratios.put(
              cell,
              new Ratio(
                  resamples.estimate(found -> found[own] / found[base]),
                  resamples.estimate(found -> Math.exp(found[i])),
                  byGame.map(games -> games.estimate(found -> found[own] / found[base])),
                  samples.get(i)));
        });
  }

  /** Few games say little of bias and skewness, so their intervals are not corrected for them. */
  private Optional<MeanResamples> byGame(double[][] samples, Bootstrap by) {
    int[][] games =
        seen.lines().values().stream()
            .map(places -> places.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    return games.length == 0
        ? Optional.empty()
        : Optional.of(
            new MeanResamples(
                samples,
                games,
                new Bootstrap(
                    Bootstrap.Method.PERCENTILE, by.replicates(), by.confidence(), by.seed())));
  }

  /** What positions have values of: of a rate its two parts. */
  private static List<Measure> sampled(List<Measure> measures) {
    return measures.stream()
        .flatMap(
            measure ->
                measure
                    .quotient()
                    .map(q -> Stream.of(q.over(), q.under()))
                    .orElseGet(() -> Stream.of(measure)))
        .distinct()
        .toList();
  }

  private Optional<Cell> baseline(Cell cell) {
    return comparison
        .filter(by -> cell.measure.kind() == Measure.Kind.COST)
        .filter(by -> !by.baseline().equals(cell.setting.values().get(by.factor())))
        .map(by -> new Cell(cell.setting.with(by.factor(), by.baseline()), cell.measure));
  }

  private static Optional<double[]> logs(double[] first, double[] second) {
    boolean isCounted = isPositive(first) && isPositive(second);
    double[] logs = new double[first.length];
    Arrays.setAll(logs, i -> Math.log(first[i] / second[i]));
    return isCounted ? Optional.of(logs) : Optional.empty();
  }

  static boolean isPositive(double[] values) {
    return Arrays.stream(values).allMatch(value -> value > 0);
  }
}
