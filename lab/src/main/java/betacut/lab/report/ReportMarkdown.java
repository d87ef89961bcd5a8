package betacut.lab.report;

import betacut.lab.report.text.Format;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.IntStream;

/** A report as Markdown: charts as links to their pictures, with their tables. */
final class ReportMarkdown {
  private static final int MOST_ROWS = 40;

  private final StringBuilder text = new StringBuilder();

  private ReportMarkdown() {}

  static String of(Report report) {
    var markdown = new ReportMarkdown();
    markdown.paragraph("# " + escape(report.title()));
    report.answer().forEach(sentence -> markdown.paragraph(escape(sentence)));
    for (Section section : report.sections()) {
      markdown.paragraph("## " + escape(section.heading()));
      section.blocks().forEach(markdown::block);
    }
    if (!report.provenance().facts().isEmpty()) {
      markdown.paragraph("## Provenance");
      markdown.facts(report.provenance().facts());
    }
    return markdown.text.toString().stripTrailing() + "\n";
  }

  private void block(Block block) {
    switch (block) {
      case Block.Paragraph paragraph -> paragraph(escape(paragraph.text()));
      case Block.Note note -> paragraph("> **Note.** " + escape(note.text()));
      case Block.Grid grid -> {
        heading(grid.table());
        table(grid.id(), grid.table());
      }
      case Block.Figure figure -> {
        heading(figure.data());
        String alt = escape(figure.summary());
        paragraph("![" + alt + "](" + ReportFolder.svg(figure) + ")");
        table(figure.id(), figure.data());
      }
      case Block.Facts facts -> {
        paragraph("**" + escape(facts.caption()) + "**");
        facts(facts.facts());
      }
    }
  }

  private void heading(Table table) {
    paragraph(
        "**" + escape(table.caption()) + ".** " + escape(table.summary()) + table.confidence());
  }

  private void table(String id, Table table) {
    Table shown = table.thinned(MOST_ROWS);
    row(table.columns().stream().map(Column::heading).toList());
    row(table.columns().stream().map(c -> c.format() == Format.TEXT ? ":---" : "---:").toList());
    for (List<Cell> cells : shown.rows()) {
      row(
          IntStream.range(0, cells.size())
              .mapToObj(i -> cells.get(i).shown(table.columns().get(i).format()))
              .toList());
    }
    text.append('\n');
    String left = "Data: [" + id + ".csv](" + ReportFolder.csv(id) + ")";
    paragraph(
        shown == table
            ? left
            : left + " (" + MOST_ROWS + " of its " + table.rows().size() + " rows are shown)");
  }

  private void facts(SequencedMap<String, String> facts) {
    row(List.of("", ""));
    row(List.of(":---", ":---"));
    for (Map.Entry<String, String> fact : facts.entrySet()) {
      row(List.of(fact.getKey(), fact.getValue()));
    }
    text.append('\n');
  }

  private void row(List<String> cells) {
    text.append('|');
    cells.forEach(cell -> text.append(' ').append(escape(cell).replace("|", "\\|")).append(" |"));
    text.append('\n');
  }

  private void paragraph(String words) {
    text.append(words).append("\n\n");
  }

  /** Stars, underscores and the like are meant as they stand; a line end would end a table. */
  private static String escape(String words) {
    return words.replaceAll("([\\\\`*_<]|\\](?=\\())", "\\\\$1").replaceAll("\r\n|[\r\n]", " ");
  }
}
