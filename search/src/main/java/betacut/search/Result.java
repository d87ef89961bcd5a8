package betacut.search;

import betacut.rules.Value;
import java.util.List;

/**
 * What a search found.
 *
 * @param move the best move, a code of the game; -1 if the game is over
 * @param value what it is worth, and how that is known
 * @param line the best play for both sides, from {@code move} on
 * @param moves what {@link Detail} asked for: nothing, the moves as good as the best, or every
 *     move, best first
 * @param statistics work of all depths and threads
 * @param nanos wall time
 * @param end why the search stopped
 */
public record Result(
    int move,
    Value value,
    List<Integer> line,
    List<RootMove> moves,
    Statistics statistics,
    long nanos,
    End end) {
  /** In place of a move where the game is over. */
  public static final int NO_MOVE = -1;

  /** Copies its lists. */
  public Result {
    line = List.copyOf(line);
    moves = List.copyOf(moves);
  }

  /**
   * A move at the root and what it is worth to the side that makes it.
   *
   * @param move a code of the game
   * @param value what it is worth, and how that is known
   * @param line the best play from this move on, itself included, as far as it is known
   */
  public record RootMove(int move, Value value, List<Integer> line) {
    /** Copies its line. */
    public RootMove {
      line = List.copyOf(line);
    }

    /** A move that nothing is known to follow. */
    public RootMove(int move, Value value) {
      this(move, value, List.of(move));
    }
  }

  /** Why a search stopped. */
  public enum End {
    /** The asked depth is finished. */
    DEPTH,
    /** Nothing deeper could change the value. */
    SOLVED,
    /** A book had an opinion of every move, and nothing was searched. */
    BOOK,
    /** The node limit. */
    NODES,
    /** The time limit. */
    TIME,
    /** Somebody asked it to, through a {@link StopSignal}. */
    STOPPED
  }

  /** The moves that share the best value; known exactly only if every move's value was asked. */
  public List<Integer> bestMoves() {
    if (moves.isEmpty()) {
      return move == NO_MOVE ? List.of() : List.of(move);
    }
    int best = moves.getFirst().value().score();
    return moves.stream()
        .filter(candidate -> candidate.value().score() == best)
        .map(RootMove::move)
        .toList();
  }

  /** The same seen by the side that is skipped before it; a line leaves its pass out. */
  public Result before(int pass) {
    Value own = new Value(-value.score(), value.kind().negated(), value.depth());
    List<RootMove> only = moves.isEmpty() ? List.of() : List.of(new RootMove(pass, own, line));
    return new Result(pass, own, line, only, statistics, nanos, end);
  }

  /** The same found by other work, such as that of several searches. */
  public Result with(Statistics work) {
    return new Result(move, value, line, moves, work, nanos, end);
  }

  /** The plies searched for the value. */
  public int depth() {
    return value.depth();
  }
}
