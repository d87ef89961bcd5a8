package betacut.lab.experiment.result;

import betacut.lab.experiment.Comparison;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Factor;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Setting;
import betacut.lab.experiment.Trial;
import betacut.search.text.Quantities;
import betacut.stats.growth.Crossover;
import betacut.stats.growth.FitMethod;
import betacut.stats.growth.GrowthFits;
import betacut.stats.growth.GrowthSample;
import betacut.stats.sample.Bootstrap;
import betacut.stats.sample.Proportion;
import betacut.stats.sample.Samples;
import betacut.stats.test.Holm;
import betacut.stats.test.WilcoxonSignedRank;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Computes the tables of a summary. */
final class Summarizer {
  private static final double CONFIDENCE = 0.95;
  private static final int FIT_REPLICATES = 2000;

  private final Experiment experiment;
  private final Bootstrap bootstrap;
  private final Bootstrap resampling;
  private final List<Summary.Mean> means = new ArrayList<>();
  private final List<Summary.Ratio> ratios = new ArrayList<>();
  private final List<Summary.Growth> growths = new ArrayList<>();
  private final List<Summary.Crossing> crossovers = new ArrayList<>();
  private final List<Summary.Agreement> agreements = new ArrayList<>();
  private final List<Summary.GameMean> games = new ArrayList<>();

  Summarizer(Experiment experiment) {
    this.experiment = experiment;
    bootstrap = Bootstrap.bca(experiment.seed());
    resampling =
        new Bootstrap(Bootstrap.Method.PERCENTILE, FIT_REPLICATES, CONFIDENCE, experiment.seed());
  }

  Summary summarize(List<Measurement> measurements) {
    List<Trial> trials = experiment.trials();
    for (Grid grid : experiment.grids()) {
      Observations seen = Observations.of(grid, experiment, measurements, trials);
      if (seen.positions() > 0) {
        var costs =
            new CostEstimates(
                seen,
                experiment.measures().stream().filter(Measure::hasMean).toList(),
                experiment.comparison(),
                bootstrap);
        addMeans(seen, costs);
        addGames(seen);
        addGrowths(seen);
        experiment.comparison().ifPresent(comparison -> addComparisons(seen, costs, comparison));
      }
    }
    return new Summary(means, corrected(), growths, crossovers, agreements, games);
  }

  private List<Measure> measures(Measure.Kind kind) {
    return experiment.measures().stream().filter(measure -> measure.kind() == kind).toList();
  }

  private void addMeans(Observations seen, CostEstimates costs) {
    for (Measure measure : experiment.measures()) {
      for (Setting setting : seen.grid().settings()) {
        costs
            .mean(setting, measure)
            .map(
                mean ->
                    new Summary.Mean(seen.grid().game(), setting, measure, seen.positions(), mean))
            .ifPresent(means::add);
      }
    }
  }

  private void addGames(Observations seen) {
    for (Measure measure : measures(Measure.Kind.COST)) {
      for (Setting setting : seen.grid().settings()) {
        seen.byLine(setting, measure)
            .forEach(
                (line, values) ->
                    games.add(
                        new Summary.GameMean(
                            seen.grid().game(),
                            setting,
                            measure,
                            line + 1,
                            values.length,
                            Samples.mean(values))));
      }
    }
  }

  // ---- Comparisons -------------------------------------------------------------------------

  private void addComparisons(Observations seen, CostEstimates costs, Comparison comparison) {
    String factor = comparison.factor();
    for (Setting setting : seen.grid().settings()) {
      String level = setting.values().get(factor);
      Setting baseline = setting.with(factor, comparison.baseline());
      boolean hasBaseline = seen.grid().settings().contains(baseline);
      if (comparison.baseline().equals(level) || !hasBaseline) {
        continue;
      }
      measures(Measure.Kind.COST)
          .forEach(
              measure ->
                  costs
                      .ratio(setting, measure)
                      .ifPresent(ratio -> addRatio(seen, comparison, measure, setting, ratio)));
      measures(Measure.Kind.ANSWER)
          .forEach(answer -> addAgreement(seen, comparison, answer, setting, baseline));
    }
  }

  private void addRatio(
      Observations seen,
      Comparison by,
      Measure measure,
      Setting setting,
      CostEstimates.Ratio ratio) {
    var test = WilcoxonSignedRank.of(ratio.logs());
    ratios.add(
        new Summary.Ratio(
            seen.grid().game(),
            measure,
            setting.without(by.factor()),
            setting.values().get(by.factor()),
            by.baseline(),
            seen.positions(),
            ratio.ofTotals(),
            ratio.geometric(),
            test,
            test.pValue()));
  }

  private void addAgreement(
      Observations seen, Comparison by, Measure answer, Setting setting, Setting baseline) {
    int same = seen.agreements(setting, baseline, answer);
    agreements.add(
        new Summary.Agreement(
            seen.grid().game(),
            answer,
            setting.without(by.factor()),
            setting.values().get(by.factor()),
            by.baseline(),
            same,
            seen.positions(),
            new Proportion(same, seen.positions()).wilson(CONFIDENCE)));
  }

