package betacut.lab.experiment.result;

import betacut.lab.experiment.Comparison;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Factor;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Setting;
import betacut.lab.experiment.Trial;
import betacut.lab.report.QuietCheck;
import betacut.search.text.Quantities;
import betacut.stats.growth.Crossover;
import betacut.stats.growth.FitMethod;
import betacut.stats.growth.GrowthFits;
import betacut.stats.growth.GrowthSample;
import betacut.stats.sample.Bootstrap;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Proportion;
import betacut.stats.sample.Samples;
import betacut.stats.test.HodgesLehmann;
import betacut.stats.test.Holm;
import betacut.stats.test.WilcoxonSignedRank;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Computes the tables of a summary. */
final class Summarizer {
  private static final double CONFIDENCE = 0.95;
  private static final int FIT_REPLICATES = 2000;

  private final Experiment experiment;
  private final Optional<QuietCheck> before;
  private final Bootstrap bootstrap;
  private final Bootstrap resampling;
  private final List<Summary.Mean> means = new ArrayList<>();
  private final List<Summary.Ratio> ratios = new ArrayList<>();
  private final List<Summary.Unratioed> unratioed = new ArrayList<>();
  private final List<Summary.Growth> growths = new ArrayList<>();
  private final List<Summary.Crossing> crossovers = new ArrayList<>();
  private final List<Summary.Agreement> agreements = new ArrayList<>();
  private final List<Summary.GameMean> games = new ArrayList<>();

  Summarizer(Experiment experiment, Optional<QuietCheck> before) {
    this(experiment, before, Bootstrap.bca(experiment.seed()), FIT_REPLICATES);
  }

  /** With fewer resamples, where intervals matter less than time. */
  Summarizer(
      Experiment experiment, Optional<QuietCheck> before, Bootstrap bootstrap, int fitReplicates) {
    this.experiment = experiment;
    this.before = before;
    this.bootstrap = bootstrap;
    resampling =
        new Bootstrap(Bootstrap.Method.PERCENTILE, fitReplicates, CONFIDENCE, experiment.seed());
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
    List<Summary.Ratio> corrected = corrected();
    return new Summary(
        means,
        corrected,
        unratioed,
        growths,
        crossovers.stream().map(crossing -> measured(crossing, corrected)).toList(),
        agreements,
        games,
        running(measurements, trials));
  }

  /** Threads of one search wait for each other, so only those that search alone tell. */
  private Optional<Summary.Running> running(List<Measurement> measurements, List<Trial> trials) {
    double ran = 0;
    double passed = 0;
    for (Measurement measurement : measurements) {
      if (measurement.cpuNanos() > 0 && experiment.isRepeatable(trials.get(measurement.trial()))) {
        ran += measurement.cpuNanos();
        passed += measurement.nanos();
      }
    }
    boolean isAsked = experiment.measures().stream().anyMatch(Measure::isTime) && passed > 0;
    return isAsked
        ? Optional.of(new Summary.Running(Math.min(1, ran / passed), before))
        : Optional.empty();
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
                      .ifPresentOrElse(
                          ratio -> addRatio(seen, comparison, measure, setting, ratio),
                          () -> addUnratioed(seen, comparison, measure, setting, baseline)));
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
    Estimate typical = HodgesLehmann.of(CONFIDENCE, ratio.logs());
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
            ratio.byGame(),
            typical.mapped(Math::exp),
            test,
            test.pValue(),
            WilcoxonSignedRank.least(seen.positions())));
  }

  private void addUnratioed(
      Observations seen, Comparison by, Measure measure, Setting setting, Setting baseline) {
    double[] own = seen.values(setting, measure);
    double[] base = seen.values(baseline, measure);
    int nothing =
        (int) IntStream.range(0, own.length).filter(i -> own[i] <= 0 || base[i] <= 0).count();
    unratioed.add(
        new Summary.Unratioed(
            seen.grid().game(),
            measure,
            setting.without(by.factor()),
            setting.values().get(by.factor()),
            by.baseline(),
            nothing,
            seen.positions()));
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

  /**
   * The ratios, by measure, with p-values corrected for all of them: a run that compares an engine
   * with itself must not find something in one of many measures. What is equal everywhere is not
   * tested.
   */
  private List<Summary.Ratio> corrected() {
    List<Summary.Ratio> tested = ratios.stream().filter(r -> r.test().count() > 0).toList();
    double[] pValues = tested.stream().mapToDouble(r -> r.test().pValue()).toArray();
    double[] holm = Holm.adjust(pValues);
    Map<Summary.Ratio, Double> byRatio = new IdentityHashMap<>();
    for (int i = 0; i < holm.length; i++) {
      byRatio.put(tested.get(i), holm[i]);
    }
    return measures(Measure.Kind.COST).stream()
        .flatMap(measure -> ratios.stream().filter(ratio -> ratio.measure().equals(measure)))
        .map(ratio -> corrected(ratio, byRatio.getOrDefault(ratio, 1.0), pValues))
        .toList();
  }

  /** Where sizes are equal, p-values are approximate and may fall below the least exact one. */
  private static Summary.Ratio corrected(Summary.Ratio ratio, double holm, double[] pValues) {
    double least = Math.min(ratio.leastHolm(), ratio.test().pValue());
    return ratio.corrected(holm, Math.min(holm, Holm.least(least, pValues)));
  }

  private Summary.Crossing measured(Summary.Crossing crossing, List<Summary.Ratio> corrected) {
    var differences = new TreeMap<Integer, CostDifference>();
    for (Summary.Ratio ratio : corrected) {
      boolean isOwn =
          ratio.game().equals(crossing.game())
              && ratio.measure().equals(crossing.measure())
              && ratio.level().equals(crossing.level())
              && ratio.context().without(Factor.DEPTH).equals(crossing.context());
      if (isOwn) {
        String depth = ratio.context().values().get(Factor.DEPTH);
        differences.put(Quantities.number(depth), ratio.difference());
      }
    }
    return crossing.measured(differences);
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
                new TreeMap<>()));
      }
    }
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
