package betacut.search.table;

import betacut.platform.Platform;
import betacut.rules.UsageException;
import betacut.search.TablePolicy;

/** Makes the table that follows a policy. */
public final class Tables {
  private Tables() {}

  /**
   * A new table of at most this size. {@link TablePolicy#NONE} has no table: a search without one
   * is a different search, so ask before.
   *
   * @throws UsageException if no such size is possible, saying which are
   */
  public static TranspositionTable create(TablePolicy policy, int mebibytes) {
    if (mebibytes < 1 || mebibytes > TablePolicy.MAX_MEBIBYTES) {
      throw new UsageException(
          "A table of %d MiB is not possible; choose from 1 to %d MiB."
              .formatted(mebibytes, TablePolicy.MAX_MEBIBYTES));
    }
    try {
      return ofBytes(policy, (long) mebibytes << 20);
    } catch (OutOfMemoryError tooBig) { // one huge allocation failed; nothing else is affected
      throw new UsageException(
          "A table of %d MiB does not fit: this JVM may use %d MiB. Choose less, or raise -Xmx."
              .formatted(mebibytes, Platform.maxMemoryBytes() >> 20));
    }
  }

  private static TranspositionTable ofBytes(TablePolicy policy, long bytes) {
    long slots = bytes / FlatTable.SLOT_BYTES;
    return switch (policy) {
      case NONE -> throw new IllegalStateException("the policy 'none' has no table to create");
      case ALWAYS -> new AlwaysReplaceTable(slots);
      case DEPTH -> new DepthPreferredTable(slots);
      case TWO_TIER -> new TwoDeepTable(slots);
      case TWO_BIG -> new TwoBigTable(slots);
      case BUCKET -> new BucketTable(slots);
      case LRS ->
          new LeastRecentlyStoredTable(
              (int) (bytes / LeastRecentlyStoredTable.MAX_BYTES_PER_ENTRY));
      case MAP -> new UnboundedTable();
      case VERIFYING -> new VerifyingTable(new BucketTable(slots));
    };
  }
}
