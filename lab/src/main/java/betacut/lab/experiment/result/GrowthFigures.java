package betacut.lab.experiment.result;

import betacut.lab.experiment.Factor;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Setting;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.chart.Axis;
import betacut.lab.report.chart.Point;
import betacut.lab.report.chart.Series;
import betacut.lab.report.chart.XyChart;
import betacut.lab.report.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Costs against depth, a line for each variant; the fits have a table of their own. */
final class GrowthFigures {
  private static final int MOST_CURVES = 8;

  private GrowthFigures() {}

  /** A chart for each measure that grows in this game. */
  static void add(ReportBuilder report, Summary summary, Grid grid, List<Measure> order) {
    List<Summary.Growth> own =
        summary.growths().stream().filter(g -> g.game().equals(grid.game())).toList();
    for (Measure measure : order) {
      if (own.stream().noneMatch(growth -> growth.measure().equals(measure))) {
        continue;
      }
      List<Summary.Growth> shown =
          own.stream().filter(g -> g.measure().equals(measure)).limit(MOST_CURVES).toList();
      XyChart.Builder chart =
          XyChart.titled("%s by depth, %s".formatted(measure.id(), grid.game()))
              .x(Axis.whole("depth"))
              .y(Axis.log(measure.id(), measure.unit()));
      shown.forEach(
          growth -> chart.series(name(growth), Series.Form.LINE, points(summary, growth)));
      report.chart(
          chart.build(),
          sentence(shown)
              + leftOut(grid, measure, own, shown)
              + SummaryText.warning(summary, List.of(measure)));
    }
  }

  /** What has no curve here, and why. */
  private static String leftOut(
      Grid grid, Measure measure, List<Summary.Growth> own, List<Summary.Growth> shown) {
    List<Setting> fitted =
        own.stream().filter(g -> g.measure().equals(measure)).map(Summary.Growth::context).toList();
    List<Setting> drawn = shown.stream().map(Summary.Growth::context).toList();
    String crowded =
        fitted.stream()
            .filter(context -> !drawn.contains(context))
            .map(GrowthFigures::name)
            .collect(Collectors.joining(", "));
    String empty =
        grid.settings().stream()
            .map(setting -> setting.without(Factor.DEPTH))
            .distinct()
            .filter(context -> !fitted.contains(context))
            .map(GrowthFigures::name)
            .collect(Collectors.joining(", "));
    return (crowded.isEmpty()
            ? ""
            : " Left out, for more than %d curves cannot be told apart: %s."
                .formatted(MOST_CURVES, crowded))
        + (empty.isEmpty()
            ? ""
            : " Left out, for at some depth there is no %s: %s.".formatted(measure.id(), empty));
  }

  private static String name(Summary.Growth growth) {
    return name(growth.context());
  }

  private static String name(Setting context) {
    return String.join(" ", context.values().values());
  }

  private static List<Point> points(Summary summary, Summary.Growth growth) {
    List<Point> points = new ArrayList<>();
    for (Summary.Mean mean : summary.means()) {
      boolean isOwn =
          mean.game().equals(growth.game())
              && mean.measure().equals(growth.measure())
              && mean.setting().without(Factor.DEPTH).equals(growth.context());
      if (isOwn) {
        double depth = Double.parseDouble(mean.setting().values().get(Factor.DEPTH));
        points.add(Point.of(depth, mean.estimate()));
      }
    }
    return points;
  }

  private static String sentence(List<Summary.Growth> growths) {
    return growths.stream()
        .map(g -> "%s ×%s".formatted(name(g), Numbers.significant(g.fit().b())))
        .collect(Collectors.joining(", ", "Each ply more multiplies the cost: ", "."));
  }
}
