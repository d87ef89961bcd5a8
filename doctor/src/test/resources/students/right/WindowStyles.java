import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Right searches without a table: what they have in common is only what minimax says. */
public class WindowStyles {
  /** A board, an opinion and a best move. */
  abstract static class Style implements OwnSearch {
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

    abstract int root(int depth);

    boolean isLeaf(int depth) {
      return depth == 0 || board.outcome() != Position.ONGOING;
    }

    int leaf(int ply) {
      int outcome = board.outcome();
      return outcome == Position.ONGOING ? opinion.evaluate(board) : Score.atPly(outcome, ply);
    }
  }

  /** Never returns what lies outside the window. */
  static class FailHard extends Style {
    @Override
    int root(int depth) {
      return node(depth, -Score.INF, Score.INF, 0);
    }

    private int node(int depth, int alpha, int beta, int ply) {
      if (isLeaf(depth)) {
        return Math.clamp(leaf(ply), alpha, beta);
      }
      for (int move : board.legalMoves()) {
        board.make(move);
        int value = -node(depth - 1, -beta, -alpha, ply + 1);
        board.undo(move);
        if (value >= beta) {
          return beta;
        }
        if (value > alpha) {
          alpha = value;
          best = ply == 0 ? move : best;
        }
      }
      return alpha;
    }
  }

  /** The two functions of the textbook, each with both bounds. */
  static class TwoFunctions extends Style {
    @Override
    int root(int depth) {
      return max(depth, Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
    }

    private int max(int depth, int alpha, int beta, int ply) {
      if (isLeaf(depth)) {
        return leaf(ply);
      }
      int value = Integer.MIN_VALUE;
      for (int move : board.legalMoves()) {
        board.make(move);
        int child = min(depth - 1, alpha, beta, ply + 1);
        board.undo(move);
        if (child > value) {
          value = child;
          best = ply == 0 ? move : best;
        }
        if (value >= beta) {
          return value;
        }
        alpha = Math.max(alpha, value);
      }
      return value;
    }

    private int min(int depth, int alpha, int beta, int ply) {
      if (isLeaf(depth)) {
        return -leaf(ply);
      }
      int value = Integer.MAX_VALUE;
      for (int move : board.legalMoves()) {
        board.make(move);
        value = Math.min(value, max(depth - 1, alpha, beta, ply + 1));
        board.undo(move);
        if (value <= alpha) {
          return value;
        }
        beta = Math.min(beta, value);
      }
      return value;
    }
  }

  /** A zero window for all but the first move, and the line of play kept in a triangle. */
  static class PrincipalVariation extends Style {
    private final int[][] line = new int[64][64];

    @Override
    int root(int depth) {
      int value = node(depth, -Score.INF, Score.INF, 0);
      best = line[0][0];
      return value;
    }

    private int node(int depth, int alpha, int beta, int ply) {
      if (isLeaf(depth)) {
        return leaf(ply);
      }
      int value = -Score.INF;
      boolean isFirst = true;
      for (int move : board.legalMoves()) {
        board.make(move);
        int low = Math.max(alpha, value);
        int child = isFirst ? 0 : -node(depth - 1, -low - 1, -low, ply + 1);
        if (isFirst || child > low && child < beta) {
          child = -node(depth - 1, -beta, -low, ply + 1);
        }
        board.undo(move);
        isFirst = false;
        if (child > value) {
          value = child;
          line[ply][ply] = move;
          System.arraycopy(line[ply + 1], ply + 1, line[ply], ply + 1, depth - 1);
        }
        if (value >= beta) {
          break;
        }
      }
      return value;
    }
  }

  /** Deeper and deeper, with killers and a history to order the moves. */
  static class KillersAndHistory extends Style {
    private final int[] killers = new int[64];
    private int[] history;

    @Override
    int root(int depth) {
      history = new int[4096];
      Arrays.fill(killers, -1);
      int value = 0;
      for (int d = 1; d <= depth; d++) {
        value = node(d, -Score.INF, Score.INF, 0);
      }
      return value;
    }

