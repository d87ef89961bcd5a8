package betacut.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.csv.Csv;
import betacut.text.json.JsonReader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What every report promises, looked for in the files of one that has everything. */
class ReportFilesTest {
  private static final int CHARTS = 6;
  private static final Report REPORT =
      SampleReport.report(
          new Provenance(new LinkedHashMap<>()).with("version", "1 <&> \"quoted\""));
  private static final Map<String, byte[]> FILES = ReportFolder.render(REPORT, new ArrayList<>());

  @Test
  void aWholeReportArrives(@TempDir Path folder) {
    Report report = SampleReport.report(new Provenance(new LinkedHashMap<>()));
    ReportFolder.Written first =
        ReportFolder.write(report, folder.resolve("out"), Optional.empty());
    assertThat(first.warnings()).isEmpty();
    assertThat(first.files()).hasSize(24).allMatch(Files::isRegularFile);
    assertThat(ReportFolder.write(report, folder.resolve("out"), Optional.empty()).files())
        .isEqualTo(first.files());
  }

  @Test
  void hasAllFiles() {
    assertThat(names("tables/", ".csv")).isEqualTo(CHARTS + 2);
    assertThat(names("charts/", ".svg")).isEqualTo(CHARTS);
    assertThat(names("charts/", ".png")).isEqualTo(CHARTS);
    assertThat(FILES).containsKeys("report.html", "report.md", "report.json");
  }

  @Test
  void pageIsWellFormedAndSelfContained() throws Exception {
    Document page = parse("report.html");
    assertThat(text("report.html")).doesNotContain("http:", "https:", "url(", "@import", "NaN");
    for (String forbidden : List.of("script", "link", "iframe", "img", "object", "embed")) {
      assertThat(elements(page, forbidden)).as(forbidden).isEmpty();
    }
    assertThat(page.getDocumentElement().getAttribute("lang")).isEqualTo("en");
    assertThat(elements(page, "h1")).hasSize(1);
    assertThat(elements(page, "h2")).hasSize(4);
    assertThat(elements(page, "h3")).isEmpty();
  }

  @Test
  void everyChartHasSentenceAndTable() throws Exception {
    List<Element> figures = elements(parse("report.html"), "figure");
    assertThat(figures).hasSize(CHARTS);
    for (Element figure : figures) {
      String sentence = elements(figure, "desc").getFirst().getTextContent();
      assertThat(sentence).endsWith(".");
      assertThat(elements(figure, "figcaption").getFirst().getTextContent()).contains(sentence);
      assertThat(elements(figure, "svg")).hasSize(2);
      assertThat(elements(figure, "svg")).allMatch(svg -> svg.getAttribute("role").equals("img"));
      Element details = elements(figure, "details").getFirst();
      assertThat(elements(details, "tr").size()).isGreaterThan(3);
    }
  }

  @Test
  void intervalsSayHowSureTheyAre() throws Exception {
    String sentence = "Intervals: 95 % confidence.";
    Document page = parse("report.html");
    long charts =
        elements(page, "figcaption").stream()
            .filter(caption -> caption.getTextContent().contains(sentence))
            .count();
    assertThat(charts).isEqualTo(CHARTS - 1); // the path of the test has none
    assertThat(text("report.md").split(sentence, -1)).hasSize(CHARTS - 1 + 1 + 1);
  }

  @Test
  void tablesAreAnnounced() throws Exception {
    Document page = parse("report.html");
    for (Element table : elements(page, "table")) {
      assertThat(elements(table, "caption")).hasSize(1);
    }
    assertThat(elements(page, "th")).allMatch(th -> !th.getAttribute("scope").isEmpty());
  }

  @Test
  void idsAreUniqueAndReferencesFindThem() throws Exception {
    Set<String> ids = new HashSet<>();
    Document page = parse("report.html");
    for (Element element : elements(page, "*")) {
      String id = element.getAttribute("id");
      assertThat(id.isEmpty() || ids.add(id)).as(id).isTrue();
    }
    for (Element element : elements(page, "*")) {
      for (String name : List.of("aria-labelledby", "aria-describedby")) {
        String target = element.getAttribute(name);
        assertThat(target.isEmpty() || ids.contains(target)).as(target).isTrue();
      }
    }
    for (Element link : elements(page, "a")) {
      assertThat(ids).contains(link.getAttribute("href").substring(1));
    }
  }

  @Test
  void picturesStandAlone() throws Exception {
    for (String name : FILES.keySet()) {
      if (name.endsWith(".svg")) {
        Element svg = parse(name).getDocumentElement();
        assertThat(svg.getAttribute("role")).isEqualTo("img");
        assertThat(svg.getAttribute("viewBox")).startsWith("0 0 760 ");
        assertThat(elements(svg, "title").getFirst().getTextContent()).isNotBlank();
        assertThat(elements(svg, "desc").getFirst().getTextContent()).endsWith(".");
        String body = text(name).replace("http://www.w3.org/2000/svg", "");
        assertThat(body).doesNotContain("http:", "https:", "var(", "NaN", "Infinity");
      }
    }
  }

