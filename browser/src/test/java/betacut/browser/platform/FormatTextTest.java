package betacut.browser.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.platform.SplitMix;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** A page's formats give the JDK's letters. */
class FormatTextTest {
  private static final long SEED = 19;

  private static void assertSame(String format, Object... arguments) {
    assertThat(FormatText.of(format, arguments))
        .as("%s of %s", format, List.of(arguments))
        .isEqualTo(String.format(Locale.ROOT, format, arguments));
  }

  @Test
  void wordsAndSigns() {
    assertSame("100 %% of %s,%n%b and %c%c", "all", true, 'x', 0x2605);
    assertSame("%-8s|%8s|%.2s|%-6.3s|", "left", "right", "cut", "both ways");
    assertSame("%2$s before %1$s, %1$c", 'a', "b");
    assertSame("no signs at all");
    assertThat(FormatText.of("%s %d", null, null)).isEqualTo("null null");
  }

  @Test
  void wholeNumbers() {
    for (long number : new long[] {0, 7, -7, 999, 1000, -123456, Long.MIN_VALUE}) {
      for (String format : List.of("%d", "%,d", "%+d", "%+,d", "%05d", "%12d", "%-12d|", "%x")) {
        assertSame(format, number);
      }
      assertSame("%08x %X", (int) number, (byte) number);
    }
  }

  @Test
  void numbersWithAPoint() {
    SplitMix random = SplitMix.of(SEED, 0);
    List<String> formats =
        List.of("%f", "%.0f", "%.2f", "%+.1f", "%,.3f", "%9.2f", "%-9.2f|", "%08.3f", "%e", "%.3e");
    for (int i = 0; i < 2000; i++) {
      double number =
          Math.scalb(random.nextInt(1 << 20) - (1 << 19), random.nextInt(60) - 40)
              / (1 + random.nextInt(9));
      for (String format : formats) {
        assertSame(format, number);
      }
      assertSame("%g %.3g", number, number);
      assertSame("%.2f", new BigDecimal(number).setScale(6, java.math.RoundingMode.DOWN));
    }
    for (double number : new double[] {0, -0.0, .5, 1.5, 2.5, .125, 1e7, 1e-4, Math.PI}) {
      assertSame("%.0f %.1f %.2f %g", number, number, number, number);
    }
    assertSame("%f %.1f %+f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
  }

  @Test
  void whatIsNotKnownIsRefused() {
    assertThatThrownBy(() -> FormatText.of("%tY", 1)).hasMessageContaining("%t");
  }
}
