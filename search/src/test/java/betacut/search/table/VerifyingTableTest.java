package betacut.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class VerifyingTableTest {
  private static final long ENTRY = Entry.pack(1, 2, 3, Entry.EXACT);

  /** Answers every key with what was stored last, under whatever key. */
  private static final class CarelessTable extends TranspositionTable {
    private long last;

    @Override
    public long probe(long key) {
      return last;
    }

    @Override
    public void store(long key, long entry) {
      last = entry;
    }

    @Override
    public void clear() {}

    @Override
    public void nextSearch() {}

    @Override
    public long capacity() {
      return 1;
    }

    @Override
    public double fill() {
      return 1;
    }

    @Override
    public long memoryBytes() {
      return Long.BYTES;
    }

    @Override
    public String name() {
      return "careless";
    }

    @Override
    public void forEach(Visitor visitor) {
      visitor.visit(0, last);
    }
  }

  @Test
  void aRightAnswerPasses() {
    var table = new VerifyingTable(new BucketTable(4));
    table.store(1, ENTRY);
    assertThat(Entry.content(table.probe(1))).isEqualTo(ENTRY);
    assertThat(table.probe(2)).isEqualTo(Entry.MISS);
  }

  @Test
  void aForeignEntryIsCaught() {
    var table = new VerifyingTable(new CarelessTable());
    table.store(1, ENTRY);
    table.probe(1);
    assertThatThrownBy(() -> table.probe(2))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("careless")
        .hasMessageContaining("0000000000000002");
  }

  @Test
  void aForgottenEntryIsCaught() {
    var table = new VerifyingTable(new CarelessTable());
    table.store(1, ENTRY);
    table.clear();
    assertThatThrownBy(() -> table.probe(1)).isInstanceOf(AssertionError.class);
  }

  @Test
  void aVisitIsWatchedToo() {
    var table = new VerifyingTable(new CarelessTable());
    table.store(1, ENTRY);
    assertThatThrownBy(() -> table.forEach((key, entry) -> {})).isInstanceOf(AssertionError.class);
  }
}
