package betacut.cli.solve;

import betacut.cli.core.Command;
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
import java.io.BufferedReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** Puts questions about one Connect-4 board to its solver. */
public final class ConnectFourQuestions implements SolverQuestions<ConnectFourQuestions.Told> {
  private record Refused(String moves, String error) {}

  /** An answer, and how it goes on if it was the only question. */
  record Told(SolverAnswer answer, Optional<List<String>> best, Optional<List<String>> line) {}

  private final Command command;
  private final ConnectFour game;
  private final SolverSettings settings;
  private final ConnectFourSolver solver;
  private final int bookStones;

  public ConnectFourQuestions(
      Command command, ConnectFour game, SolverSettings settings, Options options) {
    this.command = command;
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

  @Override
  public long nodes() {
    return solver.nodes();
  }

  @Override
  public void forget() {
    solver.clear();
  }

  /** Only the first word of a line counts; a blank one is the empty board. */
  @Override
  public Optional<String> next(BufferedReader in) {
    return new FirstWords(in).next().map(word -> word.isEmpty() ? "-" : word);
  }

  @Override
  public Told ask(String text, Clock clock, boolean isAlone) {
    long start = System.nanoTime();
    SolverAnswer score = ask(text, ConnectFourSearch.copy(game.parse(text)), clock);
    if (!isAlone) {
      return new Told(score, Optional.empty(), Optional.empty());
    }
    boolean isOpen = !score.isWeak() && !score.position().isOver();
    List<String> best = isOpen ? bestMoves(score) : List.of();
    List<String> line = isOpen ? line(score) : List.of();
    return new Told(
        score.withWork(solver.nodes(), System.nanoTime() - start),
        Optional.of(best).filter(_ -> !score.isWeak()),
        Optional.of(line).filter(_ -> !score.isWeak()));
  }

  private SolverAnswer ask(String text, SolverPosition position, Clock clock) {
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
  private List<String> bestMoves(SolverAnswer answer) {
    return asked(() -> solver.bestMoves(answer.position()));
  }

  /** Best play to the end; nothing if the clock comes first. */
  private List<String> line(SolverAnswer answer) {
    return asked(() -> solver.principalVariation(answer.position()));
  }

  private List<String> asked(Supplier<List<Integer>> question) {
    try {
      return question.get().stream().map(game::formatMove).toList();
    } catch (SolveStopped stopped) {
      return List.of();
    }
  }

  @Override
  public void tell(Told told) {
    SolverAnswer answer = told.answer;
    command.tell(SolverWords.verdict(answer));
    if (!answer.columns().isEmpty()) {
      command.show(SolverWords.columns(answer.columns()));
    }
    told.best.filter(best -> !best.isEmpty()).map(SolverWords::best).ifPresent(command::tell);
    told.line
        .filter(line -> !line.isEmpty())
        .ifPresent(line -> command.tell("Line: " + String.join(" ", line)));
    if (!answer.position().isOver() && !answer.isFromBook()) {
      command.say(Sentences.work(answer.nodes(), answer.nanos()) + ".");
    }
  }

  @Override
  public String row(Told told) {
    return SolverWords.row(told.answer);
  }

  @Override
  public Record json(Told told) {
    return SolverWords.line(told.answer, told.best, told.line);
  }

  @Override
  public Record refused(String text, String reason) {
    return new Refused(text, reason);
  }

  @Override
  public String advice() {
    return "More --time or --threads may do, or --weak, which asks only who wins.";
  }
}
