package betacut.stats.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Win/draw/loss tables. */
class TableTestsTest {
  /** People against the random and the full-depth player, 50 games each, as SEEDS has them. */
  private static final int[][] PAPER = {{40, 8, 2}, {0, 36, 14}};

  /** The lady tasting tea, 34/70; the others by SciPy. */
  @Test
  void fisherOfTwoByTwo() {
    assertThat(fisher(3, 1, 1, 3)).isCloseTo(34 / 70.0, within(1e-12));
    assertThat(fisher(8, 2, 1, 5)).isCloseTo(0.034965034965034975, within(1e-12));
    assertThat(fisher(10, 200, 25, 190)).isCloseTo(0.012751678432777871, within(1e-11));
    assertThat(fisher(0, 5, 0, 5)).isCloseTo(1, within(1e-12));
  }

  private static double fisher(int a, int b, int c, int d) {
    return FisherTest.pValue(new int[] {a, b}, new int[] {c, d});
  }

  /** Nine of nineteen balls are dealt in all ways; counts are whole numbers here. */
  @Test
  void fisherOfTwoByThreeIsThatOfEnumeration() {
    int[] columns = {5, 5, 9};
    long seen = choose(5, 4) * choose(5, 3) * choose(9, 2);
    long all = 0;
    long extreme = 0;
    for (int i = 0; i <= 5; i++) {
      for (int j = 0; j <= 5; j++) {
        long ways = choose(columns[0], i) * choose(columns[1], j) * choose(columns[2], 9 - i - j);
        all += ways;
        extreme += ways <= seen ? ways : 0;
      }
    }
    assertThat(all).isEqualTo(choose(19, 9));
    assertThat(FisherTest.pValue(new int[] {4, 3, 2}, new int[] {1, 2, 7}))
        .isCloseTo((double) extreme / all, within(1e-12));
  }

  private static long choose(int n, int k) {
    if (k < 0 || k > n) {
      return 0;
    }
    return k == 0 ? 1 : choose(n - 1, k - 1) * n / k;
  }

  @Test
  void fisherDoesNotMindTheOrder() {
    double pValue = FisherTest.pValue(PAPER[0], PAPER[1]);
    assertThat(pValue).isLessThan(1e-15);
    assertThat(FisherTest.pValue(PAPER[1], PAPER[0])).isCloseTo(pValue, within(1e-9 * pValue));
    assertThat(FisherTest.pValue(new int[] {2, 40, 8}, new int[] {14, 0, 36}))
        .isCloseTo(pValue, within(1e-9 * pValue));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FisherTest.pValue(new int[] {1}, new int[] {1, 2}));
  }
}
