package betacut.lab.report;

import betacut.lab.report.chart.PrintForm;
import betacut.lab.report.text.Format;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A report for an article: every table and every figure in a file of its own, to be taken into
 * another text by {@code \input} or {@code \includegraphics}, and a document that holds them all.
 */
final class ReportLatex {
  static final String FOLDER = "latex/";
  private static final String FIGURES = "figures/";
  private static final String TABLES = "tables/";

  /** More rows than a page has go over several. */
  private static final int LONGEST = 40;

  private final Report report;
  private final PrintForm form;
  private final StringBuilder text = new StringBuilder();

  private ReportLatex(Report report, PrintForm form) {
    this.report = report;
    this.form = form;
  }

  /**
   * The files by name.
   *
   * @param warnings gets what could not be drawn, in sentences for the user
   */
  static Map<String, byte[]> files(Report report, PrintForm form, List<String> warnings) {
    var latex = new ReportLatex(report, form);
    Map<String, byte[]> files = new LinkedHashMap<>();
    report.tables().forEach(grid -> files.put(FOLDER + table(grid.id()), bytes(latex.table(grid))));
    report.figures().forEach(figure -> latex.figure(figure, files, warnings));
    files.put(FOLDER + "report.tex", bytes(latex.document()));
    if (!report.methods().isEmpty()) {
      files.put(FOLDER + "methods.bib", bytes(CitedMethod.bibliography(report.methods())));
    }
    return files;
  }

  private void figure(Block.Figure figure, Map<String, byte[]> files, List<String> warnings) {
    String name = FIGURES + figure.id() + "." + form.format().id();
    try {
      files.put(FOLDER + name, form.file(figure.chart()));
    } catch (UnsupportedOperationException e) {
      warnings.add("%s is left out: %s".formatted(name, e.getMessage()));
    }
  }

  private static String table(String id) {
    return TABLES + id + ".tex";
  }

  // ---- Tables ------------------------------------------------------------------------------

  private String table(Block.Grid grid) {
    Table table = grid.table();
    boolean isLong = table.rows().size() > LONGEST;
    String caption =
        "\\caption{%s. %s%s}\n\\label{tab:%s}"
            .formatted(
                Latex.escaped(table.caption()),
                Latex.escaped(table.summary()),
                Latex.escaped(table.confidence()),
                grid.id());
    String kinds =
        table.columns().stream()
            .map(column -> column.format() == Format.TEXT ? "l" : "r")
            .collect(Collectors.joining());
    String head = line(table.columns().stream().map(Column::heading).toList());
    String rows =
        table.rows().stream().map(row -> line(shown(table, row))).collect(Collectors.joining("\n"));
    String size =
        String.format(
            Locale.ROOT, "\\fontsize{%.2fbp}{%.2fbp}\\selectfont", form.font(), form.font() * 1.2);
    return isLong
        ? """
        %% Needs the packages booktabs and longtable.
        {%s
        \\begin{longtable}{@{}%s@{}}
        %s\\\\
        \\toprule
        %s
        \\midrule
        \\endhead
        \\bottomrule
        \\endlastfoot
        %s
        \\end{longtable}}
        """
            .formatted(size, kinds, caption, head, rows)
        : """
        %% Needs the package booktabs.
        \\begin{table}[htbp]
        \\centering
        %s
        %s
        \\begin{tabular}{@{}%s@{}}
        \\toprule
        %s
        \\midrule
        %s
        \\bottomrule
        \\end{tabular}
        \\end{table}
        """
            .formatted(caption, size, kinds, head, rows);
  }

  private static List<String> shown(Table table, List<Cell> row) {
    return IntStream.range(0, row.size())
        .mapToObj(i -> row.get(i).shown(table.columns().get(i).format()))
        .toList();
  }

  private static String line(List<String> cells) {
    return cells.stream().map(Latex::cell).collect(Collectors.joining(" & ", "", " \\\\"));
  }

  // ---- The document ------------------------------------------------------------------------

  private String document() {
    text.append(
        """
        \\documentclass{article}
        \\usepackage[T1]{fontenc}
        \\usepackage[utf8]{inputenc}
        \\usepackage{textcomp}
        \\usepackage{booktabs}
        \\usepackage{longtable}
        \\usepackage{graphicx}
        \\title{%s}
        \\author{}
        \\begin{document}
        \\maketitle
        """
            .formatted(Latex.escaped(report.title())));
    report.answer().forEach(sentence -> paragraph(Latex.escaped(sentence)));
    for (Section section : report.sections()) {
      section(section.heading());
      section.blocks().forEach(this::block);
    }
    if (!report.provenance().facts().isEmpty()) {
      section("Provenance");
      facts(report.provenance().facts());
    }
    if (!report.methods().isEmpty()) {
      paragraph(
          "\\nocite{%s}\n\\bibliographystyle{plain}\n\\bibliography{methods}"
              .formatted(
                  report.methods().stream()
                      .map(CitedMethod::key)
                      .collect(Collectors.joining(","))));
    }
    return text.append("\\end{document}\n").toString();
  }

  private void section(String heading) {
    paragraph("\\section{%s}".formatted(Latex.escaped(heading)));
  }

  private void block(Block block) {
    switch (block) {
      case Block.Paragraph paragraph -> paragraph(Latex.escaped(paragraph.text()));
      case Block.Note note -> paragraph("\\emph{Note.} " + Latex.escaped(note.text()));
      case Block.Grid grid -> paragraph("\\input{%s}".formatted(table(grid.id())));
      case Block.Figure figure ->
          paragraph(
              """
              \\begin{figure}[htbp]
              \\centering
              \\includegraphics{%s}
              \\caption{%s. %s}
              \\label{fig:%s}
              \\end{figure}\
              """
                  .formatted(
                      FIGURES + figure.id(),
                      Latex.escaped(figure.chart().title()),
                      Latex.escaped(figure.summary()),
                      figure.id()));
      case Block.Facts facts -> facts(facts.facts());
    }
  }

  private void facts(SequencedMap<String, String> facts) {
    text.append("\\begin{description}\n");
    facts.forEach(
        (name, value) ->
            text.append("\\item[{%s}] %s\n".formatted(Latex.escaped(name), Latex.escaped(value))));
    text.append("\\end{description}\n\n");
  }

  private void paragraph(String words) {
    text.append(words).append("\n\n");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
