package betacut.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.report.chart.PrintForm;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What LaTeX will read, parsed as it parses: groups, environments, rows and cells. */
class ReportLatexTest {
  private static final Report REPORT =
      SampleReport.report(
          new Provenance(new LinkedHashMap<>()).with("odd", "50 % of A_1 & {B} #2 $3 ~ ^ \\ <|>"));
  private static final PrintForm FORM = PrintForm.of("pdf", "84mm", "8pt");
  private static final Map<String, byte[]> FILES =
      ReportLatex.files(REPORT, FORM, new ArrayList<>());

  private static String text(String name) {
    assertThat(FILES).containsKey(name);
    return new String(FILES.get(name), StandardCharsets.UTF_8);
  }

  private static List<String> sources() {
    return FILES.keySet().stream().filter(name -> name.endsWith(".tex")).toList();
  }

  @Test
  void groupsAndEnvironmentsClose() {
    assertThat(sources()).hasSizeGreaterThan(5);
    for (String name : sources()) {
      Deque<String> open = new ArrayDeque<>();
      Matcher token =
          Pattern.compile("\\\\(begin|end)\\{(\\w+)}|\\\\.|[{}$]").matcher(uncommented(text(name)));
      while (token.find()) {
        String found = token.group();
        if (token.group(1) != null) {
          if (token.group(1).equals("begin")) {
            open.push(token.group(2));
          } else {
            assertThat(open.pop()).as(name).isEqualTo(token.group(2));
          }
        } else if (found.equals("{") || found.equals("$") && !"$".equals(open.peek())) {
          open.push(found);
        } else if (found.equals("}") || found.equals("$")) {
          assertThat(open.pop()).as(name).isEqualTo(found.equals("}") ? "{" : "$");
        }
      }
      assertThat(open).as(name).isEmpty();
    }
  }

  private static String uncommented(String text) {
    return text.replaceAll("(?m)(?<!\\\\)%.*$", "");
  }

  @Test
  void tablesHaveAllRowsAndCells() {
    REPORT
        .tables()
        .forEach(
            grid -> {
              String tex = text("latex/tables/" + grid.id() + ".tex");
              Matcher columns = Pattern.compile("\\{@\\{}([lr]+)@\\{}}").matcher(tex);
              assertThat(columns.find()).isTrue();
              assertThat(columns.group(1)).hasSize(grid.table().columns().size());
              assertThat(tex).containsOnlyOnce("\\toprule").containsOnlyOnce("\\midrule");
              assertThat(tex).containsOnlyOnce("\\bottomrule").doesNotContain("\\hline");
              assertThat(tex).containsOnlyOnce("\\label{tab:" + grid.id() + "}");
              List<String> lines = tex.lines().filter(line -> line.endsWith(" \\\\")).toList();
              assertThat(lines).as(grid.id()).hasSize(grid.table().rows().size() + 1);
              assertThat(lines)
                  .allMatch(
                      line -> line.split("(?<!\\\\)&", -1).length == grid.table().columns().size());
            });
  }

  @Test
  void everythingTakenInIsThere() {
    String document = text("latex/report.tex");
    List<String> inputs = found(document, "\\\\input\\{([^}]*)}");
    List<String> figures = found(document, "\\\\includegraphics\\{([^}]*)}");
    assertThat(inputs).hasSize((int) (REPORT.tables().count() - REPORT.figures().count()));
    assertThat(inputs).allMatch(name -> FILES.containsKey("latex/" + name));
    assertThat(figures).hasSize((int) REPORT.figures().count());
    assertThat(figures).allMatch(name -> FILES.containsKey("latex/" + name + ".pdf"));
  }

  private static List<String> found(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().map(m -> m.group(1)).toList();
  }

  @Test
  void lettersMeanThemselves() {
    assertThat(text("latex/report.tex"))
        .contains(
            "50 \\% of A\\_1 \\& \\{B\\} \\#2 \\$3 \\textasciitilde{} \\textasciicircum{}"
                + " \\textbackslash{} \\textless{}\\textbar{}\\textgreater{}");
    assertThat(Latex.escaped("1.2×10⁻¹² −3 ≤ ∞"))
        .isEqualTo("1.2$\\times$10$^{-12}$ $-$3 $\\leq$ $\\infty$");
    assertThat(Latex.cell("[2, 3]")).as("no argument of the line before").isEqualTo("{}[2, 3]");
    for (String name : sources()) {
      assertThat(text(name).chars().filter(c -> c > 255).mapToObj(Character::toString).toList())
          .as(name + " holds what pdflatex does not know")
          .isEmpty();
    }
  }

  @Test
  void longTablesBreak() {
    Table.Builder rows = Table.titled("Many").columns(Column.text("*"), Column.count("n"));
    for (int i = 0; i < 41; i++) {
      rows.row("row", i);
    }
    Report report = Report.titled("Long").table(rows.summary("Rows.")).build();
    String tex =
        new String(
            ReportLatex.files(report, FORM, new ArrayList<>()).get("latex/tables/many.tex"),
            StandardCharsets.UTF_8);
    assertThat(tex).contains("\\begin{longtable}", "\\endhead", "\n{}* & n \\\\\n");
  }

  @Test
  void standsBesideTheReportIfAskedFor(@TempDir Path folder) {
    ReportFolder.write(REPORT, folder, Optional.of(PrintForm.of("eps", "12cm", "10pt")));
    assertThat(folder.resolve("latex/report.tex")).exists();
    String[] names = folder.resolve("latex/figures").toFile().list();
    assertThat(Arrays.asList(names)).isNotEmpty().allMatch(name -> name.endsWith(".eps"));
    ReportFolder.write(REPORT, folder, Optional.empty());
    assertThat(Files.exists(folder.resolve("latex/report.tex"))).as("not asked for").isFalse();
  }

  /** Every entry is whole, cited by one method, and its braces close. */
  @Test
  void methodsAreCited() {
    String all = CitedMethod.bibliography(List.of(CitedMethod.values()));
    assertThat(found(all, "(?m)^@\\w+\\{(\\w+),$"))
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(CitedMethod.values()).map(CitedMethod::key).toList());
    assertThat(found(CitedMethod.all(), "(?m)^@\\w+\\{(\\w+),$"))
        .as("none is left over")
        .hasSize(CitedMethod.values().length);
    for (CitedMethod method : CitedMethod.values()) {
      String entry = CitedMethod.bibliography(List.of(method));
      assertThat(entry).contains("author", "title", "year");
      assertThat(entry.chars().filter(c -> c == '{').count())
          .isEqualTo(entry.chars().filter(c -> c == '}').count());
      assertThat(entry).as("the year of the key").contains(method.key().replaceAll("\\D", ""));
    }
    Report report =
        Report.titled("Cited").methods(List.of(CitedMethod.HOLM, CitedMethod.BOOTSTRAP)).build();
    Map<String, byte[]> files = ReportFolder.render(report, new ArrayList<>());
    assertThat(new String(files.get("methods.bib"), StandardCharsets.UTF_8))
        .contains("@article{holm1979,", "@article{efron1987,")
        .doesNotContain("knuth1975");
    assertThat(new String(files.get("report.md"), StandardCharsets.UTF_8)).contains("holm1979");
    assertThat(
            new String(
                ReportLatex.files(report, FORM, new ArrayList<>()).get("latex/report.tex"),
                StandardCharsets.UTF_8))
        .contains("\\nocite{holm1979,efron1987}", "\\bibliography{methods}");
  }
}
