package betacut.search.table;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/**
 * A table that has grown under one thread and is then shared: what it held is there for both, and
 * what they add is whole or missing.
 */
public final class GrownTableStress {
  private static final int BEFORE = 300;
  private static final int ENTRIES = 1 << 12;

  private GrownTableStress() {}

  private static long entry(int score) {
    return Entry.pack(3, score, 9, Entry.EXACT);
  }

  private static int score(TranspositionTable table, long key) {
    long entry = table.probe(key);
    return entry == Entry.MISS ? 0 : Entry.score(entry);
  }

  /** Both store where the other looks. */
  @JCStressTest
  @Outcome(
      id = {"7, 0, 0", "7, 0, 1", "7, 2, 0", "7, 2, 1"},
      expect = ACCEPTABLE,
      desc = "the old one is there, the new ones sooner or later")
  @Outcome(expect = FORBIDDEN, desc = "an entry is lost or foreign")
  @State
  public static class AfterGrowing {
    private final TranspositionTable table = new BucketTable(ENTRIES);

    public AfterGrowing() {
      for (int i = 1; i <= BEFORE; i++) {
        table.store(i * 0x9E37_79B9L, entry(7));
      }
      table.share();
    }

    @Actor
    public void one(III_Result result) {
      table.store(1, entry(1));
      result.r2 = score(table, 2);
    }

    @Actor
    public void other(III_Result result) {
      table.store(2, entry(2));
      result.r3 = score(table, 1);
    }

    @Arbiter
    public void before(III_Result result) {
      result.r1 = score(table, 0x9E37_79B9L);
    }
  }
}
