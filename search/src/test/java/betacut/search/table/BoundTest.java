package betacut.search.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BoundTest {
  @Test
  void aScoreOutsideTheWindowIsABoundAndInsideItIsExact() {
    assertThat(Bound.of(-3, -2, 5)).isEqualTo(Bound.UPPER);
    assertThat(Bound.of(-2, -2, 5)).isEqualTo(Bound.UPPER);
    assertThat(Bound.of(-1, -2, 5)).isEqualTo(Bound.EXACT);
    assertThat(Bound.of(4, -2, 5)).isEqualTo(Bound.EXACT);
    assertThat(Bound.of(5, -2, 5)).isEqualTo(Bound.LOWER);
    assertThat(Bound.of(6, -2, 5)).isEqualTo(Bound.LOWER);
  }

  @Test
  void aNullWindowNeverGivesAnExactScore() {
    for (int score = -3; score <= 3; score++) {
      assertThat(Bound.of(score, 0, 1)).isNotEqualTo(Bound.EXACT);
    }
  }

  @Test
  void anExactScoreIsBothBounds() {
    assertThat(Bound.EXACT).isEqualTo(Bound.UPPER | Bound.LOWER);
  }
}
