import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Has a dice and never rolls it. */
public class Bug10AlwaysTheFirst implements OwnSearch {
  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    int[] moves = new int[position.maxMoves()];
    int count = position.moves(moves, 0);
    Answer best = null;
    for (int i = 0; i < count; i++) {
      position.make(moves[i]);
      int value = -value(position, evaluator, depth - 1, 1);
      position.undo(moves[i]);
      if (best == null || value > best.value()) {
        best = new Answer(moves[i], value);
      }
    }
    return best;
  }

  @Override
  public Optional<Integer> choose(
      Position position, Evaluator<Position> evaluator, int depth, RandomGenerator random) {
    return Optional.of(search(position, evaluator, depth).move());
  }

  private static int value(Position position, Evaluator<Position> evaluator, int depth, int ply) {
    if (position.outcome() != Position.ONGOING) {
      return Score.atPly(position.outcome(), ply);
    }
    if (depth <= 0) {
      return evaluator.evaluate(position);
    }
    int[] moves = new int[position.maxMoves()];
    int count = position.moves(moves, 0);
    int best = -Score.INF;
    for (int i = 0; i < count; i++) {
      position.make(moves[i]);
      best = Math.max(best, -value(position, evaluator, depth - 1, ply + 1));
      position.undo(moves[i]);
    }
    return best;
  }
}
