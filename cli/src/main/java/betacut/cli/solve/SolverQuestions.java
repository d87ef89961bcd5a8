package betacut.cli.solve;

import betacut.cli.text.Sentences;
import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.UsageException;
import betacut.search.Options;
import betacut.search.spi.Clock;
import betacut.solve.ConnectFourSearch;
import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.OpeningBook;
import betacut.solve.connectfour.SolverPosition;
import betacut.solve.exact.SolveStopped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** Puts questions about one Connect-4 board to its solver. */
public final class SolverQuestions {
  private final ConnectFour game;
  private final SolverSettings settings;
  private final ConnectFourSolver solver;
  private final int bookStones;

  public SolverQuestions(ConnectFour game, SolverSettings settings, Options options) {
    this.game = game;
    this.settings = settings;
    ConnectFourPosition start = game.start();
    solver = solver(start.width(), start.height(), options);
    Optional<OpeningBook> book =
        settings.noBook ? Optional.empty() : OpeningBook.shipped(start.width(), start.height());
    book.ifPresent(solver::use);
    bookStones = book.map(OpeningBook::stones).orElse(-1);
  }

  static ConnectFourSolver solver(int width, int height, Options options) {
    try {
      return new ConnectFourSolver(width, height, options.tableMebibytes(), options.threads());
    } catch (IllegalArgumentException e) {
      throw new UsageException(Sentences.capitalised(e.getMessage()) + ".");
    }
  }

  long nodes() {
    return solver.nodes();
  }

  void forget() {
    solver.clear();
  }

  /**
   * Reads a position.
   *
   * @throws betacut.rules.IllegalPositionException if there is no such position
   */
  SolverPosition read(String text) {
    return ConnectFourSearch.copy(game.parse(text));
  }

  /**
   * Answers what the options ask.
   *
   * @throws SolveStopped if the clock comes first
   */
  SolverAnswer ask(String text, SolverPosition position, Clock clock) {
    long before = solver.nodes();
    solver.stopWhen(() -> clock.isMet(0));
    long start = System.nanoTime();
    List<OptionalInt> columns = settings.columns ? columns(position) : List.of();
    OptionalInt best = columns.stream().flatMapToInt(OptionalInt::stream).max();
    int score = best.isPresent() ? best.getAsInt() : score(position);
    long nanos = System.nanoTime() - start;
    boolean isFromBook = !position.isOver() && position.stones() <= bookStones;
    return new SolverAnswer(
        text,
        position,
        score,
        settings.weak,
        columns,
        isFromBook && solver.nodes() == before,
        solver.nodes() - before,
        nanos);
  }

  private int score(SolverPosition position) {
    return settings.weak ? solver.outcome(position) : solver.score(position);
  }

  private List<OptionalInt> columns(SolverPosition position) {
    if (!settings.weak) {
      return solver.columnScores(position);
    }
    var outcomes = new ArrayList<OptionalInt>();
    for (int column = 0; column < position.width(); column++) {
      boolean isLegal = !position.isOver() && position.canPlay(column);
      outcomes.add(
          isLegal ? OptionalInt.of(-solver.outcome(position.play(column))) : OptionalInt.empty());
    }
    return outcomes;
  }

  /** The moves that keep the score, as the game names them; none if the clock comes first. */
  List<String> bestMoves(SolverAnswer answer) {
    return asked(() -> solver.bestMoves(answer.position()));
  }

  /** Best play to the end; nothing if the clock comes first. */
  List<String> line(SolverAnswer answer) {
    return asked(() -> solver.principalVariation(answer.position()));
  }

  private List<String> asked(Supplier<List<Integer>> question) {
    try {
      return question.get().stream().map(game::formatMove).toList();
    } catch (SolveStopped stopped) {
      return List.of();
    }
  }
}
