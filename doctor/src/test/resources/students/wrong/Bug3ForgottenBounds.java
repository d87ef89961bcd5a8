import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;
import java.util.HashMap;

/** Memoises alpha-beta as if it returned values: key and depth in, number out. */
public class Bug3ForgottenBounds implements OwnSearch {
  private record Question(long key, int depth) {}

  private HashMap<Question, Integer> memo = new HashMap<>();

  @Override
  public Answer search(Position p, Evaluator<Position> eval, int depth) {
    memo = new HashMap<>();
    int[] moves = new int[p.maxMoves()];
    int n = p.moves(moves, 0);
    int best = -99_999;
    int move = -1;
    for (int i = 0; i < n; i++) {
      p.make(moves[i]);
      int v = -ab(p, eval, depth - 1, -99_999, -best, 1);
      p.undo(moves[i]);
      if (v > best) {
        best = v;
        move = moves[i];
      }
    }
    return new Answer(move, best);
  }

  private int ab(Position p, Evaluator<Position> eval, int depth, int alpha, int beta, int ply) {
    int over = p.outcome();
    if (over != Position.ONGOING) {
      return Score.atPly(over, ply);
    }
    if (depth == 0) {
      return eval.evaluate(p);
    }
    Question question = new Question(p.key(), depth);
    Integer known = memo.get(question);
    if (known != null) {
      return known;
    }
    int[] moves = new int[p.maxMoves()];
    int n = p.moves(moves, 0);
    int best = -99_999;
    for (int i = 0; i < n && best < beta; i++) {
      p.make(moves[i]);
      best = Math.max(best, -ab(p, eval, depth - 1, -beta, -Math.max(alpha, best), ply + 1));
      p.undo(moves[i]);
    }
    memo.put(question, best);
    return best;
  }
}
