package betacut.web.lab;

import betacut.lab.report.Block;
import betacut.lab.report.Cell;
import betacut.lab.report.Report;
import betacut.lab.report.Section;
import betacut.lab.report.Table;
import betacut.lab.report.chart.Drawing;
import betacut.lab.report.chart.Ink;
import betacut.lab.report.chart.Svg;
import betacut.lab.report.text.Format;
import betacut.web.lab.LabAnswers.ReportBlock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A report as the page shows it: sentences, charts drawn by the laboratory, tables as texts. */
final class ReportView {
  private static final int MOST_ROWS = 200;

  private ReportView() {}

  static LabAnswers.RunReport of(Report report) {
    return of(report, Optional.empty());
  }

  static LabAnswers.RunReport of(Report report, LabAnswers.KeptReport kept) {
    return of(report, Optional.of(kept));
  }

  private static LabAnswers.RunReport of(Report report, Optional<LabAnswers.KeptReport> kept) {
    return new LabAnswers.RunReport(
        report.title(),
        report.headlines(),
        report.summary(),
        report.sections().stream().map(ReportView::section).toList(),
        report.provenance().facts(),
        kept);
  }

  private static LabAnswers.ReportSection section(Section section) {
    List<ReportBlock> blocks = section.blocks().stream().map(ReportView::block).toList();
    return new LabAnswers.ReportSection(section.id(), section.heading(), blocks);
  }

  private static ReportBlock block(Block block) {
    return switch (block) {
      case Block.Paragraph paragraph -> new ReportBlock.Text("text", paragraph.text());
      case Block.Note note -> new ReportBlock.Note("note", note.text());
      case Block.Facts facts -> new ReportBlock.Facts("facts", facts.caption(), facts.facts());
      case Block.Grid grid -> new ReportBlock.Table("table", grid.id(), table(grid.table()));
      case Block.Figure figure ->
          new ReportBlock.Chart(
              "chart",
              figure.id(),
              figure.chart().title(),
              figure.summary(),
              svg(figure, Drawing.WIDE, "wide"),
              svg(figure, Drawing.NARROW, "narrow"),
              table(figure.data()));
    };
  }

  private static String svg(Block.Figure figure, int width, String kind) {
    Drawing drawing = Drawing.of(figure.chart(), width);
    return Svg.inline(drawing, figure.summary(), figure.id() + "-" + kind, kind)
        .replaceFirst("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ");
  }

  private static LabAnswers.ReportTable table(Table table) {
    List<List<String>> rows = new ArrayList<>();
    for (List<Cell> row : table.rows().subList(0, Math.min(MOST_ROWS, table.rows().size()))) {
      List<String> cells = new ArrayList<>();
      for (int i = 0; i < row.size(); i++) {
        cells.add(row.get(i).shown(table.columns().get(i).format()));
      }
      rows.add(cells);
    }
    return new LabAnswers.ReportTable(
        table.caption(),
        table.summary(),
        table.columns().stream()
            .map(one -> new LabAnswers.ReportColumn(one.heading(), one.format() == Format.TEXT))
            .toList(),
        rows,
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
