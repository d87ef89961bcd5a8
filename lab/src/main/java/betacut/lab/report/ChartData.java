package betacut.lab.report;

import betacut.lab.report.chart.Chart;
import betacut.lab.report.chart.Curve;
import betacut.lab.report.chart.Point;
import betacut.lab.report.chart.RowChart;
import betacut.lab.report.chart.Series;
import betacut.lab.report.chart.XyChart;
import betacut.lab.report.text.Format;
import betacut.stats.sample.Estimate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The numbers of a chart as a table, so that nobody has to read them off a picture. */
final class ChartData {
  private ChartData() {}

  static Table of(Chart chart, String sentence) {
    return switch (chart) {
      case XyChart xy -> of(xy, sentence);
      case RowChart rows -> of(rows, sentence);
    };
  }

  private static Table of(RowChart chart, String sentence) {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.text("variant"));
    for (String name : chart.names()) {
      columns.add(new Column(name, chart.axis().unit(), chart.format(), true));
    }
    List<List<Cell>> rows = new ArrayList<>();
    for (RowChart.Row row : chart.rows()) {
      List<Cell> cells = new ArrayList<>();
      cells.add(Cell.of(row.label()));
      row.values().forEach(value -> cells.add(Cell.of(value)));
      rows.add(cells);
    }
    return new Table(chart.title(), sentence, columns, rows);
  }

  /** One row for each x; series that lack it leave their cell empty, curves do not. */
  private static Table of(XyChart chart, String sentence) {
    Map<Double, Map<String, Cell>> byX = new TreeMap<>();
    List<Column> columns = new ArrayList<>();
    columns.add(
        new Column(
            chart.x().label(),
            chart.x().unit(),
            chart.x().whole() ? Format.COUNT : Format.NUMBER,
            false));
    for (Series series : chart.series()) {
      boolean measured = series.points().stream().anyMatch(point -> point.interval().isPresent());
      columns.add(new Column(series.name(), chart.y().unit(), Format.NUMBER, measured));
      for (Point point : series.points()) {
        byX.computeIfAbsent(point.x(), x -> new HashMap<>()).put(series.name(), cell(point));
      }
    }
    for (Curve curve : chart.curves()) {
      String name = curve.series() + ", fit " + curve.formula();
      columns.add(Column.number(name, chart.y().unit()));
      byX.forEach(
          (x, cells) -> {
            if (x >= curve.from() && x <= curve.to()) {
              cells.put(name, Cell.of(curve.at(x)));
            }
          });
    }
    return new Table(chart.title(), sentence, columns, rows(byX, columns));
  }

  private static List<List<Cell>> rows(Map<Double, Map<String, Cell>> byX, List<Column> columns) {
    List<List<Cell>> rows = new ArrayList<>();
    byX.forEach(
        (x, cells) -> {
          List<Cell> row = new ArrayList<>();
          row.add(Cell.of(x));
          columns.stream()
              .skip(1)
              .forEach(column -> row.add(cells.getOrDefault(column.name(), new Cell.Missing())));
          rows.add(row);
        });
    return rows;
  }

  private static Cell cell(Point point) {
    return point
        .interval()
        .map(interval -> Cell.of(new Estimate(point.y(), interval)))
        .orElseGet(() -> Cell.of(point.y()));
  }
}
