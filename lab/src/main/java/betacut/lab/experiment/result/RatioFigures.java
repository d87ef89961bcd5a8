package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.chart.RowChart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/** Ratios against the baseline: a table for each measure, and a chart where it can be read. */
final class RatioFigures {
  private static final int MOST_ROWS = 40;

  private RatioFigures() {}

  static void add(ReportBuilder report, Summary summary, Experiment experiment) {
    for (Measure measure : experiment.countsFirst()) {
      List<Summary.Ratio> ratios =
          summary.ratios().stream().filter(ratio -> ratio.measure().equals(measure)).toList();
      if (ratios.isEmpty()) {
        continue;
      }
      report.table(ReportTables.ratios(summary, measure));
      for (Grid grid : experiment.grids()) {
        List<Summary.Ratio> own =
            ratios.stream().filter(ratio -> ratio.game().equals(grid.game())).toList();
        if (own.size() > MOST_ROWS) {
          report.note(
              "%s in %s: %d comparisons are too many for a chart; the table has all of them."
                  .formatted(measure.id(), grid.game(), own.size()));
        } else if (!own.isEmpty()) {
          chart(report, summary, measure, grid.game(), own);
        }
      }
    }
  }

  private static void chart(
      ReportBuilder report,
      Summary summary,
      Measure measure,
      String game,
      List<Summary.Ratio> ratios) {
    String baseline = ratios.getFirst().baseline();
    RowChart.Builder chart =
        RowChart.ratios(
            "%s against %s, %s".formatted(measure.id(), baseline, game),
            "%s, times that of %s".formatted(measure.id(), baseline));
    for (Summary.Ratio ratio : ratios) {
      String context = ratio.context().toString();
      chart.row(
          context.isEmpty() ? ratio.level() : ratio.level() + ", " + context, ratio.typical());
    }
    report.chart(
        chart.build(),
        sentence(measure, ratios)
            + leftOut(summary, measure, game)
            + SummaryText.warning(summary, List.of(measure)));
  }

  /** Which comparisons have no row, and why. */
  private static String leftOut(Summary summary, Measure measure, String game) {
    var contexts = new LinkedHashMap<String, List<String>>();
    int missing = 0;
    for (Summary.Unratioed pair : summary.unratioed()) {
      if (pair.measure().equals(measure) && pair.game().equals(game)) {
        contexts
            .computeIfAbsent(pair.level(), level -> new ArrayList<>())
            .add(pair.context().toString());
        missing++;
      }
    }
    if (missing == 0) {
      return "";
    }
    String which =
        contexts.entrySet().stream()
            .map(
                level -> {
                  String where = String.join(", ", level.getValue());
                  return where.isEmpty() ? level.getKey() : level.getKey() + " at " + where;
                })
            .collect(Collectors.joining("; "));
    return " Left out %s %d: %s; at some position one of the two has no %s, and so there is no ratio."
        .formatted(missing == 1 ? "is" : "are", missing, which, measure.id());
  }

  private static String sentence(Measure measure, List<Summary.Ratio> ratios) {
    String baseline = ratios.getFirst().baseline();
    return ratios.stream()
        .filter(ratio -> ratio.difference() == CostDifference.CHEAPER)
        .min(Comparator.comparingDouble(ratio -> ratio.typical().value()))
        .map(
            least ->
                "The least %s that is sure: %s%s with %s that of %s at a typical position."
                    .formatted(
                        measure.id(),
                        least.level(),
                        least.context().values().isEmpty() ? "" : " at " + least.context(),
                        SummaryText.number(least.typical()),
                        baseline))
        .orElse("None has surely less %s than %s.".formatted(measure.id(), baseline));
  }
}