    private int[] ordered(int ply) {
      return Arrays.stream(board.legalMoves())
          .boxed()
          .sorted(
              Comparator.comparingInt(
                  move -> move == killers[ply] ? Integer.MIN_VALUE : -history[move % 4096]))
          .mapToInt(Integer::intValue)
          .toArray();
    }

    private int node(int depth, int alpha, int beta, int ply) {
      if (isLeaf(depth)) {
        return leaf(ply);
      }
      int value = -Score.INF;
      for (int move : ordered(ply)) {
        board.make(move);
        int child = -node(depth - 1, -beta, -Math.max(alpha, value), ply + 1);
        board.undo(move);
        if (child > value) {
          value = child;
          best = ply == 0 ? move : best;
        }
        if (value >= beta) {
          killers[ply] = move;
          history[move % 4096] += depth * depth;
          break;
        }
      }
      return value;
    }
  }

  /** A narrow window around the last depth's value, opened where that was wrong. */
  static class Aspiration extends Style {
    @Override
    int root(int depth) {
      int value = node(1, -Score.INF, Score.INF, 0);
      for (int d = 2; d <= depth; d++) {
        int low = value - 3;
        int high = value + 3;
        value = node(d, low, high, 0);
        if (value <= low || value >= high) {
          value = node(d, -Score.INF, Score.INF, 0);
        }
      }
      return value;
    }

    private int node(int depth, int alpha, int beta, int ply) {
      if (isLeaf(depth)) {
        return leaf(ply);
      }
      int value = -Score.INF;
      for (int move : board.legalMoves()) {
        board.make(move);
        int child = -node(depth - 1, -beta, -Math.max(alpha, value), ply + 1);
        board.undo(move);
        if (child > value) {
          value = child;
          best = ply == 0 ? move : best;
        }
        if (value >= beta) {
          break;
        }
      }
      return value;
    }
  }

  /** No recursion: a stack of frames. */
  static class Stack extends Style {
    private static final class Frame {
      final int[] moves;
      final int alpha;
      final int beta;
      int next;
      int value = -Score.INF;

      Frame(int[] moves, int alpha, int beta) {
        this.moves = moves;
        this.alpha = alpha;
        this.beta = beta;
      }
    }

    @Override
    int root(int depth) {
      Deque<Frame> stack = new ArrayDeque<>();
      stack.push(new Frame(board.legalMoves(), -Score.INF, Score.INF));
      while (true) {
        Frame top = stack.peek();
        if (top.next < top.moves.length && top.value < top.beta) {
          board.make(top.moves[top.next++]);
          int left = depth - stack.size();
          if (isLeaf(left)) {
            back(top, -leaf(stack.size()), stack.size() == 1);
          } else {
            int low = Math.max(top.alpha, top.value);
            stack.push(new Frame(board.legalMoves(), -top.beta, -low));
          }
        } else {
          stack.pop();
          if (stack.isEmpty()) {
            return top.value;
          }
          back(stack.peek(), -top.value, stack.size() == 1);
        }
      }
    }

    private void back(Frame frame, int value, boolean isRoot) {
      int move = frame.moves[frame.next - 1];
      board.undo(move);
      if (value > frame.value) {
        frame.value = value;
        best = isRoot ? move : best;
      }
    }
  }

  /** Wins lose a little of their worth on their way up, so that no ply is counted. */
  static class Fading extends Style {
    @Override
    int root(int depth) {
      return node(depth, -Score.INF, Score.INF, true);
    }

    private int node(int depth, int alpha, int beta, boolean isRoot) {
      if (isLeaf(depth)) {
        return leaf(0);
      }
      int value = -Score.INF;
      for (int move : board.legalMoves()) {
        board.make(move);
        int low = Math.max(alpha, value);
        int child = Score.atPly(-node(depth - 1, -fresh(beta), -fresh(low), false), 1);
        board.undo(move);
        if (child > value) {
          value = child;
          best = isRoot ? move : best;
        }
        if (value >= beta) {
          break;
        }
      }
      return value;
    }

