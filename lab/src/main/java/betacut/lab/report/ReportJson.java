package betacut.lab.report;

import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import betacut.text.json.Inline;
import betacut.text.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/**
 * A report as JSON. Field names are a promise: {@code version} grows when one changes its meaning.
 * A cell is a string, a number, null for what is missing, or {@code {value, low, high,
 * confidence}}, where an infinite end is null.
 */
record ReportJson(
    String format,
    int version,
    String title,
    List<String> summary,
    SequencedMap<String, String> provenance,
    List<Chapter> sections) {
  private static final int VERSION = 1;

  private record Chapter(String id, String heading, List<Record> blocks) {}

  private record Text(String type, String text) {}

  private record Facts(String type, String caption, SequencedMap<String, String> facts) {}

  private record Grid(String type, @Inline Cells table) {}

  private record Chart(String type, @Inline Cells table, String svg) {}

  private record Cells(
      String id, String caption, String summary, List<Heading> columns, List<List<Object>> rows) {
    static Cells of(String id, Table table) {
      return new Cells(
          id,
          table.caption(),
          table.summary(),
          table.columns().stream().map(Heading::of).toList(),
          table.rows().stream().map(ReportJson::row).toList());
    }
  }

  private record Heading(String name, String unit, String format) {
    static Heading of(Column column) {
      String format = column.format().name().toLowerCase(Locale.ROOT);
      return new Heading(column.name(), column.unit(), format);
    }
  }

  private record Measured(double value, @Inline Interval interval) {}

  static String of(Report report) {
    return Json.of(
            new ReportJson(
                "betacut-report",
                VERSION,
                report.title(),
                report.answer(),
                report.provenance().facts(),
                report.sections().stream().map(ReportJson::chapter).toList()))
        + "\n";
  }

  private static Chapter chapter(Section section) {
    List<Record> blocks = section.blocks().stream().map(ReportJson::block).toList();
    return new Chapter(section.id(), section.heading(), blocks);
  }

  private static Record block(Block block) {
    return switch (block) {
      case Block.Paragraph paragraph -> new Text("paragraph", paragraph.text());
      case Block.Note note -> new Text("note", note.text());
      case Block.Grid grid -> new Grid("table", Cells.of(grid.id(), grid.table()));
      case Block.Figure figure ->
          new Chart("chart", Cells.of(figure.id(), figure.data()), ReportFolder.svg(figure));
      case Block.Facts facts -> new Facts("facts", facts.caption(), facts.facts());
    };
  }

  private static List<Object> row(List<Cell> row) {
    List<Object> values = new ArrayList<>(); // of which some may be null
    row.forEach(cell -> values.add(value(cell)));
    return values;
  }

  private static Object value(Cell cell) {
    return switch (cell) {
      case Cell.Words words -> words.text();
      case Cell.Value value -> value.number();
      case Cell.Measured measured -> measured(measured.estimate());
      case Cell.Missing missing -> null;
    };
  }

  private static Measured measured(Estimate estimate) {
    return new Measured(estimate.value(), estimate.interval());
  }
}
