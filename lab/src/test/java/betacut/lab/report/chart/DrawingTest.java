package betacut.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.report.chart.Shape.Line;
import betacut.lab.report.chart.Shape.Spot;
import betacut.lab.report.chart.Shape.Words;
import betacut.stats.rating.Sprt;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DrawingTest {
  private static final Sprt SPRT = new Sprt(Sprt.Scale.LOGISTIC, 0, 10, 0.05, 0.05);

  @ParameterizedTest
  @ValueSource(ints = {Drawing.WIDE, Drawing.NARROW})
  void nothingIsDrawnOutside(int width) {
    for (Chart chart : charts()) {
      Drawing drawing = Drawing.titled(chart, width);
      for (Shape shape : drawing.shapes()) {
        if (shape instanceof Words words) {
          assertThat(left(words)).as(words.text()).isGreaterThanOrEqualTo(0);
          assertThat(right(words)).as(words.text()).isLessThanOrEqualTo(width);
          assertThat(words.y()).isBetween(0.0, (double) drawing.height());
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Drawing.WIDE, Drawing.NARROW})
  void wordsDoNotTouch(int width) {
    for (Chart chart : charts()) {
      List<Words> words =
          Drawing.titled(chart, width).shapes().stream()
              .filter(Words.class::isInstance)
              .map(Words.class::cast)
              .toList();
      for (Words one : words) {
        for (Words other : words) {
          boolean apart =
              one == other
                  || Math.abs(one.y() - other.y()) > 0.8 * one.size()
                  || right(one) <= left(other)
                  || right(other) <= left(one);
          assertThat(apart).as(one + " / " + other).isTrue();
        }
      }
    }
  }

  @Test
  void seriesDifferInMarkDashAndColour() {
    List<SeriesStyle> looks = IntStream.range(0, 6).mapToObj(SeriesStyle::of).toList();
    assertThat(looks).extracting(SeriesStyle::mark).doesNotHaveDuplicates();
    assertThat(looks).extracting(SeriesStyle::dash).doesNotHaveDuplicates();
    assertThat(looks).extracting(SeriesStyle::ink).doesNotHaveDuplicates();
    assertThat(IntStream.range(0, 36).mapToObj(SeriesStyle::of)).doesNotHaveDuplicates();
  }

  @Test
  void everyPointHasItsMark() {
    Drawing drawing = Drawing.of(lines(), Drawing.WIDE);
    long marks = drawing.shapes().stream().filter(Spot.class::isInstance).count();
    assertThat(marks).isEqualTo(3 * 4 + 3); // and three samples in the legend
  }

  @Test
  void valuesWithoutAPlaceAreCounted() {
    var chart =
        XyChart.titled("cuts")
            .x(Axis.whole("depth"))
            .y(Axis.log("cuts", ""))
            .series("a", Series.Form.LINE, List.of(Point.of(1, 0), Point.of(2, 5), Point.of(3, 9)))
            .build();
    assertThat(texts(Drawing.of(chart, Drawing.WIDE)))
        .contains("1 of the values cannot be shown on these axes.");
  }

  @Test
  void aChartWithoutValuesIsStillDrawn() throws IOException {
    var chart = XyChart.titled("empty").x(Axis.log("x", "s")).y(Axis.linear("y", "")).build();
    assertThat(texts(Drawing.of(chart, Drawing.WIDE))).contains("x (s), logarithmic scale");
    assertThat(Svg.file(Drawing.titled(chart, Drawing.WIDE), "nothing")).doesNotContain("NaN");
  }

  @Test
  void longPathsAreThinnedWithoutLosingTheirPeaks() {
    List<Double> path = new ArrayList<>(Collections.nCopies(50_000, 0.0));
    path.set(25_000, 2.5);
    path.set(40_000, -2.5);
    Drawing drawing = Drawing.of(XyChart.sprt("t", "games", path, SPRT), Drawing.WIDE);
    Line line = longest(drawing);
    assertThat(line.xs().length).isLessThan(4 * Drawing.WIDE);
    double zero = line.ys()[0];
    assertThat(Arrays.stream(line.ys()).filter(y -> y < zero)).isNotEmpty();
    assertThat(Arrays.stream(line.ys()).filter(y -> y > zero)).isNotEmpty();
    assertThat(texts(drawing)).contains("accept H1", "accept H0");
  }

  @ParameterizedTest
  @ValueSource(ints = {Drawing.WIDE, Drawing.NARROW})
  void boundsAreLabelledInsideTheFrame(int width) {
    Drawing drawing = Drawing.of(XyChart.sprt("t", "games", List.of(1.0), SPRT), width);
    double[] frame =
        drawing.shapes().stream()
            .filter(shape -> shape instanceof Line line && line.ink() == Ink.AXIS)
            .map(shape -> ((Line) shape).ys())
            .max(Comparator.comparingDouble(ys -> Math.abs(ys[0] - ys[1])))
            .orElseThrow();
    assertThat(frame[0]).isGreaterThan(frame[1] + 200);
    assertThat(drawing.shapes())
        .filteredOn(shape -> shape instanceof Words words && words.text().startsWith("accept"))
        .hasSize(2)
        .allSatisfy(
            label -> {
              assertThat(((Words) label).y()).isLessThan(frame[0]);
              assertThat(((Words) label).y() - Lettering.NORMAL).isGreaterThan(frame[1]);
            });
  }

  @Test
  void wideNumbersGetALineOfTheirOwn() {
    assertThat(texts(Drawing.of(wideNumbers(), Drawing.NARROW)))
        .containsSubsequence("b", "9,000,000 [8,100,000, 9,900,000]");
    assertThat(numberOf(Drawing.NARROW).anchor()).isEqualTo(Shape.Anchor.START);
    assertThat(numberOf(Drawing.WIDE).anchor()).isEqualTo(Shape.Anchor.END);
  }

  private static Words numberOf(int width) {
    return Drawing.of(wideNumbers(), width).shapes().stream()
        .filter(shape -> shape instanceof Words words && words.text().startsWith("9,000,000 ["))
        .map(Words.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void pngIsTheSameDrawingTwiceAsLarge() throws IOException {
    Drawing drawing = Drawing.titled(forest(), Drawing.WIDE);
    var image = ImageIO.read(new ByteArrayInputStream(Png.of(drawing)));
    assertThat(image.getWidth()).isEqualTo(2 * drawing.width());
    assertThat(image.getHeight()).isEqualTo(2 * drawing.height());
    assertThat(image.getRGB(0, 0) & 0xFFFFFF).isEqualTo(Ink.PAPER.light());
    assertThat(
            IntStream.range(0, image.getWidth() * image.getHeight())
                .filter(
                    i ->
                        (image.getRGB(i % image.getWidth(), i / image.getWidth()) & 0xFFFFFF)
                            == Ink.SERIES_0.light())
                .count())
        .isGreaterThan(500);
  }

  @Test
  void inksAreReadableOnBothPapers() {
    for (Ink ink : List.of(Ink.TEXT, Ink.MUTED)) {
      assertThat(contrast(ink.light(), Ink.PAPER.light())).as(ink.id()).isGreaterThan(4.5);
      assertThat(contrast(ink.dark(), Ink.PAPER.dark())).as(ink.id()).isGreaterThan(4.5);
    }
    for (int i = 0; i < 6; i++) {
      Ink ink = SeriesStyle.of(i).ink();
      assertThat(contrast(ink.light(), Ink.PAPER.light())).as(ink.id()).isGreaterThan(3);
      assertThat(contrast(ink.dark(), Ink.PAPER.dark())).as(ink.id()).isGreaterThan(3);
    }
  }

  private static List<Chart> charts() {
    return List.of(
        lines(), forest(), wideNumbers(), XyChart.sprt("LLR", "games", List.of(1.0, 2.0), SPRT));
  }

  private static XyChart lines() {
    var chart =
        XyChart.titled("A title that is so long that a narrow picture has to break it somewhere")
            .x(Axis.whole("depth"))
            .y(Axis.log("nodes", "millions"));
    for (int s = 0; s < 3; s++) {
      List<Point> points = new ArrayList<>();
      for (int d = 1; d <= 4; d++) {
        points.add(Point.of(d, around(Math.pow(10, d + 0.2 * s))));
      }
      chart.series("series number " + s, Series.Form.LINE, points);
    }
    return chart.rule(new Rule(500, "limit")).build();
  }

  private static RowChart forest() {
    return RowChart.ratios("ratios", "with / without")
        .row("a long name of a thing that has to be broken", around(3))
        .row("b", around(0.5))
        .row("c", new Estimate(1, new Interval(0.2, Double.POSITIVE_INFINITY, 0.95)))
        .build();
  }

  private static RowChart wideNumbers() {
    return RowChart.dots("numbers and names without end", Axis.linear("nodes", ""))
        .row("pvs+table=2^20:depth-preferred+killers+history+iid+etc+window", around(12_345_678))
        .row("b", around(9_000_000))
        .build();
  }

  private static Estimate around(double value) {
    return new Estimate(value, new Interval(value * 0.9, value * 1.1, 0.95));
  }

  private static Line longest(Drawing drawing) {
    return drawing.shapes().stream()
        .filter(Line.class::isInstance)
        .map(Line.class::cast)
        .max((a, b) -> Integer.compare(a.xs().length, b.xs().length))
        .orElseThrow();
  }

  private static List<String> texts(Drawing drawing) {
    return drawing.shapes().stream()
        .filter(Words.class::isInstance)
        .map(shape -> ((Words) shape).text())
        .toList();
  }

  private static double left(Words words) {
    double width = Lettering.width(words.text(), words.size());
    return words.x()
        - switch (words.anchor()) {
          case START -> 0;
          case MIDDLE -> width / 2;
          case END -> width;
        };
  }

  private static double right(Words words) {
    return left(words) + Lettering.width(words.text(), words.size());
  }

  private static double contrast(int one, int other) {
    double a = luminance(one) + 0.05;
    double b = luminance(other) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  private static double luminance(int rgb) {
    return 0.2126 * linear(rgb >> 16 & 255)
        + 0.7152 * linear(rgb >> 8 & 255)
        + 0.0722 * linear(rgb & 255);
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }
}