  @Test
  void csvReadsBackAsTheTable() {
    List<List<String>> rows = Csv.read(text("tables/mean-time-per-move.csv"));
    assertThat(rows.getFirst())
        .containsExactly(
            "depth",
            "plain (ms)",
            "plain (ms) low",
            "plain (ms) high",
            "with table (ms)",
            "with table (ms) low",
            "with table (ms) high",
            "p (Holm)");
    assertThat(rows).hasSize(7).allMatch(row -> row.size() == 8);
    double[] plain = rows.stream().skip(1).mapToDouble(r -> Double.parseDouble(r.get(1))).toArray();
    assertThat(plain).containsExactly(SampleReport.PLAIN);
  }

  @Test
  void csvKeepsAwkwardWords() {
    Table table =
        Table.titled("t")
            .columns(Column.text("a,b"), Column.estimate("x", ""))
            .row("say \"no\",\nthen stop", SampleReport.est(1, 0, Double.POSITIVE_INFINITY))
            .row("", Double.NaN)
            .summary("s");
    assertThat(Csv.read(TableCsv.of(table)))
        .containsExactly(
            List.of("a,b", "x", "x low", "x high"),
            List.of("say \"no\",\nthen stop", "1", "0", "inf"),
            List.of("", "", "", ""));
  }

  @Test
  void jsonHoldsNumbersAsNumbers() {
    Map<?, ?> json = (Map<?, ?>) JsonReader.read(text("report.json"));
    assertThat(json.get("format")).isEqualTo("betacut-report");
    assertThat(json.get("version")).isEqualTo(1.0);
    assertThat(((Map<?, ?>) json.get("provenance")).get("version")).isEqualTo("1 <&> \"quoted\"");
    List<?> sections = (List<?>) json.get("sections");
    assertThat(sections).hasSize(3);
    Map<?, ?> table = (Map<?, ?>) ((List<?>) ((Map<?, ?>) sections.get(0)).get("blocks")).get(1);
    assertThat(table.get("type")).isEqualTo("table");
    List<?> last = (List<?>) ((List<?>) table.get("rows")).get(5);
    assertThat(last.get(0)).isEqualTo(6.0);
    Map<?, ?> estimate = (Map<?, ?>) last.get(1);
    assertThat(estimate.get("value")).isEqualTo(547.95);
    assertThat(estimate.get("confidence")).isEqualTo(0.95);
  }

  @Test
  void markdownShowsTablesAndLinksPictures() {
    String markdown = text("report.md");
    assertThat(markdown)
        .startsWith("# Does a transposition table pay?")
        .contains("| depth | plain (ms) | with table (ms) | p (Holm) |\n| ---: | ---: |")
        .contains("| 6 | 548 [482, 630] | 465 [409, 535] |")
        .contains("](charts/sequential-test.svg)")
        .contains("(40 of its ")
        .contains("## Provenance");
    assertThat(markdown.lines().filter(line -> line.startsWith("![")).count()).isEqualTo(CHARTS);
  }

  @Test
  void namesComeFromCaptionsAndDiffer() {
    Table table = Table.titled("Ärger & Spaß!").columns(Column.text("a")).summary("s");
    Report report = Report.titled("t").table(table).table(table).paragraph("p").build();
    assertThat(report.tables())
        .extracting(Block.Grid::id)
        .containsExactly("arger-spa", "arger-spa-2");
    assertThat(report.sections()).singleElement().extracting(Section::heading).isEqualTo("Result");
  }

  @Test
  void longTablesAreThinnedForReadersOnly() {
    Table.Builder rows = Table.titled("t").columns(Column.count("n"));
    IntStream.range(0, 1000).forEach(rows::row);
    Table table = rows.summary("s");
    assertThat(table.thinned(5).rows())
        .extracting(row -> row.getFirst().shown(table.columns().getFirst().format()))
        .containsExactly("0", "249", "499", "749", "999");
    assertThat(TableCsv.of(table).lines()).hasSize(1001);
  }

  private static long names(String start, String end) {
    return FILES.keySet().stream().filter(n -> n.startsWith(start) && n.endsWith(end)).count();
  }

  private static String text(String name) {
    return new String(FILES.get(name), StandardCharsets.UTF_8);
  }

  private static Document parse(String name) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(FILES.get(name)));
  }

  private static List<Element> elements(Document document, String name) {
    return elements(document.getDocumentElement(), name);
  }

  private static List<Element> elements(Element root, String name) {
    NodeList found = root.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }
}
