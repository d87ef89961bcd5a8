package betacut.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;

class PrintFormTest {
  private static final Map<String, Integer> OPERANDS =
      Map.ofEntries(
          Map.entry("m", 2),
          Map.entry("l", 2),
          Map.entry("c", 6),
          Map.entry("h", 0),
          Map.entry("S", 0),
          Map.entry("f", 0),
          Map.entry("w", 1),
          Map.entry("j", 1),
          Map.entry("J", 1),
          Map.entry("rg", 3),
          Map.entry("RG", 3),
          Map.entry("cm", 6));

  private static final XyChart CHART =
      XyChart.titled("Nodes → depth")
          .x(Axis.whole("depth"))
          .y(Axis.log("nodes", ""))
          .series("plain", Series.Form.LINE, List.of(Point.of(1, 8), Point.of(6, 5_800_000)))
          .series("table", Series.Form.LINE, List.of(Point.of(1, 8), Point.of(6, 2_400)))
          .build();

  private static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  @Test
  void everyObjectOfThePdfIsWhereItsTableSays() {
    byte[] file = PrintForm.of("pdf", "84mm", "8pt").file(CHART);
    String text = latin(file);
    assertThat(text).startsWith("%PDF-1.4\n").endsWith("%%EOF\n");
    Matcher start = Pattern.compile("startxref\n(\\d+)\n").matcher(text);
    assertThat(start.find()).isTrue();
    String[] table = text.substring(Integer.parseInt(start.group(1))).split("\n");
    assertThat(table[0]).isEqualTo("xref");
    assertThat(table[1]).isEqualTo("0 6");
    for (int object = 1; object <= 5; object++) {
      assertThat(table[object + 2]).hasSize(19).endsWith(" 00000 n ");
      int offset = Integer.parseInt(table[object + 2].substring(0, 10));
      assertThat(text.substring(offset)).startsWith(object + " 0 obj\n");
    }
    assertThat(text).contains("/Root 1 0 R /Info 5 0 R", "<FEFF004E006F006400650073002021920020");
  }

  @Test
  void thePageIsAsWideAsAsked() {
    Matcher box =
        Pattern.compile("/MediaBox \\[0 0 ([\\d.]+) ([\\d.]+)]")
            .matcher(latin(PrintForm.of("pdf", "84mm", "8pt").file(CHART)));
    assertThat(box.find()).isTrue();
    assertThat(Double.parseDouble(box.group(1))).isCloseTo(84 * 72 / 25.4, within(0.01));
    assertThat(Double.parseDouble(box.group(2))).isBetween(100.0, 400.0);
  }

  @Test
  void contentsArePaintingOperatorsWithTheirOperands() throws Exception {
    byte[] file = PrintForm.of("pdf", "84mm", "8pt").file(CHART);
    String text = latin(file);
    int begin = text.indexOf("stream\n") + 7;
    Matcher length = Pattern.compile("/Length (\\d+)").matcher(text);
    assertThat(length.find()).isTrue();
    int size = Integer.parseInt(length.group(1));
    assertThat(text.substring(begin + size)).startsWith("\nendstream");
    try (var inflater = new InflaterInputStream(new ByteArrayInputStream(file, begin, size))) {
      requireOperators(latin(inflater.readAllBytes()));
    }
  }

  private static void requireOperators(String content) {
    boolean hasPath = false;
    for (String line : content.lines().toList()) {
      if (line.endsWith(" d")) {
        assertThat(line).matches("\\[[\\d. ]*] 0 d");
        continue;
      }
      String[] words = line.split(" ");
      String name = words[words.length - 1];
      assertThat(OPERANDS).as(line).containsEntry(name, words.length - 1);
      for (int i = 0; i < words.length - 1; i++) {
        assertThat(words[i]).matches("-?\\d+(\\.\\d+)?");
      }
      assertThat(hasPath || !List.of("l", "c", "h", "S", "f").contains(name)).as(line).isTrue();
      hasPath = name.equals("m") || hasPath && !List.of("S", "f").contains(name);
    }
    assertThat(content).contains(" c\n").contains("[9 4] 0 d\n");
  }

  @Test
  void postScriptSaysTheSame() {
    String eps = latin(PrintForm.of("eps", "3.3in", "9bp").file(CHART));
    assertThat(eps)
        .startsWith("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 238 ")
        .contains("%%HiResBoundingBox: 0 0 237.6 ")
        .contains("%%Title: Nodes ? depth\n")
        .endsWith("restore\nshowpage\n%%EOF\n");
    int begin = eps.indexOf("/cm{6 array astore concat}bind def\n");
    String content = eps.substring(eps.indexOf('\n', begin) + 1, eps.indexOf("restore\n"));
    requireOperators(content);
    OPERANDS.keySet().forEach(name -> assertThat(eps).contains("/" + name + "{"));
    assertThat(eps).contains("/d{setdash}");
  }

  /** The layout, not a magnifying glass: larger letters leave fewer of the pixels. */
  @Test
  void lettersHaveTheSizeAsked() {
    double small = heightOfTick("84mm", "6pt");
    double large = heightOfTick("84mm", "9pt");
    assertThat(large / small).isCloseTo(1.5, within(0.02));
  }

  private static double heightOfTick(String width, String font) {
    String eps = latin(PrintForm.of("eps", width, font).file(CHART));
    Matcher matrix = Pattern.compile("(?m)^([\\d.]+) 0 0 -[\\d.]+ 0 [\\d.]+ cm$").matcher(eps);
    assertThat(matrix.find()).isTrue();
    return Double.parseDouble(matrix.group(1)) * Lettering.NORMAL;
  }

  @Test
  void sameChartSameBytes() {
    PrintForm form = PrintForm.of("pdf", "12cm", "9pt");
    assertThat(form.file(CHART)).isEqualTo(form.file(CHART));
  }

  @Test
  void refusesWhatCannotBePrinted() {
    assertThatThrownBy(() -> PrintForm.of("pfd", "84mm", "8pt")).hasMessageContaining("pdf, eps");
    assertThatThrownBy(() -> PrintForm.of("pdf", "84", "8pt"))
        .hasMessage("The width is '84'; write a number with its unit, such as 84mm, 3.3in or 8pt.");
    assertThatThrownBy(() -> PrintForm.of("pdf", "20mm", "10pt"))
        .hasMessageContaining("leaves no room for both");
    assertThatThrownBy(() -> PrintForm.of("pdf", "84mm", "0pt")).hasMessageContaining("no room");
  }
}
