package betacut.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TicksTest {
  @Test
  void stepsAreOneTwoOrFive() {
    assertThat(values(Ticks.linear(0, 10, 10, false)))
        .containsExactly(0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0);
    assertThat(labels(Ticks.linear(0, 655, 6, false))).containsExactly("0", "200", "400", "600");
    assertThat(labels(Ticks.linear(-3.6, 3.6, 6, false))).containsExactly("−2", "0", "2");
    assertThat(labels(Ticks.linear(0, 2400, 6, false)))
        .containsExactly("0", "500", "1,000", "1,500", "2,000");
  }

  @Test
  void fractionsAreExactAndShareTheirDecimals() {
    List<Ticks.Tick> ticks = Ticks.linear(0.1, 0.5, 4, false);
    assertThat(values(ticks)).containsExactly(0.1, 0.2, 0.3, 0.4, 0.5);
    assertThat(labels(ticks)).containsExactly("0.1", "0.2", "0.3", "0.4", "0.5");
    assertThat(labels(Ticks.linear(0.9, 1.31, 4, false))).containsExactly("1.0", "1.2");
  }

  @Test
  void wholeNumbersStayWhole() {
    assertThat(labels(Ticks.linear(0.8, 3.2, 10, true))).containsExactly("1", "2", "3");
  }

  @Test
  void anAxisWithoutLengthHasOneTick() {
    assertThat(labels(Ticks.linear(5, 5, 6, false))).containsExactly("5.00");
  }

  @Test
  void logarithmicAxesShowPowers() {
    assertThat(labels(Ticks.log(0.9, 20_000, 6)))
        .containsExactly("1", "10", "100", "1,000", "10,000");
    assertThat(labels(Ticks.log(900, 2e7, 6))).containsExactly("10³", "10⁴", "10⁵", "10⁶", "10⁷");
    assertThat(labels(Ticks.log(1, 1e20, 6)))
        .containsExactly("10⁰", "10⁴", "10⁸", "10¹²", "10¹⁶", "10²⁰");
  }

  @Test
  void shortLogarithmicAxesShowMore() {
    assertThat(labels(Ticks.log(1.4, 700, 6)))
        .containsExactly("2", "5", "10", "20", "50", "100", "200", "500");
    assertThat(labels(Ticks.log(0.55, 3.4, 7))).containsExactly("0.7", "1", "1.5", "2", "3");
    assertThat(labels(Ticks.log(1.02, 1.09, 4))).containsExactly("1.02", "1.04", "1.06", "1.08");
  }

  private static List<Double> values(List<Ticks.Tick> ticks) {
    return ticks.stream().map(Ticks.Tick::value).toList();
  }

  private static List<String> labels(List<Ticks.Tick> ticks) {
    return ticks.stream().map(Ticks.Tick::label).toList();
  }
}
