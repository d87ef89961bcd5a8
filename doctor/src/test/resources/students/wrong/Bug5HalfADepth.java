import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;
import java.util.Optional;

/** Plays whatever the depth under way liked best when the nodes ran out. */
public class Bug5HalfADepth implements OwnSearch {
  private long left;
  private boolean stopped;
  private int rootMove;
  private int rootValue;

  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    left = Long.MAX_VALUE;
    stopped = false;
    root(position, evaluator, depth);
    return new Answer(rootMove, rootValue);
  }

  @Override
  public Optional<Answer> searchWithin(
      Position position, Evaluator<Position> evaluator, int depth, long nodes) {
    left = nodes;
    stopped = false;
    int reached = 0;
    while (reached < depth && !stopped) {
      root(position, evaluator, ++reached);
    }
    return Optional.of(new Answer(rootMove, rootValue, reached));
  }

  private void root(Position position, Evaluator<Position> evaluator, int depth) {
    int[] moves = new int[position.maxMoves()];
    int n = position.moves(moves, 0);
    rootValue = -Score.INF;
    rootMove = moves[0];
    for (int i = 0; i < n && !stopped; i++) {
      position.make(moves[i]);
      int value = -node(position, evaluator, depth - 1, -Score.INF, -rootValue, 1);
      position.undo(moves[i]);
      if (!stopped && value > rootValue) {
        rootValue = value;
        rootMove = moves[i];
      }
    }
  }

  private int node(Position p, Evaluator<Position> evaluator, int depth, int a, int b, int ply) {
    if (--left <= 0) {
      stopped = true;
      return 0;
    }
    if (p.outcome() != Position.ONGOING) {
      return Score.atPly(p.outcome(), ply);
    }
    if (depth == 0) {
      return evaluator.evaluate(p);
    }
    int[] moves = new int[p.maxMoves()];
    int n = p.moves(moves, 0);
    int best = -Score.INF;
    for (int i = 0; i < n && !stopped; i++) {
      p.make(moves[i]);
      best = Math.max(best, -node(p, evaluator, depth - 1, -b, -Math.max(a, best), ply + 1));
      p.undo(moves[i]);
      if (best >= b) {
        break;
      }
    }
    return best;
  }
}
