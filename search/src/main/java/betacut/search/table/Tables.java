package betacut.search.table;

import betacut.platform.Platform;
import betacut.rules.UsageException;
import betacut.search.Options.TableSize;
import betacut.search.TablePolicy;

/** Makes the table that follows a policy. */
public final class Tables {
  private Tables() {}

  /** A new table of at most so much memory. */
  public static TranspositionTable create(TablePolicy policy, int mebibytes) {
    return create(policy, TableSize.ofMebibytes(mebibytes));
  }

  /**
   * A new table of at most this size. {@link TablePolicy#NONE} has no table: a search without one
   * is a different search, so ask before.
   *
   * @throws UsageException if it does not fit into memory
   */
  public static TranspositionTable create(TablePolicy policy, TableSize size) {
    try {
      long slots = ((long) size.mebibytes() << 20) / FlatTable.SLOT_BYTES;
      return size.entries().isPresent()
          ? ofEntries(policy, size.entries().getAsInt())
          : ofEntries(
              policy, policy == TablePolicy.LRS ? TableSize.entriesIn(size.mebibytes()) : slots);
    } catch (OutOfMemoryError tooBig) { // one huge allocation failed; nothing else is affected
      throw new UsageException(
          "A table of %d MiB does not fit: this JVM may use %d MiB. Choose less, or raise -Xmx."
              .formatted(size.mebibytes(), Platform.maxMemoryBytes() >> 20));
    }
  }

  private static TranspositionTable ofEntries(TablePolicy policy, long entries) {
    return switch (policy) {
      case NONE -> throw new IllegalStateException("the policy 'none' has no table to create");
      case ALWAYS -> new AlwaysReplaceTable(entries);
      case DEPTH -> new DepthPreferredTable(entries);
      case TWO_TIER -> new TwoDeepTable(entries);
      case TWO_BIG -> new TwoBigTable(entries);
      case BUCKET -> new BucketTable(entries);
      case DECISIVE -> new DecisiveTable(entries);
      case LRS -> new LeastRecentlyStoredTable((int) entries);
      case MAP -> new UnboundedTable();
      case VERIFYING -> new VerifyingTable(new BucketTable(entries));
    };
  }
}
