package betacut.search.kernel;

import betacut.search.Feature;
import betacut.search.OrderPart;

/** What a kernel tries so as not to search every move to the full depth. */
public record Shortcuts(
    boolean reduceLate, boolean nullMove, boolean probCut, boolean internalDeepening) {
  static Shortcuts of(KernelParts parts) {
    var options = parts.options();
    boolean hashFirst = parts.table() != null && options.has(OrderPart.HASH);
    return new Shortcuts(
        parts.prunes() && options.has(Feature.LATE_MOVE_REDUCTION),
        parts.prunes() && options.has(Feature.NULL_MOVE),
        parts.prunes() && options.has(Feature.PROBCUT),
        hashFirst && options.has(Feature.INTERNAL_DEEPENING));
  }

  /** Whether some of them comes before the moves of a node. */
  boolean beforeMoves() {
    return nullMove || probCut || internalDeepening;
  }
}
