package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.chart.RowChart;
import java.util.List;

/** Ratios against the baseline: a table for each measure, and a chart where it can be read. */
final class RatioFigures {
  private static final int MOST_ROWS = 40;

  private RatioFigures() {}

  static void add(ReportBuilder report, Summary summary, Experiment experiment) {
    for (Measure measure : experiment.measures()) {
      List<Summary.Ratio> ratios =
          summary.ratios().stream().filter(ratio -> ratio.measure().equals(measure)).toList();
      if (ratios.isEmpty()) {
        continue;
      }
      report.table(ReportTables.ratios(ratios, measure));
      for (Grid grid : experiment.grids()) {
        List<Summary.Ratio> own =
            ratios.stream().filter(ratio -> ratio.game().equals(grid.game())).toList();
        if (!own.isEmpty() && own.size() <= MOST_ROWS) {
          chart(report, measure, grid.game(), own);
        }
      }
    }
  }

  private static void chart(
      ReportBuilder report, Measure measure, String game, List<Summary.Ratio> ratios) {
    String baseline = ratios.getFirst().baseline();
    RowChart.Builder chart =
        RowChart.ratios(
            "%s against %s, %s".formatted(measure.id(), baseline, game),
            "%s, times that of %s".formatted(measure.id(), baseline));
    for (Summary.Ratio ratio : ratios) {
      String context = ratio.context().toString();
      chart.row(
          context.isEmpty() ? ratio.level() : ratio.level() + ", " + context, ratio.ofTotals());
    }
    Summary.Ratio least = ratios.getFirst();
    for (Summary.Ratio ratio : ratios) {
      least = ratio.ofTotals().value() < least.ofTotals().value() ? ratio : least;
    }
    report.chart(
        chart.build(),
        "The least %s: %s%s with %s that of %s."
            .formatted(
                measure.id(),
                least.level(),
                least.context().values().isEmpty() ? "" : " at " + least.context(),
                SummaryText.number(least.ofTotals()),
                baseline));
  }
}
