package betacut.search.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BoundTest {
  @Test
  void aScoreOutsideTheWindowIsABoundAndInsideItIsExact() {
    assertThat(Entry.bound(-3, -2, 5)).isEqualTo(Entry.UPPER);
    assertThat(Entry.bound(-2, -2, 5)).isEqualTo(Entry.UPPER);
    assertThat(Entry.bound(-1, -2, 5)).isEqualTo(Entry.EXACT);
    assertThat(Entry.bound(4, -2, 5)).isEqualTo(Entry.EXACT);
    assertThat(Entry.bound(5, -2, 5)).isEqualTo(Entry.LOWER);
    assertThat(Entry.bound(6, -2, 5)).isEqualTo(Entry.LOWER);
  }

  @Test
  void aNullWindowNeverGivesAnExactScore() {
    for (int score = -3; score <= 3; score++) {
      assertThat(Entry.bound(score, 0, 1)).isNotEqualTo(Entry.EXACT);
    }
  }

  @Test
  void anExactScoreIsBothBounds() {
    assertThat(Entry.EXACT).isEqualTo(Entry.UPPER | Entry.LOWER);
  }
}
