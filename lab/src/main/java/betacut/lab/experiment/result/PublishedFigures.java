package betacut.lab.experiment.result;

import betacut.lab.experiment.Comparison;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Factor;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Published;
import betacut.lab.experiment.Published.Printed;
import betacut.lab.experiment.Setting;
import betacut.lab.report.Column;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.chart.Axis;
import betacut.lab.report.chart.Point;
import betacut.lab.report.chart.Series;
import betacut.lab.report.chart.XyChart;
import betacut.lab.report.text.Format;
import betacut.lab.report.text.Numbers;
import betacut.stats.growth.ExponentialFit;
import betacut.stats.growth.FitMethod;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a source printed beside what this run found: its tables, game by game, and its graphs. */
final class PublishedFigures {
  /** Half a unit of the second decimal, and a little for the rounding of the rows. */
  private static final double ROUNDING = 0.011;

  private static final int FEWEST_FOR_A_FIT = 3;

  private final Experiment experiment;
  private final Published published;
  private final Comparison comparison;
  private final Grid grid;
  private final GameTables here;
  private final ReportBuilder report;

  private PublishedFigures(
      Experiment experiment, Published published, Summary summary, ReportBuilder report) {
    this.experiment = experiment;
    this.published = published;
    this.report = report;
    comparison = experiment.comparison().orElseThrow();
    grid = experiment.grids().getFirst();
    here = new GameTables(summary, grid, published.measure());
  }

  /** Adds a section, if the experiment knows of something published and measured the same. */
  static void add(ReportBuilder report, Summary summary, Experiment experiment) {
    experiment
        .published()
        .map(published -> new PublishedFigures(experiment, published, summary, report))
        .filter(figures -> !figures.here.games().isEmpty())
        .ifPresent(PublishedFigures::write);
  }

  private void write() {
    report.section("Beside the published numbers");
    report.paragraph(
        "Printed: %s. Its %s was taken on another machine, so that ratios can be compared and the"
                .formatted(published.source(), published.measure().words())
            + " numbers themselves cannot.");
    published.tables().forEach(printed -> report.table(table(printed)));
    slips().ifPresent(report::note);
    published.tables().stream()
        .filter(one -> one.level().equals(comparison.baseline()))
        .findFirst()
        .ifPresent(
            base ->
                published.tables().stream()
                    .filter(one -> one != base && one.depths().equals(base.depths()))
                    .forEach(one -> report.table(ratios(one, base))));
    report.table(fits());
    published.tables().forEach(this::linear);
    logarithmic();
  }

  // ---- Tables ------------------------------------------------------------------------------

  private Table.Builder rows(String caption, List<Integer> depths, Format format) {
    Table.Builder table = Table.titled(caption).columns(Column.text(""), Column.text("where"));
    depths.forEach(depth -> table.columns(Column.of("depth " + depth, format)));
    return table;
  }

  private static void row(
      Table.Builder table, String game, String where, int columns, IntFunction<Object> value) {
    List<Object> row = new ArrayList<>(List.of(game, where));
    IntStream.range(0, columns).forEach(i -> row.add(value.apply(i)));
    table.row(row.toArray());
  }

  private Table table(Printed printed) {
    List<Integer> depths = printed.depths();
    Table.Builder table =
        rows(
            "%s: %s".formatted(printed.table(), published.measure().label()),
            depths,
            Format.NUMBER);
    for (int i = 0; i < printed.games().size(); i++) {
      int game = i;
      String name = "Game " + (i + 1);
      row(table, name, "printed", depths.size(), at -> digits(printed.games().get(game).get(at)));
      row(table, name, "here", depths.size(), at -> mean(printed, at, game + 1));
    }
    row(table, "Average", "printed", depths.size(), at -> digits(printed.averages().get(at)));
    row(table, "Average", "here", depths.size(), at -> average(printed, at));
    return table.summary(
        "Game by game as printed and as measured here; %s is %s."
            .formatted(printed.level(), options(printed.level())));
  }

  /** As it was printed: a digit more or less would be ours. */
  private static String digits(double printed) {
    return BigDecimal.valueOf(printed).stripTrailingZeros().toPlainString();
  }

  private String options(String level) {
    Map<String, String> options = experiment.variants().getOrDefault(level, Map.of());
    return options.isEmpty() ? level : ExperimentReport.text(options);
  }

  private OptionalDouble mean(Printed printed, int column, int game) {
    return here.mean(setting(printed, column), game);
  }

  private OptionalDouble average(Printed printed, int column) {
    return here.average(setting(printed, column));
  }

  private Setting setting(Printed printed, int column) {
    String depth = Integer.toString(printed.depths().get(column));
    return grid.settings()
        .getFirst()
        .with(comparison.factor(), printed.level())
        .with(Factor.DEPTH, depth);
  }

  private Optional<String> slips() {
    List<String> slips = new ArrayList<>();
    for (Printed printed : published.tables()) {
      for (int i = 0; i < printed.depths().size(); i++) {
        double rows = printed.meanOfGames(i);
        if (Math.abs(rows - printed.averages().get(i)) > ROUNDING) {
          slips.add(
              "%s, depth %d: the printed average is %s, that of its rows %s."
                  .formatted(
                      printed.table(),
                      printed.depths().get(i),
                      Numbers.fixed(printed.averages().get(i), 2),
                      Numbers.fixed(rows, 2)));
        }
      }
    }
    return slips.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", slips));
  }

