package betacut.web.lab;

import static betacut.text.json.JsonLine.object;

import betacut.lab.report.Block;
import betacut.lab.report.Cell;
import betacut.lab.report.Report;
import betacut.lab.report.Table;
import betacut.lab.report.chart.Drawing;
import betacut.lab.report.chart.Ink;
import betacut.lab.report.chart.Svg;
import betacut.lab.report.text.Format;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A report as the page shows it: sentences, charts drawn by the laboratory, tables as texts. */
final class ReportView {
  private static final int MOST_ROWS = 200;

  private ReportView() {}

  static Map<String, Object> of(Report report) {
    List<Object> sections = new ArrayList<>();
    report
        .sections()
        .forEach(
            section ->
                sections.add(
                    object(
                        "id",
                        section.id(),
                        "heading",
                        section.heading(),
                        "blocks",
                        section.blocks().stream().map(ReportView::block).toList())));
    return object(
        "title",
        report.title(),
        "summary",
        report.summary(),
        "sections",
        sections,
        "provenance",
        report.provenance().facts());
  }

  private static Map<String, Object> block(Block block) {
    return switch (block) {
      case Block.Paragraph paragraph -> object("type", "text", "text", paragraph.text());
      case Block.Note note -> object("type", "text", "text", note.text());
      case Block.Facts facts ->
          object("type", "facts", "caption", facts.caption(), "facts", facts.facts());
      case Block.Grid grid ->
          object("type", "table", "id", grid.id(), "table", table(grid.table()));
      case Block.Figure figure ->
          object(
              "type",
              "chart",
              "id",
              figure.id(),
              "title",
              figure.chart().title(),
              "summary",
              figure.summary(),
              "wide",
              svg(figure, Drawing.WIDE, "wide"),
              "narrow",
              svg(figure, Drawing.NARROW, "narrow"),
              "table",
              table(figure.data()));
    };
  }

  private static String svg(Block.Figure figure, int width, String kind) {
    Drawing drawing = Drawing.of(figure.chart(), width);
    return Svg.inline(drawing, figure.summary(), figure.id() + "-" + kind, kind)
        .replaceFirst("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ");
  }

  private static Map<String, Object> table(Table table) {
    List<Object> rows = new ArrayList<>();
    for (List<Cell> row : table.rows().subList(0, Math.min(MOST_ROWS, table.rows().size()))) {
      List<String> cells = new ArrayList<>();
      for (int i = 0; i < row.size(); i++) {
        cells.add(row.get(i).shown(table.columns().get(i).format()));
      }
      rows.add(cells);
    }
    return object(
        "caption",
        table.caption(),
        "summary",
        table.summary(),
        "columns",
        table.columns().stream()
            .map(
                column ->
                    object("name", column.heading(), "isText", column.format() == Format.TEXT))
            .toList(),
        "rows",
        rows,
        "all",
        table.rows().size());
  }

  /** What the classes of the charts mean, in the colours of the page's theme. */
  static String style() {
    String inks =
        Arrays.stream(Ink.values())
            .map(
                ink ->
                    "--%s:light-dark(%s,%s);"
                        .formatted(ink.id(), Ink.hex(ink.light()), Ink.hex(ink.dark())))
            .collect(Collectors.joining());
    return ".chart{" + inks + "\n" + Svg.rules() + "}\n";
  }
}
