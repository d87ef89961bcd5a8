package betacut.search.kernel;

import betacut.search.Feature;

/**
 * When and how a kernel uses its table.
 *
 * @param depth least remaining depth at which it is asked and written; never without a table
 * @param etcDepth least remaining depth at which children are looked for in it
 * @param folds whether symmetric positions share an entry
 * @param foldsPoints whether those that differ in banked points do, where the game ends in sight;
 *     not while somebody watches, for a trace has no words for entries with two bounds
 */
public record TableUse(int depth, int etcDepth, boolean folds, boolean foldsPoints) {
  /** More than any remaining depth. */
  static final int NEVER = Integer.MAX_VALUE;

  static TableUse of(KernelParts parts) {
    var options = parts.options();
    boolean exists = parts.table() != null;
    boolean etc = exists && parts.prunes() && options.has(Feature.ETC);
    return new TableUse(
        exists ? options.thresholds().table() : NEVER,
        etc ? options.thresholds().etc() : NEVER,
        options.has(Feature.FOLD),
        exists && options.has(Feature.FOLD) && !options.isSelective() && parts.trace() == null);
  }
}
