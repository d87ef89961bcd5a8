package betacut.solve.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EndTableTest {
  private final EndTable table = new EndTable(1 << 12);

  private static long entry(int lower, int upper, int trust) {
    return EndTable.bounds(lower, upper, 19, trust, 1000);
  }

  private long find(long own, long opponent) {
    return table.find(EndTable.hash(own, opponent), own, opponent);
  }

  private void store(long own, long opponent, long entry) {
    table.store(EndTable.hash(own, opponent), own, opponent, entry);
  }

  @Test
  void keepsBoundsMoveAndTrust() {
    store(5, 10, entry(-64, 12, 1));
    long found = find(5, 10);
    assertThat(EndTable.lower(found)).isEqualTo(-64);
    assertThat(EndTable.upper(found)).isEqualTo(12);
    assertThat(EndTable.move(found)).isEqualTo(19);
    assertThat(EndTable.trust(found)).isEqualTo(1);
    assertThat(find(10, 5)).isEqualTo(EndTable.UNKNOWN);
  }

  @Test
  void boundsOfLessTrustAreNone() {
    long doubtful = EndTable.trusted(entry(4, 12, 1), 2);
    assertThat(EndTable.lower(doubtful)).isEqualTo(-64);
    assertThat(EndTable.upper(doubtful)).isEqualTo(64);
    assertThat(EndTable.move(doubtful)).isEqualTo(19);
    assertThat(EndTable.trusted(entry(4, 12, 2), 2)).isEqualTo(entry(4, 12, 2));
  }

  /** However often: ages come round again, and what is old must not. */
  @Test
  void forgetsWhenCleared() {
    for (int i = 0; i < 600; i++) {
      if (i < 3) {
        store(i, 10, entry(0, 2, 3));
        assertThat(EndTable.upper(find(i, 10))).isEqualTo(2);
      }
      table.clear();
      for (int j = 0; j < 3; j++) {
        assertThat(find(j, 10)).isEqualTo(EndTable.UNKNOWN);
      }
    }
  }

  /** What is found is what was stored, or nothing; the dearest of many stays. */
  @Test
  void isNeverMistaken() {
    var random = new SplittableRandom(7);
    store(1, 2, EndTable.bounds(8, 8, 3, EndTable.PROVED, Long.MAX_VALUE));
    for (int i = 0; i < 5000; i++) {
      long own = random.nextLong();
      long opponent = random.nextLong() & ~own;
      int score = random.nextInt(-32, 32) * 2;
      store(own, opponent, entry(score, score, 3));
      assertThat(EndTable.lower(find(own, opponent))).isEqualTo(score);
      assertThat(EndTable.lower(find(1, 2))).isEqualTo(8);
    }
  }

  /** Entries of 3,000 boards that are still there. */
  private static int kept(EndTable growing) {
    for (int own = 0; own < 3000; own++) {
      growing.store(EndTable.hash(own, 1L << 40), own, 1L << 40, entry(0, 0, 3));
    }
    return held(growing);
  }

  private static int held(EndTable growing) {
    int held = 0;
    for (int own = 0; own < 3000; own++) {
      long found = growing.find(EndTable.hash(own, 1L << 40), own, 1L << 40);
      held += found == EndTable.UNKNOWN ? 0 : 1;
    }
    return held;
  }

  @Test
  void growsWithTheEmptySquaresAskedAboutAndNoFurtherThanItMay() {
    EndTable growing = EndTable.growing(1 << 20);
    growing.suit(8);
    assertThat(kept(growing)).isBetween(200, 256);
    growing.suit(16);
    assertThat(held(growing)).isZero();
    assertThat(kept(growing)).isGreaterThan(2500);
    growing.suit(60); // larger than it may get
    growing.suit(8);
    assertThat(held(growing)).isGreaterThan(2500);
  }
}
