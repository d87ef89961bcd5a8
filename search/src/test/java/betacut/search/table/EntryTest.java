package betacut.search.table;

import static betacut.search.Result.NO_MOVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class EntryTest {
  @Test
  void theExampleOfTheDrawingIsTrue() {
    assertThat(Entry.pack(3, -5, 12, Entry.EXACT)).isEqualTo(0x0000_030C_FFFB_0003L);
  }

  @Test
  void everyFieldRoundTripsBesideAllOthers() {
    for (int move : new int[] {NO_MOVE, 0, 77, Entry.MAX_MOVE}) {
      for (int score = Short.MIN_VALUE; score <= Short.MAX_VALUE; score += 257) {
        for (int depth : new int[] {0, 1, 128, Entry.MAX_DEPTH}) {
          for (int bound = Entry.UPPER; bound <= Entry.EXACT; bound++) {
            long packed = Entry.pack(move, score, depth, bound);
            long entry = Entry.withWork(Entry.stamped(packed, Entry.stamp(63, 255)), 1L << 50);
            assertThat(Entry.move(entry)).isEqualTo(move);
            assertThat(Entry.score(entry)).isEqualTo(score);
            assertThat(Entry.depth(entry)).isEqualTo(depth);
            assertThat(Entry.bound(entry)).isEqualTo(bound);
            assertThat(Entry.generation(entry)).isEqualTo(255);
            assertThat(Entry.epoch(entry)).isEqualTo(63);
            assertThat(Entry.work(entry)).isEqualTo(200);
            assertThat(Entry.content(entry)).isEqualTo(packed).isNotEqualTo(Entry.MISS);
          }
        }
      }
    }
  }

  @Test
  void restampingReplacesTheOldStamp() {
    long entry = Entry.stamped(Entry.pack(1, 1, 1, 1), Entry.stamp(63, 255));
    long again = Entry.stamped(entry, Entry.stamp(1, 2));
    assertThat(Entry.epoch(again)).isEqualTo(1);
    assertThat(Entry.generation(again)).isEqualTo(2);
    assertThat(Entry.lasting(again)).isEqualTo(Entry.pack(1, 1, 1, 1));
  }

  @Test
  void workGrowsWithNodesInQuartersOfADoubling() {
    assertThat(Entry.workOf(0)).isZero();
    assertThat(Entry.workOf(1)).isZero();
    assertThat(Entry.workOf(2)).isEqualTo(4);
    assertThat(Entry.workOf(3)).isEqualTo(6);
    assertThat(Entry.workOf(4)).isEqualTo(8);
    assertThat(Entry.workOf(7)).isEqualTo(11);
    assertThat(Entry.workOf(Long.MAX_VALUE)).isEqualTo(251);
    int before = 0;
    for (long nodes = 1; nodes < 1L << 40; nodes += 1 + nodes / 16) {
      assertThat(Entry.workOf(nodes)).isBetween(before, before + 4);
      before = Entry.workOf(nodes);
    }
  }

  @Test
  void fieldsOutOfRangeAreCaughtWhereAssertionsRun() {
    assertThatThrownBy(() -> Entry.pack(-2, 0, 0, 1)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> Entry.pack(0xFFFF, 0, 0, 1)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> Entry.pack(0, 32_768, 0, 1)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> Entry.pack(0, 0, 256, 1)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> Entry.pack(0, 0, -1, 1)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> Entry.pack(0, 0, 0, 0)).isInstanceOf(AssertionError.class);
  }
}