  /** The ratios with p-values corrected within each measure. */
  private List<Summary.Ratio> corrected() {
    List<Summary.Ratio> corrected = new ArrayList<>();
    for (Measure measure : measures(Measure.Kind.COST)) {
      List<Summary.Ratio> family =
          ratios.stream().filter(r -> r.measure().equals(measure)).toList();
      double[] holm = Holm.adjust(family.stream().mapToDouble(r -> r.test().pValue()).toArray());
      for (int i = 0; i < holm.length; i++) {
        Summary.Ratio r = family.get(i);
        corrected.add(
            new Summary.Ratio(
                r.game(),
                r.measure(),
                r.context(),
                r.level(),
                r.baseline(),
                r.positions(),
                r.ofTotals(),
                r.geometric(),
                r.test(),
                holm[i]));
      }
    }
    return corrected;
  }

  // ---- Growth ------------------------------------------------------------------------------

  private void addGrowths(Observations seen) {
    double[] depths = depths(seen.grid());
    if (depths.length < 3) {
      return; // two points lie on any curve
    }
    for (Measure measure : measures(Measure.Kind.COST)) {
      Map<Setting, GrowthSample> samples = new LinkedHashMap<>();
      Map<Setting, GrowthFits> fits = new HashMap<>();
      for (Setting context : contexts(seen.grid(), Factor.DEPTH)) {
        GrowthSample sample = sample(seen, measure, context, depths);
        if (CostEstimates.isPositive(sample.means())) {
          samples.put(context, sample);
          fits.put(context, new GrowthFits(sample, FitMethod.NONLINEAR, resampling));
        }
      }
      samples.forEach(
          (context, sample) ->
              growths.add(growth(seen, measure, context, sample, fits.get(context))));
      experiment
          .comparison()
          .filter(by -> !by.factor().equals(Factor.DEPTH))
          .ifPresent(by -> addCrossovers(seen.grid(), by, measure, samples, fits));
    }
  }

  private static Summary.Growth growth(
      Observations seen, Measure measure, Setting context, GrowthSample sample, GrowthFits fits) {
    return new Summary.Growth(
        seen.grid().game(),
        measure,
        context,
        seen.positions(),
        Arrays.stream(sample.depths()).boxed().toList(),
        Arrays.stream(sample.means()).boxed().toList(),
        fits.whole(),
        sample.fit(FitMethod.LOG_LINEAR),
        fits.branchingFactor());
  }

  private void addCrossovers(
      Grid grid,
      Comparison by,
      Measure measure,
      Map<Setting, GrowthSample> samples,
      Map<Setting, GrowthFits> fits) {
    double[] depths = depths(grid);
    for (Setting context : samples.keySet()) {
      String level = context.values().get(by.factor());
      Setting base = context.with(by.factor(), by.baseline());
      if (!by.baseline().equals(level) && samples.containsKey(base)) {
        crossovers.add(
            new Summary.Crossing(
                grid.game(),
                measure,
                context.without(by.factor()),
                level,
                by.baseline(),
                Crossover.between(
                    fits.get(base), fits.get(context), depths[0], depths[depths.length - 1]),
                observed(samples.get(base), samples.get(context))));
      }
    }
  }

  private static OptionalDouble observed(GrowthSample base, GrowthSample own) {
    double[] costs = base.means();
    double[] ownCosts = own.means();
    int first = costs.length;
    while (first > 0 && ownCosts[first - 1] < costs[first - 1]) {
      first--;
    }
    return first == costs.length ? OptionalDouble.empty() : OptionalDouble.of(own.depths()[first]);
  }

  private static double[] depths(Grid grid) {
    return grid.factor(Factor.DEPTH).levels().stream()
        .mapToDouble(Quantities::number)
        .sorted()
        .toArray();
  }

  /** The settings with one factor taken out, each once. */
  private static List<Setting> contexts(Grid grid, String factor) {
    return grid.settings().stream().map(setting -> setting.without(factor)).distinct().toList();
  }

  private static GrowthSample sample(
      Observations seen, Measure measure, Setting context, double[] depths) {
    double[][] costs = new double[seen.positions()][depths.length];
    for (int i = 0; i < depths.length; i++) {
      double[] values = seen.values(at(seen.grid(), context, (int) depths[i]), measure);
      for (int position = 0; position < values.length; position++) {
        costs[position][i] = values[position];
      }
    }
    return new GrowthSample(depths, costs);
  }

  private static Setting at(Grid grid, Setting context, int depth) {
    return grid.settings().stream()
        .filter(setting -> setting.without(Factor.DEPTH).equals(context))
        .filter(setting -> Quantities.number(setting.values().get(Factor.DEPTH)) == depth)
        .findFirst()
        .orElseThrow();
  }
}
