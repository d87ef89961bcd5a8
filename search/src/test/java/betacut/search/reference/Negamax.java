package betacut.search.reference;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;

/**
 * Minimax written once for both sides: what is good for one is as bad for the other, so a position
 * is worth the greatest of its children's negated values.
 *
 * <p>Same tree, same values as {@link Minimax}.
 */
public final class Negamax {
  private final Position position;
  private final Evaluator<Position> evaluator;
  private int[] moves = {};
  private long nodes;
  private long leaves;

  public Negamax(Position position, Evaluator<Position> evaluator) {
    this.position = position.copy();
    this.evaluator = evaluator;
  }

  /** The value of the position for the side to move, looking {@code depth} plies ahead. */
  public int search(int depth) {
    nodes = 0;
    leaves = 0;
    moves = new int[Math.min(depth, position.pliesLeft()) * position.maxMoves()];
    return node(depth, 0, 0);
  }

  private int node(int depth, int ply, int first) {
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
    for (int i = first; i < end; i++) {
      position.make(moves[i]);
      best = Math.max(best, -node(depth - 1, ply + 1, end));
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
