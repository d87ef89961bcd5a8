package betacut.solve;

import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.OpeningBook;
import betacut.solve.connectfour.SolverPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Compares a book with the truth along random games.
 *
 * <p>The position where the book ends is solved anew, by a solver without a book. Those before it
 * are compared with the book's own scores of their moves, so one game checks every layer.
 */
public final class BookCheck {
  /** A position of which the book says one thing and the truth is another. */
  public record Difference(String moves, int book, int truth) {}

  private final OpeningBook book;
  private final ConnectFourSolver solver;
  private final RandomGenerator random;

  /** A check by a solver of the same size that uses no book. */
  public BookCheck(OpeningBook book, ConnectFourSolver solver, RandomGenerator random) {
    this.book = book;
    this.solver = solver;
    this.random = random;
  }

  /** Plays one random game to the end of the book; the first difference met, if there is one. */
  public Optional<Difference> next() {
    var position = SolverPosition.empty(book.width(), book.height());
    var moves = new StringBuilder();
    while (position.stones() < book.stones()) {
      int ahead = bestOf(position);
      if (score(position) != ahead) {
        return Optional.of(new Difference(name(moves), score(position), ahead));
      }
      List<Integer> open = openMoves(position);
      if (open.isEmpty()) {
        return Optional.empty();
      }
      int column = open.get(random.nextInt(open.size()));
      moves.append(Character.forDigit(column + 1, Character.MAX_RADIX));
      position = position.play(column);
    }
    int truth = solver.score(position);
    return score(position) == truth
        ? Optional.empty()
        : Optional.of(new Difference(name(moves), score(position), truth));
  }

  private static String name(CharSequence moves) {
    return moves.isEmpty() ? "-" : moves.toString();
  }

  private int score(SolverPosition position) {
    return book.score(position).orElseThrow();
  }

  private int bestOf(SolverPosition position) {
    int best = Integer.MIN_VALUE;
    for (int column = 0; column < position.width(); column++) {
      if (position.canPlay(column)) {
        best = Math.max(best, -score(position.play(column)));
      }
    }
    return best;
  }

  /** The columns after which the game goes on. */
  private static List<Integer> openMoves(SolverPosition position) {
    var open = new ArrayList<Integer>();
    for (int column = 0; column < position.width(); column++) {
      if (position.canPlay(column) && !position.play(column).isOver()) {
        open.add(column);
      }
    }
    return open;
  }
}