  private Table ratios(Printed one, Printed base) {
    int columns = one.depths().size();
    Table.Builder table =
        rows(
            "%s of %s in parts of %s"
                .formatted(published.measure().words(), one.level(), base.level()),
            one.depths(),
            Format.NUMBER);
    int games = Math.min(one.games().size(), base.games().size());
    for (int i = 0; i < games; i++) {
      int game = i;
      String name = "Game " + (i + 1);
      row(
          table,
          name,
          "printed",
          columns,
          at -> one.games().get(game).get(at) / base.games().get(game).get(at));
      row(
          table,
          name,
          "here",
          columns,
          at -> ratio(mean(one, at, game + 1), mean(base, at, game + 1)));
    }
    IntFunction<OptionalDouble> printed =
        at -> OptionalDouble.of(one.averages().get(at) / base.averages().get(at));
    IntFunction<OptionalDouble> own = at -> ratio(average(one, at), average(base, at));
    row(table, "Average", "printed", columns, printed::apply);
    row(table, "Average", "here", columns, own::apply);
    return table.summary(
        "Averages of %s are below those of %s at %s as printed, and at %s here;"
                .formatted(
                    one.level(),
                    base.level(),
                    below(one.depths(), printed),
                    below(one.depths(), own))
            + " how sure that is, the comparisons say.");
  }

  private static OptionalDouble ratio(OptionalDouble one, OptionalDouble base) {
    return one.isPresent() && base.isPresent()
        ? OptionalDouble.of(one.getAsDouble() / base.getAsDouble())
        : OptionalDouble.empty();
  }

  private static String below(List<Integer> depths, IntFunction<OptionalDouble> ratios) {
    List<String> below =
        IntStream.range(0, depths.size())
            .filter(i -> ratios.apply(i).orElse(Double.NaN) < 1)
            .mapToObj(i -> depths.get(i).toString())
            .toList();
    return below.isEmpty()
        ? "no depth"
        : (below.size() == 1 ? "depth " : "depths ") + String.join(", ", below);
  }

  // ---- Graphs ------------------------------------------------------------------------------

  private List<Point> printed(Printed printed) {
    return IntStream.range(0, printed.depths().size())
        .mapToObj(i -> Point.of(printed.depths().get(i), printed.averages().get(i)))
        .toList();
  }

  private List<Point> measured(Printed printed) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < printed.depths().size(); i++) {
      double depth = printed.depths().get(i);
      average(printed, i).ifPresent(value -> points.add(Point.of(depth, value)));
    }
    return points;
  }

  private static Optional<ExponentialFit> fit(List<Point> points) {
    return points.size() < FEWEST_FOR_A_FIT
        ? Optional.empty()
        : Optional.of(
            FitMethod.NONLINEAR.fit(
                points.stream().mapToDouble(Point::x).toArray(),
                points.stream().mapToDouble(Point::y).toArray()));
  }

  private Table fits() {
    Table.Builder table =
        Table.titled("Curves a·b^depth through the averages")
            .columns(
                Column.text("graph"),
                Column.text("where"),
                Column.number("a", ""),
                Column.number("b", ""),
                Column.text("R²"));
    for (Printed one : published.tables()) {
      Map<String, Optional<ExponentialFit>> fits = new LinkedHashMap<>();
      fits.put("printed", one.fit());
      fits.put("the printed averages, fitted again", fit(printed(one)));
      fits.put("here", fit(measured(one)));
      fits.forEach(
          (where, fit) ->
              fit.ifPresent(
                  f ->
                      table.row(one.graph(), where, f.a(), f.b(), Numbers.fixed(f.rSquared(), 4))));
    }
    return table.summary(
        "By least squares of the costs, as the source did it, through the same depths.");
  }

  /** As printed: one curve a graph, equal differences being equal distances. */
  private void linear(Printed one) {
    chart(one.graph() + ", as printed", printed(one), one.fit().or(() -> fit(printed(one))));
    List<Point> measured = measured(one);
    if (!measured.isEmpty()) {
      chart(one.graph() + ", here", measured, fit(measured));
    }
  }

  private void chart(String title, List<Point> points, Optional<ExponentialFit> fit) {
    XyChart.Builder chart =
        XyChart.titled(title)
            .x(Axis.whole("depth"))
            .y(Axis.linear("average " + published.measure().words(), published.measure().unit()));
    add(chart, "average", points, fit);
    report.chart(
        chart.build(),
        fit.map(
                f ->
                    "Each ply more multiplies the curve by %s; R² = %s."
                        .formatted(Numbers.significant(f.b()), Numbers.fixed(f.rSquared(), 4)))
            .orElse("Averages of the games."));
  }

  private static void add(
      XyChart.Builder chart, String name, List<Point> points, Optional<ExponentialFit> fit) {
    fit.ifPresentOrElse(
        found -> chart.fitted(name, points, found),
        () -> chart.series(name, Series.Form.LINE, points));
  }

  /** As we prefer them: all in one, so that equal growth is equal steepness. */
  private void logarithmic() {
    XyChart.Builder chart =
        XyChart.titled("The graphs in one, logarithmic")
            .x(Axis.whole("depth"))
            .y(Axis.log("average " + published.measure().words(), published.measure().unit()));
    for (Printed one : published.tables()) {
      add(chart, one.level() + ", printed", printed(one), one.fit().or(() -> fit(printed(one))));
      add(chart, one.level() + ", here", measured(one), fit(measured(one)));
    }
    report.chart(
        chart.build(),
        published.tables().stream()
            .map(
                one ->
                    "%s grows by %s a ply as printed and by %s here"
                        .formatted(one.level(), base(one.fit()), base(fit(measured(one)))))
            .collect(Collectors.joining("; ", "", ".")));
  }

  private static String base(Optional<ExponentialFit> fit) {
    return fit.map(f -> "×" + Numbers.significant(f.b())).orElse("an unknown factor");
  }
}
