import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Fail-hard alpha-beta that copies the board for every move and knows its ties. */
public class CopyingAlphaBeta implements OwnSearch {
  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    int alpha = -Score.INF;
    int bestMove = -1;
    for (int move : legal(position)) {
      Position child = position.copy();
      child.make(move);
      int value = -node(child, evaluator, depth - 1, -Score.INF, -alpha, 1);
      if (value > alpha) {
        alpha = value;
        bestMove = move;
      }
    }
    return new Answer(bestMove, alpha);
  }

  @Override
  public Optional<List<Integer>> bestMoves(
      Position position, Evaluator<Position> evaluator, int depth) {
    int best = search(position, evaluator, depth).value();
    List<Integer> ties = new ArrayList<>();
    for (int move : legal(position)) {
      Position child = position.copy();
      child.make(move);
      if (-node(child, evaluator, depth - 1, -best, -best + 1, 1) >= best) {
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

  private static List<Integer> legal(Position position) {
    int[] moves = new int[position.maxMoves()];
    int count = position.moves(moves, 0);
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      list.add(moves[i]);
    }
    return list;
  }

  private static int node(
      Position position, Evaluator<Position> evaluator, int depth, int alpha, int beta, int ply) {
    int value;
    if (position.outcome() != Position.ONGOING) {
      value = Score.atPly(position.outcome(), ply);
    } else if (depth == 0) {
      value = evaluator.evaluate(position);
    } else {
      for (int move : legal(position)) {
        Position child = position.copy();
        child.make(move);
        alpha = Math.max(alpha, -node(child, evaluator, depth - 1, -beta, -alpha, ply + 1));
        if (alpha >= beta) {
          return beta;
        }
      }
      return alpha;
    }
    return Math.clamp(value, alpha, beta);
  }
}
