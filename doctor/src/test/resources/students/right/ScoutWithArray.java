import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;

/** Principal variation search with an array for a table, cleared for every search. */
public class ScoutWithArray implements OwnSearch {
  private static final int SLOTS = 1 << 12;

  private long[] keys;
  private int[] values;
  private byte[] depths;
  private byte[] kinds;
  private Evaluator<Position> evaluator;

  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    this.evaluator = evaluator;
    keys = new long[SLOTS];
    values = new int[SLOTS];
    depths = new byte[SLOTS];
    kinds = new byte[SLOTS];
    int[] moves = new int[position.maxMoves()];
    int count = position.moves(moves, 0);
    int bestMove = -1;
    int alpha = -Score.INF;
    for (int i = 0; i < count; i++) {
      position.make(moves[i]);
      int value = -scout(position, depth - 1, -alpha - 1, -alpha, 1);
      if (i == 0 || value > alpha) {
        value = -scout(position, depth - 1, -Score.INF, -alpha, 1);
      }
      position.undo(moves[i]);
      if (value > alpha) {
        alpha = value;
        bestMove = moves[i];
      }
    }
    return new Answer(bestMove, alpha);
  }

  private int scout(Position position, int depth, int alpha, int beta, int ply) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return outcome > 20_500 ? outcome - ply : outcome < -20_500 ? outcome + ply : outcome;
    }
    if (depth == 0) {
      return evaluator.evaluate(position);
    }
    int slot = (int) (position.key() & SLOTS - 1);
    if (keys[slot] == position.key() && depths[slot] == depth) {
      boolean enough =
          kinds[slot] == 'e'
              || kinds[slot] == 'l' && values[slot] >= beta
              || kinds[slot] == 'u' && values[slot] <= alpha;
      if (enough) {
        return values[slot];
      }
    }
    long key = position.key();
    int[] moves = new int[position.maxMoves()];
    int count = position.moves(moves, 0);
    int best = -Score.INF;
    for (int i = 0; i < count; i++) {
      int from = Math.max(alpha, best);
      position.make(moves[i]);
      int value = -scout(position, depth - 1, -beta, -from, ply + 1);
      position.undo(moves[i]);
      best = Math.max(best, value);
      if (best >= beta) {
        break;
      }
    }
    keys[slot] = key;
    values[slot] = best;
    depths[slot] = (byte) depth;
    kinds[slot] = (byte) (best <= alpha ? 'u' : best >= beta ? 'l' : 'e');
    return best;
  }
}
