import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Iterative deepening, a map with bounds that is kept between moves, the hash move first. */
public class DeepeningWithTable implements OwnSearch {
  private record Entry(int depth, int value, int kind, int move) {}

  private static class TimeUp extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Map<Long, Entry> table = new HashMap<>();
  private Evaluator<Position> evaluator;
  private Position board;
  private long nodesLeft;

  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    return searchWithin(position, evaluator, depth, Long.MAX_VALUE).get();
  }

  @Override
  public Optional<Answer> searchWithin(
      Position position, Evaluator<Position> evaluator, int depth, long nodes) {
    this.evaluator = evaluator;
    nodesLeft = nodes;
    int[] moves = new int[position.maxMoves()];
    position.moves(moves, 0);
    Answer finished = new Answer(moves[0], 0, 0);
    for (int d = 1; d <= depth; d++) {
      board = position.copy();
      try {
        int value = node(d, -Score.INF, Score.INF, 0);
        finished = new Answer(table.get(position.key()).move(), value, d);
      } catch (TimeUp stopped) {
        break;
      }
    }
    return Optional.of(finished);
  }

  private int node(int depth, int alpha, int beta, int ply) {
    if (nodesLeft-- <= 0) {
      throw new TimeUp();
    }
    int outcome = board.outcome();
    if (outcome != Position.ONGOING) {
      return Score.atPly(outcome, ply);
    }
    if (depth == 0) {
      return evaluator.evaluate(board);
    }
    long key = board.key();
    Entry entry = table.get(key);
    if (entry != null && entry.depth == depth && ply > 0) {
      int value = Score.atPly(entry.value, ply);
      if (entry.kind == 0 || entry.kind > 0 && value >= beta || entry.kind < 0 && value <= alpha) {
        return value;
      }
    }
    int[] moves = new int[board.maxMoves()];
    int count = board.moves(moves, 0);
    for (int i = 1; i < count; i++) {
      if (entry != null && moves[i] == entry.move) {
        moves[i] = moves[0];
        moves[0] = entry.move;
      }
    }
    int best = -Score.INF;
    int bestMove = -1;
    int low = alpha;
    for (int i = 0; i < count && low < beta; i++) {
      board.make(moves[i]);
      int value = -node(depth - 1, -beta, -low, ply + 1);
      board.undo(moves[i]);
      if (value > best) {
        best = value;
        bestMove = moves[i];
      }
      low = Math.max(low, best);
    }
    int kind = best <= alpha ? -1 : best >= beta ? 1 : 0;
    table.put(key, new Entry(depth, Score.fromPly(best, ply), kind, bestMove));
    return best;
  }
}