    /** A bound as the child counts it, one ply nearer to the end. */
    private static int fresh(int bound) {
      return Math.abs(bound) >= Score.WIN ? bound : Score.fromPly(bound, 1);
    }
  }

  /** No win is nearer than the next ply, no loss either: such windows need no search. */
  static class MateDistance extends Style {
    @Override
    int root(int depth) {
      return node(depth, -Score.INF, Score.INF, 0);
    }

    private int node(int depth, int alpha, int beta, int ply) {
      if (isLeaf(depth)) {
        return leaf(ply);
      }
      if (ply > 0) {
        alpha = Math.max(alpha, Score.LOSS + ply);
        beta = Math.min(beta, Score.WIN - ply - 1);
        if (alpha >= beta) {
          return alpha;
        }
      }
      int value = -Score.INF;
      for (int move : board.legalMoves()) {
        board.make(move);
        int child = -node(depth - 1, -beta, -Math.max(alpha, value), ply + 1);
        board.undo(move);
        if (child > value) {
          value = child;
          best = ply == 0 ? move : best;
        }
        if (value >= beta) {
          break;
        }
      }
      return value;
    }
  }

  /** Every root move on a thread and a board of its own. */
  static class Parallel implements OwnSearch {
    @Override
    public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
      int[] moves = position.legalMoves();
      int[] values =
          IntStream.range(0, moves.length)
              .parallel()
              .map(
                  i -> {
                    Position own;
                    synchronized (position) {
                      own = position.copy();
                    }
                    own.make(moves[i]);
                    return -value(own, evaluator, depth - 1, 1);
                  })
              .toArray();
      int best = 0;
      for (int i = 1; i < moves.length; i++) {
        best = values[i] > values[best] ? i : best;
      }
      return new Answer(moves[best], values[best]);
    }

    private static int value(Position board, Evaluator<Position> opinion, int depth, int ply) {
      if (board.outcome() != Position.ONGOING) {
        return Score.atPly(board.outcome(), ply);
      }
      if (depth == 0) {
        return opinion.evaluate(board);
      }
      int value = -Score.INF;
      for (int move : board.legalMoves()) {
        board.make(move);
        value = Math.max(value, -value(board, opinion, depth - 1, ply + 1));
        board.undo(move);
      }
      return value;
    }
  }

  /** Copies the board for every move, and lets chance decide between true ties. */
  static class TiesByStream implements OwnSearch {
    @Override
    public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
      List<Integer> ties = bestMoves(position, evaluator, depth).get();
      return new Answer(ties.getLast(), -after(position, ties.getLast(), evaluator, depth, 0));
    }

    @Override
    public Optional<List<Integer>> bestMoves(
        Position position, Evaluator<Position> evaluator, int depth) {
      List<Integer> ties = new ArrayList<>();
      int best = Integer.MIN_VALUE;
      for (int move : position.legalMoves()) {
        int value = -after(position, move, evaluator, depth, 0);
        if (value > best) {
          ties.clear();
          best = value;
        }
        if (value == best) {
          ties.add(move);
        }
      }
      return Optional.of(ties);
    }

    @Override
    public Optional<Integer> choose(
        Position position, Evaluator<Position> evaluator, int depth, RandomGenerator random) {
      List<Integer> ties = bestMoves(position, evaluator, depth).get();
      return Optional.of(ties.get(random.nextInt(ties.size())));
    }

    private static int after(
        Position position, int move, Evaluator<Position> evaluator, int depth, int ply) {
      Position next = position.copy();
      next.make(move);
      if (next.outcome() != Position.ONGOING) {
        return Score.atPly(next.outcome(), ply + 1);
      }
      return depth == 1
          ? evaluator.evaluate(next)
          : Arrays.stream(next.legalMoves())
              .map(reply -> -after(next, reply, evaluator, depth - 1, ply + 1))
              .max()
              .getAsInt();
    }
  }
}
