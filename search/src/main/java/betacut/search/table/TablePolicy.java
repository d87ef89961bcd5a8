package betacut.search.table;

import betacut.platform.Platform;
import betacut.rules.Nearest;
import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/** The replacement policies by name, each with the table that follows it. */
public enum TablePolicy {
  NONE("none", "no table", null),
  ALWAYS("always", "one slot, the newest entry takes it", slots(AlwaysReplaceTable::new)),
  DEPTH("depth", "one slot, the deepest entry of a search stays", slots(DepthPreferredTable::new)),
  TWO_TIER("two-tier", "two slots: the deepest and the newest", slots(TwoDeepTable::new)),
  TWO_BIG("two-big", "two slots: the costliest and the newest", slots(TwoBigTable::new)),
  BUCKET("bucket", "four slots, the oldest and shallowest goes", slots(BucketTable::new)),
  LRS("lrs", "the least recently stored goes (the study's)", TablePolicy::leastRecentlyStored),
  MAP("map", "an unbounded hash map (the report's); ignores the size", b -> new UnboundedTable()),
  VERIFYING(
      "verifying",
      "bucket, with every answer checked; for tests",
      bytes -> new VerifyingTable(slots(BucketTable::new).apply(bytes)));

  /** The largest size that {@link #create} takes. */
  public static final int MAX_MEBIBYTES = (1 << 14) - 1;

  private static final String TWO_DEEP = "two-deep"; // the literature's name for two-tier

  private final String id;
  private final String summary;
  private final LongFunction<TranspositionTable> ofBytes;

  TablePolicy(String id, String summary, LongFunction<TranspositionTable> ofBytes) {
    this.id = id;
    this.summary = summary;
    this.ofBytes = ofBytes;
  }

  private static LongFunction<TranspositionTable> slots(
      LongFunction<TranspositionTable> ofCapacity) {
    return bytes -> ofCapacity.apply(bytes / FlatTable.SLOT_BYTES);
  }

  private static TranspositionTable leastRecentlyStored(long bytes) {
    return new LeastRecentlyStoredTable(
        (int) (bytes / LeastRecentlyStoredTable.MAX_BYTES_PER_ENTRY));
  }

  /** The policy of this name, upper or lower case. */
  public static TablePolicy parse(String name) {
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    for (TablePolicy policy : values()) {
      if (policy.id.equals(wanted)) {
        return policy;
      }
    }
    if (wanted.equals(TWO_DEEP)) {
      return TWO_TIER;
    }
    throw unknown(name);
  }

  private static UsageException unknown(String name) {
    List<String> ids = Arrays.stream(values()).map(TablePolicy::id).collect(Collectors.toList());
    List<String> words = new ArrayList<>(ids);
    words.add(TWO_DEEP);
    return new UsageException(
        "There is no table called '%s'.%s Tables: %s"
            .formatted(name, Nearest.hint(name, words), String.join(", ", ids)));
  }

  /** The name to type. */
  public String id() {
    return id;
  }

  /** One line that says who stays. */
  public String summary() {
    return summary;
  }

  /**
   * A new table of at most this size. {@link #NONE} has no table: a search without one is a
   * different search, so ask before.
   *
   * @throws UsageException if no such size is possible, saying which are
   */
  public TranspositionTable create(int mebibytes) {
    if (this == NONE) {
      throw new IllegalStateException("the policy 'none' has no table to create");
    }
    if (mebibytes < 1 || mebibytes > MAX_MEBIBYTES) {
      throw new UsageException(
          "A table of %d MiB is not possible; choose from 1 to %d MiB."
              .formatted(mebibytes, MAX_MEBIBYTES));
    }
    try {
      return ofBytes.apply((long) mebibytes << 20);
    } catch (OutOfMemoryError tooBig) { // one huge allocation failed; nothing else is affected
      throw new UsageException(
          "A table of %d MiB does not fit: this JVM may use %d MiB. Choose less, or raise -Xmx."
              .formatted(mebibytes, Platform.maxMemoryBytes() >> 20));
    }
  }
}
