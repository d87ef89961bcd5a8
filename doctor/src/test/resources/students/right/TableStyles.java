import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Right searches that remember, in the ways tables are usually written. */
public class TableStyles {
  record Entry(int depth, int value, int kind, int move) {}

  /**
   * Alpha-beta whose table answers with entries at least as deep as asked: the commonest engine
   * there is. What the others do differently they override.
   */
  static class AtLeastAsDeep implements OwnSearch {
    final Map<Long, Entry> table = new HashMap<>();
    Position board;
    Evaluator<Position> opinion;
    int best;

    @Override
    public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
      board = position;
      opinion = evaluator;
      int value = root(depth);
      return new Answer(best, value);
    }

    int root(int depth) {
      return node(depth, -Score.INF, Score.INF, 0);
    }

    Entry probe(long key) {
      return table.get(key);
    }

    void store(long key, Entry entry) {
      table.put(key, entry);
    }

    boolean isDeepEnough(Entry entry, int depth) {
      return entry.depth >= depth;
    }

    static boolean isAnswer(Entry entry, int value, int alpha, int beta) {
      return entry.kind == 0 || entry.kind > 0 && value >= beta || entry.kind < 0 && value <= alpha;
    }

    int leaf(int ply) {
      int outcome = board.outcome();
      return outcome == Position.ONGOING ? opinion.evaluate(board) : Score.atPly(outcome, ply);
    }

    /** The table's move first. */
    int[] moves(Entry entry, int depth, int ply) {
      int[] moves = board.legalMoves();
      for (int i = 1; i < moves.length && entry != null; i++) {
        if (moves[i] == entry.move) {
          moves[i] = moves[0];
          moves[0] = entry.move;
        }
      }
      return moves;
    }

