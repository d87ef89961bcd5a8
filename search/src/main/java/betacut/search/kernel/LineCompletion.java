package betacut.search.kernel;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Feature;
import betacut.search.table.Entry;
import betacut.search.table.TranspositionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Goes on where a table cut the best line short: with its moves, and at depth 1 with the best. */
final class LineCompletion {
  private final KernelState kernel;
  private final Position root;
  private final TranspositionTable table;
  private final boolean folds;

  LineCompletion(KernelParts parts, KernelState kernel, Position root) {
    this.kernel = kernel;
    this.root = root;
    table = parts.table();
    folds = parts.options().has(Feature.FOLD);
  }

  List<Integer> completed(int[] line, int depth) {
    List<Integer> whole = new ArrayList<>(Arrays.stream(line).boxed().toList());
    if (line.length >= depth || table == null) {
      return whole;
    }
    Position position = root.copy();
    whole.forEach(position::play);
    while (whole.size() < depth && position.outcome() == Position.ONGOING) {
      int move = whole.size() == depth - 1 ? bestLeaf(position) : remembered(position);
      if (move == NO_MOVE) {
        break;
      }
      position.play(move);
      whole.add(move);
    }
    return whole;
  }

  private int remembered(Position position) {
    int symmetry = folds ? position.canonicalSymmetry() : 0;
    long entry = table.probe(kernel.tableKey(position));
    if (entry == Entry.MISS || Entry.move(entry) == NO_MOVE) {
      return NO_MOVE;
    }
    int move = position.unmapMove(Entry.move(entry), symmetry);
    return Arrays.stream(position.legalMoves()).anyMatch(legal -> legal == move) ? move : NO_MOVE;
  }

  /** The last ply of a line is not in the table: too shallow to be stored. */
  private int bestLeaf(Position position) {
    int best = NO_MOVE;
    int bestScore = -Score.INF;
    for (int move : position.legalMoves()) {
      position.make(move);
      int outcome = position.outcome();
      int score = -(outcome != Position.ONGOING ? outcome : kernel.evaluator.evaluate(position));
      position.undo(move);
      if (score > bestScore) {
        bestScore = score;
        best = move;
      }
    }
    return best;
  }
}
