package betacut.lab.experiment;

import betacut.stats.sample.Estimate;
import betacut.text.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tables of a summary for programs, as one JSON object. */
public final class ResultsJson {
  private ResultsJson() {}

  public static String write(Experiment experiment, Summary summary) {
    var root = new LinkedHashMap<String, Object>();
    root.put("name", experiment.name());
    root.put("title", experiment.title());
    root.put("seed", experiment.seed());
    root.put("means", summary.means().stream().map(ResultsJson::mean).toList());
    root.put("ratios", summary.ratios().stream().map(ResultsJson::ratio).toList());
    root.put("growths", summary.growths().stream().map(ResultsJson::growth).toList());
    root.put("crossovers", summary.crossovers().stream().map(ResultsJson::crossing).toList());
    root.put("agreements", summary.agreements().stream().map(ResultsJson::agreement).toList());
    return Json.line(root) + "\n";
  }

  /** The rows of all tables but the means, each as one object on one line. */
  public static List<String> lines(Summary summary) {
    List<Map<String, Object>> rows = new ArrayList<>();
    summary.ratios().forEach(ratio -> rows.add(named("ratio", ratio(ratio))));
    summary.growths().forEach(growth -> rows.add(named("growth", growth(growth))));
    summary.crossovers().forEach(crossing -> rows.add(named("crossover", crossing(crossing))));
    summary.agreements().forEach(same -> rows.add(named("agreement", agreement(same))));
    return rows.stream().map(Json::line).toList();
  }

  private static Map<String, Object> named(String table, Map<String, Object> row) {
    var named = new LinkedHashMap<String, Object>();
    named.put("table", table);
    named.putAll(row);
    return named;
  }

  private static Map<String, Object> row(String game, Measure measure, Setting setting) {
    var row = new LinkedHashMap<String, Object>();
    row.put("game", game);
    row.put("measure", measure.id());
    row.put("setting", setting.values());
    return row;
  }

  private static List<Double> numbers(Estimate estimate) {
    return List.of(estimate.value(), estimate.interval().low(), estimate.interval().high());
  }

  private static Map<String, Object> mean(Summary.Mean mean) {
    Map<String, Object> row = row(mean.game(), mean.measure(), mean.setting());
    row.put("positions", mean.positions());
    row.put("mean", numbers(mean.estimate()));
    return row;
  }

  private static Map<String, Object> ratio(Summary.Ratio ratio) {
    Map<String, Object> row = row(ratio.game(), ratio.measure(), ratio.context());
    row.put("level", ratio.level());
    row.put("baseline", ratio.baseline());
    row.put("positions", ratio.positions());
    row.put("ofTotals", numbers(ratio.ofTotals()));
    row.put("geometric", numbers(ratio.geometric()));
    row.put("p", ratio.test().pValue());
    row.put("pHolm", ratio.holm());
    return row;
  }

  private static Map<String, Object> growth(Summary.Growth growth) {
    Map<String, Object> row = row(growth.game(), growth.measure(), growth.context());
    row.put("positions", growth.positions());
    row.put("depths", growth.depths());
    row.put("means", growth.means());
    row.put("a", growth.fit().a());
    row.put("b", numbers(growth.base()));
    row.put("rSquared", growth.fit().rSquared());
    row.put("logA", growth.logFit().a());
    row.put("logB", growth.logFit().b());
    row.put("logRSquared", growth.logFit().rSquared());
    return row;
  }

  private static Map<String, Object> crossing(Summary.Crossing crossing) {
    Map<String, Object> row = row(crossing.game(), crossing.measure(), crossing.context());
    row.put("level", crossing.level());
    row.put("baseline", crossing.baseline());
    row.put("pattern", crossing.fitted().pattern().name().toLowerCase(java.util.Locale.ROOT));
    crossing.fitted().depth().ifPresent(depth -> row.put("depth", depth));
    crossing
        .fitted()
        .interval()
        .ifPresent(interval -> row.put("interval", List.of(interval.low(), interval.high())));
    row.put("shareOfResamples", 1 - crossing.fitted().shareWithout());
    crossing.observed().ifPresent(depth -> row.put("observedFrom", depth));
    return row;
  }

  private static Map<String, Object> agreement(Summary.Agreement agreement) {
    Map<String, Object> row = row(agreement.game(), agreement.answer(), agreement.context());
    row.put("level", agreement.level());
    row.put("baseline", agreement.baseline());
    row.put("same", agreement.same());
    row.put("positions", agreement.positions());
    row.put("share", numbers(agreement.share()));
    return row;
  }
}
