package betacut.lab.report;

import betacut.stats.sample.Estimate;
import betacut.text.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A report as JSON. Field names are a promise: {@code version} grows when one changes its meaning.
 * A cell is a string, a number, null for what is missing, or {@code {value, low, high,
 * confidence}}, where an infinite end is null.
 */
final class ReportJson {
  private static final int VERSION = 1;

  private ReportJson() {}

  static String of(Report report) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("format", "betacut-report");
    json.put("version", VERSION);
    json.put("title", report.title());
    json.put("summary", report.summary());
    json.put("provenance", report.provenance().facts());
    json.put("sections", report.sections().stream().map(ReportJson::section).toList());
    return Json.of(json) + "\n";
  }

  private static Map<String, Object> section(Section section) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", section.id());
    json.put("heading", section.heading());
    json.put("blocks", section.blocks().stream().map(ReportJson::block).toList());
    return json;
  }

  private static Map<String, Object> block(Block block) {
    Map<String, Object> json = new LinkedHashMap<>();
    switch (block) {
      case Block.Paragraph paragraph -> text(json, "paragraph", paragraph.text());
      case Block.Note note -> text(json, "note", note.text());
      case Block.Grid grid -> {
        json.put("type", "table");
        table(json, grid.id(), grid.table());
      }
      case Block.Figure figure -> {
        json.put("type", "chart");
        table(json, figure.id(), figure.data());
        json.put("svg", ReportFolder.svg(figure));
      }
      case Block.Facts facts -> {
        json.put("type", "facts");
        json.put("caption", facts.caption());
        json.put("facts", facts.facts());
      }
    }
    return json;
  }

  private static void text(Map<String, Object> json, String type, String text) {
    json.put("type", type);
    json.put("text", text);
  }

  private static void table(Map<String, Object> json, String id, Table table) {
    json.put("id", id);
    json.put("caption", table.caption());
    json.put("summary", table.summary());
    json.put("columns", table.columns().stream().map(ReportJson::column).toList());
    json.put("rows", table.rows().stream().map(ReportJson::row).toList());
  }

  private static Map<String, Object> column(Column column) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", column.name());
    json.put("unit", column.unit());
    json.put("format", column.format().name().toLowerCase(Locale.ROOT));
    return json;
  }

  private static List<Object> row(List<Cell> row) {
    List<Object> values = new ArrayList<>();
    row.forEach(cell -> values.add(cell(cell)));
    return values;
  }

  private static Object cell(Cell cell) {
    return switch (cell) {
      case Cell.Words words -> words.text();
      case Cell.Value value -> value.number();
      case Cell.Measured measured -> measured(measured.estimate());
      case Cell.Missing missing -> null;
    };
  }

  private static Map<String, Object> measured(Estimate estimate) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("value", estimate.value());
    json.put("low", estimate.interval().low());
    json.put("high", estimate.interval().high());
    json.put("confidence", estimate.interval().confidence());
    return json;
  }
}
