import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;
import java.util.Map;
import java.util.TreeMap;

/** Minimax with a map from position to value, whatever the depth was. */
public class Bug4AnyDepth implements OwnSearch {
  private final Map<Long, Integer> seen = new TreeMap<>();

  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    int[] moves = new int[position.maxMoves()];
    int n = position.moves(moves, 0);
    int best = Integer.MIN_VALUE;
    int bestMove = -1;
    for (int i = 0; i < n; i++) {
      position.make(moves[i]);
      int value = -value(position, evaluator, depth - 1);
      value -= Integer.signum(Score.hasDistance(value) ? value : 0);
      position.undo(moves[i]);
      if (value > best) {
        best = value;
        bestMove = moves[i];
      }
    }
    return new Answer(bestMove, best);
  }

  /** Counted from this position, so that the map may keep wins. */
  private int value(Position position, Evaluator<Position> evaluator, int depth) {
    if (position.outcome() != Position.ONGOING) {
      return position.outcome();
    }
    if (depth == 0) {
      return evaluator.evaluate(position);
    }
    if (seen.containsKey(position.key())) {
      return seen.get(position.key());
    }
    int[] moves = new int[position.maxMoves()];
    int n = position.moves(moves, 0);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < n; i++) {
      position.make(moves[i]);
      int value = -value(position, evaluator, depth - 1);
      position.undo(moves[i]);
      best = Math.max(best, Score.hasDistance(value) ? value - Integer.signum(value) : value);
    }
    seen.put(position.key(), best);
    return best;
  }
}
