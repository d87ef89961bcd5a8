package betacut.search.table;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Score;
import org.junit.jupiter.api.Test;

/** Who stays, policy by policy, in tables of a single bucket so that all keys meet. */
final class ReplacementTest {
  private static long deep(int depth) {
    return Entry.pack(depth, 0, depth, Entry.EXACT);
  }

  private static boolean knows(TranspositionTable table, long key) {
    return table.probe(key) != Entry.MISS;
  }

  @Test
  void alwaysReplaceKeepsTheNewest() {
    var table = new AlwaysReplaceTable(1);
    table.store(1, deep(9));
    table.store(2, deep(1));
    assertThat(knows(table, 1)).isFalse();
    assertThat(knows(table, 2)).isTrue();
  }

  @Test
  void depthPreferredYieldsToDeeperOrEqualOnly() {
    var table = new DepthPreferredTable(1);
    table.store(1, deep(5));
    table.store(2, deep(4));
    assertThat(knows(table, 1)).isTrue();
    assertThat(knows(table, 2)).isFalse();
    table.store(2, deep(5));
    assertThat(knows(table, 2)).isTrue();
    table.store(3, deep(6));
    assertThat(knows(table, 3)).isTrue();
  }

  @Test
  void depthPreferredYieldsToAnyEntryOfANewSearch() {
    var table = new DepthPreferredTable(1);
    table.store(1, deep(200));
    table.nextSearch();
    table.store(2, deep(0));
    assertThat(knows(table, 2)).isTrue();
  }

  @Test
  void depthPreferredYieldsToAShallowerResultOfTheSamePosition() {
    var table = new DepthPreferredTable(1);
    table.store(1, deep(9));
    table.store(1, deep(3));
    assertThat(Entry.depth(table.probe(1))).isEqualTo(3);
  }

  @Test
  void twoTierKeepsTheDeepestAndTheNewest() {
    var table = new TwoDeepTable(2);
    table.store(1, deep(8));
    table.store(2, deep(3));
    table.store(3, deep(2));
    assertThat(knows(table, 1)).isTrue();
    assertThat(knows(table, 2)).isFalse();
    assertThat(knows(table, 3)).isTrue();
  }

  @Test
  void twoTierMovesTheDeepestOnWhenADeeperOneComes() {
    var table = new TwoDeepTable(2);
    table.store(1, deep(8));
    table.store(2, deep(3));
    table.store(3, deep(8));
    assertThat(knows(table, 1)).isTrue();
    assertThat(knows(table, 2)).isFalse();
    assertThat(knows(table, 3)).isTrue();
  }

  @Test
  void twoTierForgetsTheDeepestOfAnOlderSearchLast() {
    var table = new TwoDeepTable(2);
    table.store(1, deep(100));
    table.nextSearch();
    table.store(2, deep(1));
    assertThat(knows(table, 1)).isTrue();
    table.store(3, deep(1));
    assertThat(knows(table, 1)).isFalse();
  }

  @Test
  void twoBigKeepsTheCostliestAndTheNewest() {
    var table = new TwoBigTable(2);
    table.store(1, deep(2), 1_000_000);
    table.store(2, deep(9), 50);
    table.store(3, deep(8), 40);
    assertThat(knows(table, 1)).isTrue();
    assertThat(knows(table, 2)).isFalse();
    assertThat(knows(table, 3)).isTrue();
  }

  @Test
  void bucketFillsFreeSlotsFirst() {
    var table = new BucketTable(4);
    for (int key = 1; key <= 4; key++) {
      table.store(key, deep(key));
    }
    for (int key = 1; key <= 4; key++) {
      assertThat(knows(table, key)).isTrue();
    }
    assertThat(table.fill()).isEqualTo(1.0);
  }

  @Test
  void bucketDropsTheShallowest() {
    var table = new BucketTable(4);
    int[] depths = {5, 2, 9, 7};
    for (int i = 0; i < 4; i++) {
      table.store(i, deep(depths[i]));
    }
    table.store(10, deep(0));
    assertThat(knows(table, 1)).isFalse();
    assertThat(knows(table, 10)).isTrue();
    table.store(11, deep(4));
    assertThat(knows(table, 10)).isFalse();
    assertThat(knows(table, 0) && knows(table, 2) && knows(table, 3)).isTrue();
  }

