package betacut.lab.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
  private static final double INFINITE = Double.POSITIVE_INFINITY;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0        | 0
          1.65     | 1.65
          547.95   | 548
          0.012345 | 0.0123
          9.999    | 10.0
          12345.6  | 12,346
          -4.5     | −4.50
          1.23e-6  | 1.23×10⁻⁶
          5e13     | 5.00×10¹³
          NaN      | –
          -Infinity| −∞
          """)
  void threeDigitsSignify(double value, String shown) {
    assertThat(Numbers.significant(value)).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          3.064  | 2.981  | 3.152  | 3.06 [2.98, 3.15]
          547.95 | 482.2  | 630.1  | 548 [482, 630]
          1.65   | 1.452  | 1.8975 | 1.65 [1.45, 1.90]
          12345  | 11800  | 12900  | 12,345 [11,800, 12,900]
          0      | -0.02  | 0.02   | 0.000 [−0.020, 0.020]
          7      | 7      | 7      | 7 [7, 7]
          2.5    | 2.5    | 2.5    | 2.50 [2.50, 2.50]
          1.3    | 0.6    | Infinity | 1.3 [0.6, ∞]
          """)
  void intervalsChooseTheDigits(double value, double low, double high, String shown) {
    assertThat(Numbers.estimate(estimate(value, low, high))).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0          | 0 s
          0.00000083 | 830 ns
          0.0000415  | 41.5 µs
          0.00165    | 1.65 ms
          0.99996    | 1.00 s
          12.34      | 12.3 s
          59.96      | 1 min 00 s
          245        | 4 min 05 s
          7980       | 2 h 13 min
          """)
  void timesHaveTheUnitThatSuits(double seconds, String shown) {
    assertThat(Numbers.seconds(seconds)).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource({"0.0004,<0.001", "0.001,0.0010", "0.0432,0.043", "0.0999,0.10", "0.5,0.50", "1,1.00"})
  void pValuesDoNotPretend(double p, String shown) {
    assertThat(Numbers.pValue(p)).isEqualTo(shown);
  }

  @Test
  void otherKindsHaveTheirSigns() {
    assertThat(Numbers.count(11_482)).isEqualTo("11,482");
    assertThat(Numbers.count(-1_000)).isEqualTo("−1,000");
    assertThat(Numbers.ratio(3.064)).isEqualTo("3.06×");
    assertThat(Numbers.percent(0.2838)).isEqualTo("28.4 %");
    assertThat(Numbers.elo(35.2)).isEqualTo("+35");
    assertThat(Numbers.elo(-0.3)).isEqualTo("0");
    assertThat(Numbers.elo(INFINITE)).isEqualTo("+∞");
    assertThat(Numbers.elo(estimate(35.2, 11.8, 58.4))).isEqualTo("+35 [+12, +58]");
    assertThat(Format.PERCENT.of(estimate(0.284, 0.251, 0.319))).isEqualTo("28.4 % [25.1, 31.9]");
    assertThat(Format.COUNT.of(1e6)).isEqualTo("1,000,000");
  }

  private static Estimate estimate(double value, double low, double high) {
    return new Estimate(value, new Interval(low, high, 0.95));
  }
}
