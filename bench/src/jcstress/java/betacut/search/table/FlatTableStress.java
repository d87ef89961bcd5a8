package betacut.search.table;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE_INTERESTING;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;

/** Two threads at one slot: whoever asks gets an entry that was stored for that key, or nothing. */
public final class FlatTableStress {
  private static final int NOTHING = 0;
  private static final int FOREIGN = -1;

  /** Keys that differ by what the entries differ by: the worst case for their xor. */
  private static final long KEY = 1;

  private static final long OTHER_KEY = 2;

  private FlatTableStress() {}

  private static long entry(int score) {
    return Entry.pack(3, score, 9, Entry.EXACT);
  }

  /** The score of what the table holds for a key, if it is one of the two that were stored. */
  private static int found(TranspositionTable table, long key, int score, int otherScore) {
    long entry = table.probe(key);
    if (entry == Entry.MISS) {
      return NOTHING;
    }
    int found = Entry.score(entry);
    boolean whole = Entry.move(entry) == 3 && Entry.depth(entry) == 9;
    return whole && (found == score || found == otherScore) ? found : FOREIGN;
  }

  /** One stores twice, the other asks meanwhile. */
  @JCStressTest
  @Outcome(id = "0", expect = ACCEPTABLE, desc = "nothing yet, or a mixed pair that was noticed")
  @Outcome(
      id = {"1", "2"},
      expect = ACCEPTABLE,
      desc = "a stored entry, whole")
  @Outcome(expect = FORBIDDEN, desc = "an entry nobody stored")
  @State
  public static class WriterAndReader {
    private final TranspositionTable table = new BucketTable(4);

    public WriterAndReader() {}

    @Actor
    public void store() {
      table.store(KEY, entry(1));
      table.store(KEY, entry(2));
    }

    @Actor
    public void probe(I_Result result) {
      result.r1 = found(table, KEY, 1, 2);
    }
  }

  /** Two keys fight for the only slot there is. */
  @JCStressTest
  @Outcome(
      id = {"1, 0", "0, 2"},
      expect = ACCEPTABLE,
      desc = "one of the two stays")
  @Outcome(id = "0, 0", expect = ACCEPTABLE_INTERESTING, desc = "a mixed pair, noticed")
  @Outcome(expect = FORBIDDEN, desc = "a foreign entry")
  @State
  public static class TwoWriters {
    private final TranspositionTable table = new AlwaysReplaceTable(1);

    public TwoWriters() {}

    @Actor
    public void storeOne() {
      table.store(KEY, entry(1));
    }

    @Actor
    public void storeOther() {
      table.store(OTHER_KEY, entry(2));
    }

    @Arbiter
    public void probe(II_Result result) {
      result.r1 = found(table, KEY, 1, 1);
      result.r2 = found(table, OTHER_KEY, 2, 2);
    }
  }
}
