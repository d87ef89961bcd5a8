package betacut.search.proof;

import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads proven play off the table: a winner keeps to moves proven to win, a side that draws to
 * moves proven not to lose, and a loser plays what took the longest to refute. The line ends with
 * the game or where the table has forgotten.
 */
final class ProofLine {
  private static final int NONE = -1;

  private ProofLine() {}

  /** The line that begins with {@code move}; {@code worth} is the root's value, -1, 0 or 1. */
  static List<Integer> from(Position root, int move, int worth, ProofKernel kernel) {
    Position position = root.copy();
    List<Integer> line = new ArrayList<>();
    int next = move;
    int mover = worth;
    while (next != NONE) {
      if (!position.isSkipped()) {
        line.add(next);
      }
      position.make(next);
      mover = -mover;
      next = kernel.outcome(position) == Position.ONGOING ? move(position, mover, kernel) : NONE;
    }
    return line;
  }

  /** A proven move of an ongoing position worth -1, 0 or 1 to the side to move, or -1. */
  static int move(Position position, int worth, ProofKernel kernel) {
    int mover = position.mover();
    Question question =
        worth == 0 ? Question.holdOf(mover) : Question.winOf(worth > 0 ? mover : 1 - mover);
    int best = NONE;
    int bestWork = -1;
    for (int legal : position.legalMoves()) {
      position.make(legal);
      int work = work(position, question, worth < 0, kernel);
      position.undo(legal);
      if (work > bestWork) {
        best = legal;
        bestWork = work;
      }
      if (best != NONE && worth >= 0) {
        break;
      }
    }
    return best;
  }

  /** The work it took to prove that the side to move reaches its wish or not, or -1. */
  private static int work(Position child, Question question, boolean reached, ProofKernel kernel) {
    int outcome = kernel.outcome(child);
    if (outcome != Position.ONGOING) {
      return question.isReached(outcome, child.mover()) == reached ? 0 : NONE;
    }
    long entry = kernel.probe(child.key(), question);
    if (entry == ProofTable.MISS) {
      return NONE;
    }
    int number = reached ? ProofTable.phi(entry) : ProofTable.delta(entry);
    return number == 0 ? ProofTable.work(entry) : NONE;
  }
}
