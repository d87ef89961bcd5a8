package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Setting;
import betacut.stats.sample.Estimate;
import betacut.text.json.Inline;
import betacut.text.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** The tables of a summary for programs, as one JSON object; intervals are value, low, high. */
public record ResultsJson(
    String name,
    String title,
    long seed,
    List<Mean> means,
    List<Ratio> ratios,
    List<Unratioed> unratioed,
    List<Growth> growths,
    List<Crossing> crossovers,
    List<Agreement> agreements,
    List<GameMean> games,
    OptionalDouble running) {
  private record Row(String game, String measure, Map<String, String> setting) {
    Row(String game, Measure measure, Setting setting) {
      this(game, measure.id(), setting.values());
    }
  }

  private record Mean(@Inline Row row, int positions, List<Double> mean) {
    Mean(Summary.Mean mean) {
      this(
          new Row(mean.game(), mean.measure(), mean.setting()),
          mean.positions(),
          numbers(mean.estimate()));
    }
  }

  private record Ratio(
      @Inline Row row,
      String level,
      String baseline,
      int positions,
      List<Double> ofTotals,
      List<Double> geometric,
      Optional<List<Double>> byGame,
      double rankBiserial,
      List<Double> typical,
      double p,
      double pHolm,
      CostDifference difference) {
    Ratio(Summary.Ratio ratio) {
      this(
          new Row(ratio.game(), ratio.measure(), ratio.context()),
          ratio.level(),
          ratio.baseline(),
          ratio.positions(),
          numbers(ratio.ofTotals()),
          numbers(ratio.geometric()),
          ratio.byGame().map(ResultsJson::numbers),
          ratio.test().rankBiserial(),
          numbers(ratio.typical()),
          ratio.test().pValue(),
          ratio.holm(),
          ratio.difference());
    }
  }

  private record Unratioed(
      @Inline Row row, String level, String baseline, int nothing, int positions) {
    Unratioed(Summary.Unratioed pair) {
      this(
          new Row(pair.game(), pair.measure(), pair.context()),
          pair.level(),
          pair.baseline(),
          pair.nothing(),
          pair.positions());
    }
  }

  private record Growth(
      @Inline Row row,
      int positions,
      List<Double> depths,
      List<Double> means,
      double a,
      List<Double> b,
      double rSquared,
      double logA,
      double logB,
      double logRSquared) {
    Growth(Summary.Growth growth) {
      this(
          new Row(growth.game(), growth.measure(), growth.context()),
          growth.positions(),
          growth.depths(),
          growth.means(),
          growth.fit().a(),
          numbers(growth.base()),
          growth.fit().rSquared(),
          growth.logFit().a(),
          growth.logFit().b(),
          growth.logFit().rSquared());
    }
  }

  private record Crossing(
      @Inline Row row,
      String level,
      String baseline,
      String pattern,
      OptionalDouble depth,
      Optional<List<Double>> interval,
      double shareOfResamples,
      boolean sure,
      Map<String, CostDifference> measured,
      OptionalInt observedFrom) {
    Crossing(Summary.Crossing crossing) {
      this(
          new Row(crossing.game(), crossing.measure(), crossing.context()),
          crossing.level(),
          crossing.baseline(),
          crossing.fitted().pattern().name().toLowerCase(Locale.ROOT),
          crossing.fitted().depth(),
          crossing.fitted().interval().map(between -> List.of(between.low(), between.high())),
          1 - crossing.fitted().shareWithout(),
          crossing.isSure(),
          byDepth(crossing),
          crossing.cheaperFrom());
    }
  }

  private static Map<String, CostDifference> byDepth(Summary.Crossing crossing) {
    var byDepth = new LinkedHashMap<String, CostDifference>();
    crossing.measured().forEach((depth, found) -> byDepth.put(Integer.toString(depth), found));
    return byDepth;
  }

  private record Agreement(
      @Inline Row row, String level, String baseline, int same, int positions, List<Double> share) {
    Agreement(Summary.Agreement agreement) {
      this(
          new Row(agreement.game(), agreement.answer(), agreement.context()),
          agreement.level(),
          agreement.baseline(),
          agreement.same(),
          agreement.positions(),
          numbers(agreement.share()));
    }
  }

  private record GameMean(@Inline Row row, int number, int positions, double mean) {
    GameMean(Summary.GameMean mean) {
      this(
          new Row(mean.game(), mean.measure(), mean.setting()),
          mean.number(),
          mean.positions(),
          mean.value());
    }
  }

  private record Line(String table, @Inline Record row) {}

  private static ResultsJson of(Experiment experiment, Summary summary) {
    return new ResultsJson(
        experiment.name(),
        experiment.title(),
        experiment.seed(),
        summary.means().stream().map(Mean::new).toList(),
        summary.ratios().stream().map(Ratio::new).toList(),
        summary.unratioed().stream().map(Unratioed::new).toList(),
        summary.growths().stream().map(Growth::new).toList(),
        summary.crossovers().stream().map(Crossing::new).toList(),
        summary.agreements().stream().map(Agreement::new).toList(),
        summary.games().stream().map(GameMean::new).toList(),
        summary.running().stream().mapToDouble(Summary.Running::share).findFirst());
  }

  public static String write(Experiment experiment, Summary summary) {
    return Json.line(of(experiment, summary)) + "\n";
  }

  /** The rows of all tables but the means, each as one object. */
  public static List<Record> lines(Summary summary) {
    return Stream.of(
            summary.ratios().stream().map(ratio -> new Line("ratio", new Ratio(ratio))),
            summary.unratioed().stream().map(pair -> new Line("no-ratio", new Unratioed(pair))),
            summary.growths().stream().map(growth -> new Line("growth", new Growth(growth))),
            summary.crossovers().stream().map(at -> new Line("crossover", new Crossing(at))),
            summary.agreements().stream().map(same -> new Line("agreement", new Agreement(same))))
        .<Record>flatMap(lines -> lines)
        .toList();
  }

  private static List<Double> numbers(Estimate estimate) {
    return List.of(estimate.value(), estimate.interval().low(), estimate.interval().high());
  }
}
