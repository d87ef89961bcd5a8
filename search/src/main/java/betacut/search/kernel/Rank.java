package betacut.search.kernel;

import betacut.search.trace.Trace;

/** The bands of a move's rank, highest first; below them moves are ranked by merit. */
final class Rank {
  static final int HASH = 1 << 30;
  static final int KILLER = 1 << 29;
  static final int COUNTERMOVE = 1 << 28;

  private Rank() {}

  /** Which part of the order a rank comes from. */
  static int reason(int rank, boolean ordered) {
    if (!ordered) {
      return Trace.Reason.NATURAL;
    }
    if (rank >= HASH) {
      return Trace.Reason.HASH;
    }
    if (rank >= KILLER) {
      return Trace.Reason.KILLER;
    }
    return rank >= COUNTERMOVE ? Trace.Reason.COUNTERMOVE : Trace.Reason.MERIT;
  }
}
