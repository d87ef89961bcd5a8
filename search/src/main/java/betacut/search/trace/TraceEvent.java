package betacut.search.trace;

/** One thing that happened in a search, at some ply. */
public sealed interface TraceEvent {
  int ply();

  /** A depth, or a window of it, begins at the root. */
  record Iteration(int ply, int depth, int alpha, int beta) implements TraceEvent {}

  /**
   * A node is entered by a move (-1 at the root and for a null move) that stood here for a {@link
   * Trace.Reason}.
   */
  record Enter(int ply, int depth, int alpha, int beta, int move, int reason, long key)
      implements TraceEvent {}

  /** The table knew this entry. */
  record Probe(int ply, long entry) implements TraceEvent {}

  /** The node is left early; {@code why} is one of {@link Trace.Why}. */
  record Cut(int ply, int why) implements TraceEvent {}

  /** This entry went into the table. */
  record Store(int ply, long entry) implements TraceEvent {}

  /** The node entered by event {@code enter} is done; {@code bound} says what the score claims. */
  record Leave(int ply, int score, int bound, int enter) implements TraceEvent {}

  static TraceEvent decode(long head, long middle, long last) {
    int ply = (int) (head >>> 48) & 0xFFF;
    int depth = (short) (head >>> 32);
    int detail = (int) (head >>> 16) & 0xFF;
    int move = ((int) head + 1 & 0xFFFF) - 1;
    int high = (int) (middle >>> 32);
    int low = (int) middle;
    return switch ((int) (head >>> 60)) {
      case Trace.ITERATION -> new Iteration(ply, depth, high, low);
      case Trace.ENTER -> new Enter(ply, depth, high, low, move, detail, last);
      case Trace.PROBE -> new Probe(ply, last);
      case Trace.CUT -> new Cut(ply, detail);
      case Trace.STORE -> new Store(ply, last);
      default -> new Leave(ply, high, detail, low);
    };
  }
}
