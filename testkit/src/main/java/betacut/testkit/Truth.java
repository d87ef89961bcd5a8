package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.List;

/**
 * What plain minimax says of a position at a depth: the value, and the value of every move.
 *
 * <p>It is written here once more, without cuts, tables or order, so that it depends on nothing
 * that it is used to check. The pass of a skipped side takes neither depth nor distance.
 */
public record Truth(int value, List<Integer> moves, List<Integer> values) {
  /** What minimax finds at this depth. */
  public static <P extends Position> Truth of(P position, Evaluator<P> evaluator, int depth) {
    return of(position, evaluator, depth, false);
  }

  /** With {@code flatWins} a win counts the same however far it is. */
  public static <P extends Position> Truth of(
      P position, Evaluator<P> evaluator, int depth, boolean flatWins) {
    P own = Walk.copyOf(position);
    List<Integer> moves = new ArrayList<>();
    List<Integer> values = new ArrayList<>();
    int step = own.isSkipped() ? 0 : 1;
    int best = -Score.INF;
    for (int move : own.legalMoves()) {
      own.make(move);
      int value = -value(own, evaluator, depth - step, step, flatWins);
      own.undo(move);
      moves.add(move);
      values.add(value);
      best = Math.max(best, value);
    }
    return new Truth(best, moves, values);
  }

  /** The value of any position, finished ones included, counted from the position itself. */
  public static <P extends Position> int value(P position, Evaluator<P> evaluator, int depth) {
    return value(Walk.copyOf(position), evaluator, depth, 0, false);
  }

  private static <P extends Position> int value(
      P position, Evaluator<P> evaluator, int depth, int ply, boolean flatWins) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return flatWins ? outcome : Score.atPly(outcome, ply);
    }
    if (depth <= 0) {
      return evaluator.evaluate(position);
    }
    int step = position.isSkipped() ? 0 : 1;
    int best = -Score.INF;
    for (int move : position.legalMoves()) {
      position.make(move);
      best = Math.max(best, -value(position, evaluator, depth - step, ply + step, flatWins));
      position.undo(move);
    }
    return best;
  }

  /** Every move that reaches the value, in the game's order. */
  public List<Integer> bestMoves() {
    List<Integer> best = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      if (values.get(i) == value) {
        best.add(moves.get(i));
      }
    }
    return best;
  }

  /** The value of one of the moves. */
  public int valueOf(int move) {
    return values.get(moves.indexOf(move));
  }
}
