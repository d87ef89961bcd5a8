package betacut.solve.connectfour;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;

/** Two threads at one bucket: bounds come back as a pair that was stored for that key, or not. */
public final class BoundTableStress {
  private static final int KEY_BITS = 49;
  private static final BoundTable TABLE = new BoundTable(KEY_BITS, 16);

  /** Added to a key it gives another one of the same bucket, which the low bits choose. */
  private static final long SAME_BUCKET = 1L << KEY_BITS - 1;

  private static final AtomicLong STATES = new AtomicLong();

  static {
    TABLE.growFully();
  }

  private BoundTableStress() {}

  /** A key of its own for each state: one table serves all, as it is too large for one each. */
  private static long newKey() {
    return STATES.getAndIncrement() & SAME_BUCKET - 1;
  }

  /** 1 for the bounds -7 to 9, 2 for 0 to 3, 0 for nothing, -1 for what nobody stored. */
  private static int found(long key) {
    long entry = TABLE.find(key);
    if (entry == 0) {
      return 0;
    }
    int lower = BoundTable.lower(entry);
    int upper = BoundTable.upper(entry);
    return lower == -7 && upper == 9 ? 1 : lower == 0 && upper == 3 ? 2 : -1;
  }

  private static void storeWide(long key) {
    TABLE.store(key, -7, 9, 10);
  }

  private static void storeNarrow(long key) {
    TABLE.store(key, 0, 3, 100);
  }

  /** One stores twice, the other asks meanwhile. */
  @JCStressTest
  @Outcome(id = "0", expect = ACCEPTABLE, desc = "nothing yet, or driven out")
  @Outcome(
      id = {"1", "2"},
      expect = ACCEPTABLE,
      desc = "a stored pair of bounds")
  @Outcome(expect = FORBIDDEN, desc = "bounds nobody stored")
  @State
  public static class WriterAndReader {
    private final long key = newKey();

    public WriterAndReader() {}

    @Actor
    public void store() {
      storeWide(key);
      storeNarrow(key);
    }

    @Actor
    public void find(I_Result result) {
      result.r1 = found(key);
    }
  }

  /** Two keys of one bucket, stored at once. */
  @JCStressTest
  @Outcome(
      id = {"1, 2", "1, 0", "0, 2", "0, 0"},
      expect = ACCEPTABLE,
      desc = "each has its own bounds or none")
  @Outcome(expect = FORBIDDEN, desc = "foreign bounds")
  @State
  public static class TwoWriters {
    private final long key = newKey();

    public TwoWriters() {}

    @Actor
    public void storeOne() {
      storeWide(key);
    }

    @Actor
    public void storeOther() {
      storeNarrow(key + SAME_BUCKET);
    }

    @Arbiter
    public void find(II_Result result) {
      result.r1 = found(key);
      result.r2 = found(key + SAME_BUCKET);
    }
  }

  /** Both store the same key. */
  @JCStressTest
  @Outcome(
      id = {"1", "2"},
      expect = ACCEPTABLE,
      desc = "the bounds of one of them")
  @Outcome(id = "0", expect = ACCEPTABLE, desc = "driven out")
  @Outcome(expect = FORBIDDEN, desc = "bounds nobody stored")
  @State
  public static class TwoWritersOfOneKey {
    private final long key = newKey();

    public TwoWritersOfOneKey() {}

    @Actor
    public void storeOne() {
      storeWide(key);
    }

    @Actor
    public void storeOther() {
      storeNarrow(key);
    }

    @Arbiter
    public void find(I_Result result) {
      result.r1 = found(key);
    }
  }
}
