package betacut.search.kernel;

import betacut.rules.Game.LateMoves;
import betacut.search.Feature;

/**
 * What a kernel tries so as not to search every move to the full depth.
 *
 * @param selective whether values depend on more than position and depth anyway, so that entries
 *     deeper than asked for serve too (measurements: selection)
 */
public record Shortcuts(
    boolean reduceLate, LateMoves lateMoves, boolean probCut, boolean selective) {
  static Shortcuts of(KernelParts parts) {
    var options = parts.options();
    return new Shortcuts(
        parts.scouts() && options.has(Feature.LATE_MOVE_REDUCTION),
        parts.lateMoves(),
        parts.prunes() && parts.probCut() != null,
        options.isSelective());
  }
}
