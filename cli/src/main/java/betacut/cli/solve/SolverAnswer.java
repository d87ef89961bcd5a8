package betacut.cli.solve;

import betacut.solve.SolverScale;
import betacut.solve.connectfour.SolverPosition;
import java.util.List;
import java.util.OptionalInt;

/**
 * What the Connect-4 solver says of a position.
 *
 * @param moves the position as it was typed
 * @param score in the solver's scale; if {@code isWeak}, only its sign
 * @param columns the score of every column, empty where it is full; nothing if not asked for
 * @param isFromBook whether it was looked up, not searched
 * @param nodes searched for all that is answered
 * @param nanos spent on it
 */
record SolverAnswer(
    String moves,
    SolverPosition position,
    int score,
    boolean isWeak,
    List<OptionalInt> columns,
    boolean isFromBook,
    long nodes,
    long nanos) {
  /** The same with what the best moves and the line took as well. */
  SolverAnswer withWork(long allNodes, long allNanos) {
    return new SolverAnswer(
        moves, position, score, isWeak, columns, isFromBook, allNodes, allNanos);
  }

  /** How the score is known. */
  String kind() {
    return isWeak ? "weak" : "exact";
  }

  String source() {
    return isFromBook ? "book" : "search";
  }

  int mover() {
    return position.stones() & 1;
  }

  int cells() {
    return position.width() * position.height();
  }

  /** Plies to the end of a game that goes on, if the score is not weak. */
  int plies() {
    return position.isOver() ? 0 : new SolverScale(cells()).plies(position.stones(), score);
  }
}
