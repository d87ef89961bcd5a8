package betacut.search.trace;

import betacut.rules.Value.Bound;

/** One thing that happened in a search, in the order of its trace. */
public sealed interface TraceEvent {
  /** A depth, or a window of it, begins at the root. */
  record Iteration(int depth, int alpha, int beta) implements TraceEvent {}

  /**
   * A node is entered by a move: -1 at the root and where the purpose {@linkplain Purpose#staysHere
   * stays} in the position.
   */
  record Enter(
      int ply,
      int depth,
      int alpha,
      int beta,
      int move,
      OrderReason reason,
      Purpose purpose,
      long key)
      implements TraceEvent {}

  /**
   * The table was asked.
   *
   * @param child the move to the position it was asked about, or -1 for the node's own
   */
  record Probe(int child, TableEntry entry) implements TraceEvent {}

  /**
   * The node is left early.
   *
   * @param move the move that was too good, or -1 where none was made
   */
  record Cut(CutReason reason, int move) implements TraceEvent {}

  /** This entry went into the table. */
  record Store(TableEntry entry) implements TraceEvent {}

  /** The node entered by event number {@code enter} is done. */
  record Leave(int score, Bound claim, int enter) implements TraceEvent {}

  /** The layout is that of {@link Trace}. */
  static TraceEvent decode(long head, long middle, long last) {
    int ply = (int) (head >>> 48) & 0xFFF;
    int depth = (short) (head >>> 32);
    int purpose = (int) (head >>> 24) & 0xFF;
    int detail = (int) (head >>> 16) & 0xFF;
    int move = ((int) head + 1 & 0xFFFF) - 1;
    int high = (int) (middle >>> 32);
    int low = (int) middle;
    return switch ((int) (head >>> 60)) {
      case Trace.ITERATION -> new Iteration(depth, high, low);
      case Trace.ENTER ->
          new Enter(ply, depth, high, low, move, OrderReason.at(detail), Purpose.at(purpose), last);
      case Trace.PROBE -> new Probe(move, TableEntry.of(last, low));
      case Trace.CUT -> new Cut(CutReason.at(detail), move);
      case Trace.STORE -> new Store(TableEntry.of(last, low));
      default -> new Leave(high, TableEntry.BOUNDS[detail], low);
    };
  }
}
