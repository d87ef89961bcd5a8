package betacut.search.reference;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;

/**
 * The definition of a value, written for two sides: the one to move at the root picks the greatest
 * value of its moves, the other one the least, and every line is followed to its end.
 *
 * <p>Values are for the side to move at the root. A finished game is worth its outcome, wins
 * counted from the root ({@link Score#atPly}); an ongoing position at depth 0 is worth the
 * evaluator's opinion.
 */
public final class Minimax {
  private final Position position;
  private final Evaluator<Position> evaluator;
  private int[] moves = {};
  private long nodes;
  private long leaves;

  public Minimax(Position position, Evaluator<Position> evaluator) {
    this.position = position.copy();
    this.evaluator = evaluator;
  }

  /** The value of the position, looking {@code depth} plies ahead. */
  public int search(int depth) {
    begin(depth);
    return max(depth, 0, 0);
  }

  /** The value of every move of an ongoing position, in the order the game generates them. */
  public int[] values(int depth) {
    begin(depth);
    nodes++;
    int end = position.moves(moves, 0);
    int[] values = new int[end];
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      values[i] = min(depth - 1, 1, end);
      position.undo(moves[i]);
    }
    return values;
  }

  private int max(int depth, int ply, int first) {
    nodes++;
    if (depth == 0 || position.outcome() != Position.ONGOING) {
      return leaf(ply);
    }
    int best = -Score.INF;
    int end = position.moves(moves, first);
    for (int i = first; i < end; i++) {
      position.make(moves[i]);
      best = Math.max(best, min(depth - 1, ply + 1, end));
      position.undo(moves[i]);
    }
    return best;
  }

  private int min(int depth, int ply, int first) {
    nodes++;
    if (depth == 0 || position.outcome() != Position.ONGOING) {
      return -leaf(ply);
    }
    int best = Score.INF;
    int end = position.moves(moves, first);
    for (int i = first; i < end; i++) {
      position.make(moves[i]);
      best = Math.min(best, max(depth - 1, ply + 1, end));
      position.undo(moves[i]);
    }
    return best;
  }

  /** What a line's end is worth to the side to move there. */
  private int leaf(int ply) {
    if (position.outcome() != Position.ONGOING) {
      return Score.atPly(position.outcome(), ply);
    }
    leaves++;
    return evaluator.evaluate(position);
  }

  private void begin(int depth) {
    nodes = 0;
    leaves = 0;
    moves = new int[Math.min(depth, position.pliesLeft()) * position.maxMoves()];
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