  @Test
  void bucketDropsTheOldestSearchBeforeTheShallowest() {
    var table = new BucketTable(4);
    table.store(1, deep(100));
    table.nextSearch();
    table.store(2, deep(90));
    table.nextSearch();
    table.store(3, deep(1));
    table.store(4, deep(2));
    table.store(5, deep(0));
    assertThat(knows(table, 1)).isFalse();
    table.store(6, deep(0));
    assertThat(knows(table, 2)).isFalse();
    table.store(7, deep(3));
    assertThat(knows(table, 5) && knows(table, 6)).isFalse();
    assertThat(knows(table, 3) && knows(table, 4)).isTrue();
  }

  @Test
  void bucketKeepsAgesRightWhenGenerationsWrap() {
    var table = new BucketTable(4);
    for (int search = 0; search < 254; search++) {
      table.nextSearch();
    }
    for (int key = 1; key <= 4; key++) { // generations 254, 255, 0, 1
      table.store(key, deep(50));
      table.nextSearch();
    }
    table.store(5, deep(0));
    assertThat(knows(table, 1)).isFalse();
    table.store(6, deep(50));
    assertThat(knows(table, 2)).isFalse();
  }

  @Test
  void bucketTakesSlotsOfAClearedTableAsFree() {
    var table = new BucketTable(4);
    for (int key = 1; key <= 4; key++) {
      table.store(key, deep(100));
    }
    table.clear();
    for (int key = 11; key <= 14; key++) {
      table.store(key, deep(0));
    }
    for (int key = 11; key <= 14; key++) {
      assertThat(knows(table, key)).isTrue();
    }
  }

  @Test
  void leastRecentlyStoredIgnoresProbesAndDepths() {
    var table = new LeastRecentlyStoredTable(2);
    table.store(1, deep(100));
    table.store(2, deep(1));
    table.probe(1);
    table.store(3, deep(1));
    assertThat(knows(table, 1)).isFalse();
    table.store(2, deep(2));
    table.store(4, deep(1));
    assertThat(knows(table, 2)).isTrue();
    assertThat(knows(table, 3)).isFalse();
  }

  @Test
  void theGenerationIsThatOfTheStore() {
    var table = new BucketTable(4);
    table.store(1, deep(1));
    assertThat(Entry.generation(table.probe(1))).isZero();
    table.nextSearch();
    assertThat(Entry.generation(table.probe(1))).isZero();
    table.store(1, deep(1));
    assertThat(Entry.generation(table.probe(1))).isEqualTo(1);
  }

  private static long won(int depth) {
    return Entry.pack(depth, Score.WIN - 3, depth, Entry.LOWER);
  }

  @Test
  void decisiveKeepsWinsBeforeDepth() {
    var table = new DecisiveTable(4);
    table.store(1, won(1));
    for (int key = 2; key <= 20; key++) {
      table.store(key, deep(key));
    }
    assertThat(knows(table, 1)).isTrue();
    assertThat(knows(table, 20)).isTrue();
    assertThat(knows(table, 2)).isFalse();
  }

  @Test
  void decisiveLetsTheWinsOfOlderSearchesGo() {
    var table = new DecisiveTable(4);
    for (int key = 1; key <= 4; key++) {
      table.store(key, won(9));
    }
    table.nextSearch();
    for (int key = 5; key <= 8; key++) {
      table.store(key, deep(1));
    }
    assertThat(knows(table, 1)).isFalse();
    assertThat(knows(table, 8)).isTrue();
  }

  @Test
  void decisiveKeepsTheDeeperOfTwoWins() {
    var table = new DecisiveTable(4);
    for (int depth = 1; depth <= 5; depth++) {
      table.store(depth, won(depth));
    }
    assertThat(knows(table, 1)).isFalse();
    assertThat(knows(table, 2)).isTrue();
  }
}
