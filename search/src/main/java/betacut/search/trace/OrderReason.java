package betacut.search.trace;

import java.util.Locale;

/** Why a move stood where it did in its node's order. */
public enum OrderReason {
  /** The game's own order. */
  NATURAL,
  /** The table remembers it as the best. */
  HASH,
  /** It cut at this ply a short while ago. */
  KILLER,
  /** By history, evaluation or the game's static opinion. */
  MERIT,
  /** It is the best root move of the searches before. */
  BEST_BEFORE;

  private static final OrderReason[] ALL = values();

  static OrderReason at(int code) {
    return ALL[code];
  }

  /** The name in JSON. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
