package betacut.search.reference;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;

/**
 * Negamax that stops looking at a position once it cannot matter: the side to move already has
 * alpha elsewhere, and the opponent will not allow beta or more.
 *
 * <p>Return contract (fail-soft), v being what {@link Minimax} returns: {@code r <= alpha} implies
 * {@code v <= r}; {@code r >= beta} implies {@code v >= r}; otherwise {@code r == v}. Moves are
 * tried in the order the game generates them.
 */
public final class AlphaBeta {
  private final Position position;
  private final Evaluator<Position> evaluator;
  private int[] moves = {};
  private long nodes;
  private long leaves;

  public AlphaBeta(Position position, Evaluator<Position> evaluator) {
    this.position = position.copy();
    this.evaluator = evaluator;
  }

  /** The value of the position for the side to move, looking {@code depth} plies ahead. */
  public int search(int depth) {
    return search(depth, -Score.INF, Score.INF);
  }

  /** What the window lets one know of that value, by the contract above. */
  public int search(int depth, int alpha, int beta) {
    nodes = 0;
    leaves = 0;
    moves = new int[Math.min(depth, position.pliesLeft()) * position.maxMoves()];
    return node(depth, alpha, beta, 0, 0);
  }

  private int node(int depth, int alpha, int beta, int ply, int first) {
    nodes++;
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return Score.atPly(outcome, ply);
    }
    if (depth == 0) {
      leaves++;
      return evaluator.evaluate(position);
    }
    int best = -Score.INF;
    int end = position.moves(moves, first);
    for (int i = first; i < end && best < beta; i++) {
      position.make(moves[i]);
      best = Math.max(best, -node(depth - 1, -beta, -Math.max(alpha, best), ply + 1, end));
      position.undo(moves[i]);
    }
    return best;
  }

  /** Positions of the last search, root and leaves included. */
  public long nodes() {
    return nodes;
  }

  /** Those at depth 0 where the game was not over. */
  public long leaves() {
    return leaves;
  }
}
