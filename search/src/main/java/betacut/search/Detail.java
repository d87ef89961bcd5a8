package betacut.search;

/** How much a search must find out about the moves at the root. */
public enum Detail {
  /** One best move. */
  BEST,
  /**
   * Every move as good as the best, from true values and never from bounds. If a limit ends the
   * search some may be missing. A book lists those that it cannot tell from the best.
   */
  TIES,
  /** The value of every move. */
  ALL
}