    int node(int depth, int alpha, int beta, int ply) {
      if (depth == 0 || board.outcome() != Position.ONGOING) {
        return leaf(ply);
      }
      long key = board.key();
      Entry entry = probe(key);
      if (entry != null && isDeepEnough(entry, depth)) {
        int known = Score.atPly(entry.value, ply);
        if (isAnswer(entry, known, alpha, beta)) {
          best = ply == 0 ? entry.move : best;
          return known;
        }
      }
      int value = -Score.INF;
      int found = -1;
      for (int move : moves(entry, depth, ply)) {
        board.make(move);
        int child = -node(depth - 1, -beta, -Math.max(alpha, value), ply + 1);
        board.undo(move);
        if (child > value) {
          value = child;
          found = move;
        }
        if (value >= beta) {
          break;
        }
      }
      best = ply == 0 ? found : best;
      int kind = value <= alpha ? -1 : value >= beta ? 1 : 0;
      store(key, new Entry(depth, Score.fromPly(value, ply), kind, found));
      return value;
    }
  }

  /** The same, deeper and deeper, and it stops as soon as the game is decided. */
  static class Deepening extends AtLeastAsDeep {
    @Override
    int root(int depth) {
      int value = 0;
      for (int d = 1; d <= depth && !Score.hasDistance(value); d++) {
        value = node(d, -Score.INF, Score.INF, 0);
      }
      return value;
    }
  }

  /** A proven win or loss is true at every depth. */
  static class ProvenForEver extends AtLeastAsDeep {
    @Override
    boolean isDeepEnough(Entry entry, int depth) {
      return entry.depth >= depth || entry.kind == 0 && Score.hasDistance(entry.value);
    }
  }

  /** Looks for a child whose entry ends the node before it searches any. */
  static class ChildrenFirst extends AtLeastAsDeep {
    @Override
    int node(int depth, int alpha, int beta, int ply) {
      if (depth > 1 && ply > 0 && board.outcome() == Position.ONGOING) {
        for (int move : board.legalMoves()) {
          board.make(move);
          Entry entry = probe(board.key());
          boolean isOver = board.outcome() != Position.ONGOING;
          board.undo(move);
          if (!isOver && entry != null && entry.kind <= 0 && isDeepEnough(entry, depth - 1)) {
            int bound = -Score.atPly(entry.value, ply + 1);
            if (bound >= beta) {
              return bound;
            }
          }
        }
      }
      return super.node(depth, alpha, beta, ply);
    }
  }

  /** A slot for the deepest and one for the newest, in arrays, the whole key beside. */
  static class TwoTiers extends AtLeastAsDeep {
    private final long[] keys = new long[2 << 8];
    private final Entry[] entries = new Entry[2 << 8];

    private int slot(long key) {
      return (int) (key >>> 56) << 1;
    }

    @Override
    Entry probe(long key) {
      int slot = slot(key);
      for (int i = slot; i < slot + 2; i++) {
        if (entries[i] != null && keys[i] == key) {
          return entries[i];
        }
      }
      return null;
    }

    @Override
    void store(long key, Entry entry) {
      int slot = slot(key);
      boolean isDeepest = entries[slot] == null || entry.depth >= entries[slot].depth;
      int chosen = isDeepest || keys[slot] == key ? slot : slot + 1;
      if (keys[slot + 1] == key) {
        entries[slot + 1] = null;
      }
      keys[chosen] = key;
      entries[chosen] = entry;
    }
  }

  /** Where the table knows no move, a shallower search finds one to begin with. */
  static class InternalDeepening extends AtLeastAsDeep {
    @Override
    int[] moves(Entry entry, int depth, int ply) {
      Entry first = entry;
      if (first == null && depth > 2) {
        int kept = best;
        node(depth - 2, -Score.INF, Score.INF, ply);
        best = kept;
        first = probe(board.key());
      }
      return super.moves(first, depth, ply);
    }
  }

  /** Zero windows that walk to the value, as MTD(f) does, from the last value it found. */
  static class Driver extends AtLeastAsDeep {
    private int guess;

    @Override
    int root(int depth) {
      int low = -Score.INF;
      int high = Score.INF;
      int value = guess;
      int move = -1;
      while (low < high) {
        int beta = next(value, low, high);
        value = node(depth, beta - 1, beta, 0);
        if (value >= beta) {
          low = value;
          move = best;
        } else {
          high = value;
        }
      }
      if (move < 0) { // every window failed low: the value is known, the move is not
        value = node(depth, value - 1, value, 0);
        move = best;
      }
      best = move;
      guess = value;
      return value;
    }

    int next(int value, int low, int high) {
      return value == low ? value + 1 : value;
    }
  }

  /** SSS* as a sequence of zero windows from above. */
  static class FromAbove extends Driver {
    @Override
    int next(int value, int low, int high) {
      return high;
    }
  }

  /** NegaC*: the window halves what is still possible. */
  static class Halving extends Driver {
    @Override
    int next(int value, int low, int high) {
      return low + (high - low + 1) / 2;
    }
  }

  /** Minimax without cuts that keeps every value it met, by position and depth. */
  static class Memo extends AtLeastAsDeep {
    private record Question(long key, int depth) {}

    private final Map<Question, Integer> known = new HashMap<>();

    @Override
    int root(int depth) {
      int value = -Score.INF;
      for (int move : board.legalMoves()) {
        board.make(move);
        int child = Score.atPly(-value(depth - 1), 1);
        board.undo(move);
        if (child > value) {
          value = child;
          best = move;
        }
      }
      return value;
    }

    private int value(int depth) {
      if (depth == 0 || board.outcome() != Position.ONGOING) {
        return leaf(0);
      }
      var question = new Question(board.key(), depth);
      Integer before = known.get(question);
      if (before != null) {
        return before;
      }
      int value = -Score.INF;
      for (int move : board.legalMoves()) {
        board.make(move);
        value = Math.max(value, Score.atPly(-value(depth - 1), 1));
        board.undo(move);
      }
      known.put(question, value);
      return value;
    }
  }

  /** The table's move is tried before the others are even generated. */
  static class LazyMoves extends AtLeastAsDeep {
    @Override
    int[] moves(Entry entry, int depth, int ply) {
      return entry == null ? board.legalMoves() : super.moves(entry, depth, ply);
    }

    @Override
    int node(int depth, int alpha, int beta, int ply) {
      Entry entry = depth == 0 || ply == 0 ? null : probe(board.key());
      if (entry != null && board.outcome() == Position.ONGOING && entry.depth < depth) {
        board.make(entry.move);
        int value = -node(depth - 1, -beta, -alpha, ply + 1);
        board.undo(entry.move);
        if (value >= beta) {
          return value;
        }
      }
      return super.node(depth, alpha, beta, ply);
    }
  }

  /** Can be stopped, and answers with its last finished depth; only finished nodes are stored. */
  static class Stoppable extends AtLeastAsDeep {
    private static final class Enough extends RuntimeException {
      private static final long serialVersionUID = 1L;
    }

    private long left = Long.MAX_VALUE;

    @Override
    public Optional<Answer> searchWithin(
        Position position, Evaluator<Position> evaluator, int depth, long nodes) {
      opinion = evaluator;
      left = nodes;
      Optional<Answer> finished = Optional.of(new Answer(position.legalMoves()[0], 0, 0));
      try {
        for (int d = 1; d <= depth; d++) {
          board = position.copy();
          int value = node(d, -Score.INF, Score.INF, 0);
          finished = Optional.of(new Answer(best, value, d));
        }
      } catch (Enough stopped) {
        // the last finished depth will do
      }
      left = Long.MAX_VALUE;
      return finished;
    }

    @Override
    int node(int depth, int alpha, int beta, int ply) {
      if (left-- <= 0) {
        throw new Enough();
      }
      return super.node(depth, alpha, beta, ply);
    }
  }
}
