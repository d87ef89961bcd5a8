package betacut.lab.experiment;

import betacut.lab.statistics.Bootstrap;
import betacut.lab.statistics.Crossover;
import betacut.lab.statistics.FitMethod;
import betacut.lab.statistics.GrowthSample;
import betacut.lab.statistics.Holm;
import betacut.lab.statistics.PairedRatio;
import betacut.lab.statistics.Proportion;
import betacut.lab.statistics.WilcoxonSignedRank;
import betacut.search.Quantities;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/** Computes the tables of a summary. */
final class Summarizer {
  private static final double CONFIDENCE = 0.95;
  private static final int FIT_REPLICATES = 2000;

  private final Experiment experiment;
  private final Bootstrap bootstrap;
  private final Bootstrap fits;
  private final List<Summary.Mean> means = new ArrayList<>();
  private final List<Summary.Ratio> ratios = new ArrayList<>();
  private final List<Summary.Growth> growths = new ArrayList<>();
  private final List<Summary.Crossing> crossovers = new ArrayList<>();
  private final List<Summary.Agreement> agreements = new ArrayList<>();

  Summarizer(Experiment experiment) {
    this.experiment = experiment;
    bootstrap = Bootstrap.bca(experiment.seed());
    fits =
        new Bootstrap(Bootstrap.Method.PERCENTILE, FIT_REPLICATES, CONFIDENCE, experiment.seed());
  }

  Summary summarize(List<Measurement> measurements) {
    List<Trial> trials = experiment.trials();
    for (Grid grid : experiment.grids()) {
      Observations seen = Observations.of(grid, experiment, measurements, trials);
      if (seen.positions() > 0) {
        addMeans(seen);
        addGrowths(seen);
        experiment.comparison().ifPresent(comparison -> addComparisons(seen, comparison));
      }
    }
    return new Summary(means, corrected(), growths, crossovers, agreements);
  }

  private List<Measure> measures(Measure.Kind... kinds) {
    return experiment.measures().stream()
        .filter(measure -> List.of(kinds).contains(measure.kind()))
        .toList();
  }

  private void addMeans(Observations seen) {
    for (Measure measure : measures(Measure.Kind.COST, Measure.Kind.COUNT)) {
      for (Setting setting : seen.grid().settings()) {
        double[] values = seen.values(setting, measure);
        var mean = bootstrap.estimate(values.length, units -> meanOf(units, values));
        means.add(new Summary.Mean(seen.grid().game(), setting, measure, seen.positions(), mean));
      }
    }
  }

  private static double meanOf(int[] units, double[] values) {
    double sum = 0;
    for (int unit : units) {
      sum += values[unit];
    }
    return sum / units.length;
  }

  // ---- Comparisons -------------------------------------------------------------------------

  private void addComparisons(Observations seen, Comparison comparison) {
    String factor = comparison.factor();
    for (Setting setting : seen.grid().settings()) {
      String level = setting.values().get(factor);
      Setting baseline = setting.with(factor, comparison.baseline());
      boolean hasBaseline = seen.grid().settings().contains(baseline);
      if (level.equals(comparison.baseline()) || !hasBaseline) {
        continue;
      }
      measures(Measure.Kind.COST)
          .forEach(measure -> addRatio(seen, comparison, measure, setting, baseline));
      measures(Measure.Kind.ANSWER)
          .forEach(answer -> addAgreement(seen, comparison, answer, setting, baseline));
    }
  }

  private void addRatio(
      Observations seen, Comparison by, Measure measure, Setting setting, Setting baseline) {
    double[] first = seen.values(setting, measure);
    double[] second = seen.values(baseline, measure);
    if (!isPositive(first) || !isPositive(second)) {
      return; // nothing was counted: there is no ratio
    }
    double[] logs = new double[first.length];
    Arrays.setAll(logs, i -> Math.log(first[i] / second[i]));
    var test = WilcoxonSignedRank.of(logs);
    ratios.add(
        new Summary.Ratio(
            seen.grid().game(),
            measure,
            setting.without(by.factor()),
            setting.values().get(by.factor()),
            by.baseline(),
            seen.positions(),
            PairedRatio.ofMeans(first, second, bootstrap),
            PairedRatio.geometric(first, second, bootstrap),
            test,
            test.pValue()));
  }

  private static boolean isPositive(double[] values) {
    return Arrays.stream(values).allMatch(value -> value > 0);
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
      List<Summary.Ratio> family = ratios.stream().filter(r -> r.measure() == measure).toList();
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
      for (Setting context : contexts(seen.grid(), Factor.DEPTH)) {
        GrowthSample sample = sample(seen, measure, context, depths);
        if (isPositive(sample.means())) {
          growths.add(growth(seen, measure, context, sample));
        }
      }
      experiment.comparison().ifPresent(by -> addCrossovers(seen, by, measure, depths));
    }
  }

  private Summary.Growth growth(
      Observations seen, Measure measure, Setting context, GrowthSample sample) {
    return new Summary.Growth(
        seen.grid().game(),
        measure,
        context,
        seen.positions(),
        Arrays.stream(sample.depths()).boxed().toList(),
        Arrays.stream(sample.means()).boxed().toList(),
        sample.fit(FitMethod.NONLINEAR),
        sample.fit(FitMethod.LOG_LINEAR),
        sample.branchingFactor(FitMethod.NONLINEAR, fits));
  }

  private void addCrossovers(Observations seen, Comparison by, Measure measure, double[] depths) {
    if (by.factor().equals(Factor.DEPTH)) {
      return;
    }
    for (Setting context : contexts(seen.grid(), Factor.DEPTH)) {
      String level = context.values().get(by.factor());
      GrowthSample own = sample(seen, measure, context, depths);
      GrowthSample base = sample(seen, measure, context.with(by.factor(), by.baseline()), depths);
      boolean isUseful = isPositive(own.means()) && isPositive(base.means());
      if (!level.equals(by.baseline()) && isUseful) {
        crossovers.add(
            new Summary.Crossing(
                seen.grid().game(),
                measure,
                context.without(by.factor()),
                level,
                by.baseline(),
                Crossover.between(
                    base, own, FitMethod.NONLINEAR, depths[0], depths[depths.length - 1], fits),
                observed(base, own)));
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
