package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ProgressLine;
import betacut.cli.text.Sentences;
import betacut.games.pentago.PentagoGame;
import betacut.games.pentago.PentagoPosition;
import betacut.platform.Platform;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.spi.Clock;
import betacut.solve.pentago.PentagoBook;
import betacut.solve.pentago.PentagoSolution;
import betacut.solve.pentago.PentagoSolver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * {@code solve pentago}: positions with few stones from the book, those with many by the solver.
 */
final class PentagoQuestions implements SolverQuestions<PentagoQuestions.Told> {
  private final Command command;
  private final PentagoGame game;
  private final SolverSettings settings;
  private final PentagoSolver solver;
  private final Optional<PentagoBook> book;
  private final ProgressLine line;

  PentagoQuestions(Command command, PentagoGame game, SolverSettings settings, int threads) {
    this.command = command;
    this.game = game;
    this.settings = settings;
    solver = new PentagoSolver(threads);
    Optional<PentagoBook> named =
        Optional.ofNullable(settings.book).map(file -> PentagoBookFile.open(file).book());
    book = settings.noBook ? Optional.empty() : named.or(PentagoBook::shipped);
    line = new ProgressLine(command.terminal);
  }

  /** A move, who wins after it (1 the mover), and in how many plies if that is known. */
  record Scored(String move, int outcome, OptionalInt plies) {}

  /** What is said of a position; {@code moves} and {@code best} where they were asked for. */
  record Answer(
      String position,
      int outcome,
      String kind,
      String source,
      int stones,
      OptionalInt plies,
      long nodes,
      long nanos,
      Optional<List<Scored>> moves,
      Optional<List<String>> best) {}

  /** An answer and its position. */
  record Told(PentagoPosition position, Answer answer) {}

  private record Refused(String position, String error) {}

  /** Whether the book or the solver answers for a position, every move included if it must. */
  boolean reaches(PentagoPosition position, boolean wantsMoves) {
    return isInBook(position, wantsMoves) || isSolvable(position);
  }

  private boolean isInBook(PentagoPosition position, boolean wantsMoves) {
    int stones = position.ply() + (wantsMoves ? 1 : 0);
    return book.filter(known -> stones <= known.stones()).isPresent();
  }

  /** Most of the memory is for the layers. */
  private static boolean isSolvable(PentagoPosition position) {
    return position.ply() >= PentagoSolver.FEWEST_STONES
        && PentagoSolver.bytes(position.ply()) <= 0.8 * Platform.maxMemoryBytes();
  }

  @Override
  public long nodes() {
    return solver.nodes();
  }

  @Override
  public void forget() {
    solver.clear();
  }

  @Override
  public Told ask(String text, Clock clock, boolean isAlone) {
    PentagoPosition position = game.parse(text);
    long before = solver.nodes();
    long start = System.nanoTime();
    boolean isOver = position.outcome() != Position.ONGOING;
    boolean isFromBook = !isOver && isInBook(position, settings.columns);
    List<Scored> moves =
        isOver
            ? List.of()
            : isFromBook && !isInBook(position, true)
                ? List.of() // the book's last layer, whose moves it does not know
                : isFromBook ? fromBook(position) : solved(position, clock, isAlone);
    int outcome =
        isOver
            ? Integer.signum(position.outcome())
            : moves.isEmpty() ? booked(position) : moves.getFirst().outcome;
    return new Told(
        position,
        new Answer(
            game.format(position),
            outcome,
            settings.weak ? "weak" : "exact",
            isFromBook ? "book" : "search",
            position.ply(),
            moves.isEmpty() ? OptionalInt.empty() : moves.getFirst().plies,
            solver.nodes() - before,
            System.nanoTime() - start,
            Optional.of(moves).filter(_ -> settings.columns),
            Optional.of(best(moves)).filter(_ -> isAlone)));
  }

  private int booked(PentagoPosition position) {
    return book.orElseThrow().value(position.own(), position.opponent()).orElseThrow();
  }

  private List<Scored> fromBook(PentagoPosition position) {
    PentagoPosition after = position.copy();
    List<Scored> moves = new ArrayList<>();
    for (int move : position.legalMoves()) {
      after.make(move);
      moves.add(new Scored(game.formatMove(move), -booked(after), OptionalInt.empty()));
      after.undo(move);
    }
    return sorted(moves);
  }

  private List<Scored> solved(PentagoPosition position, Clock clock, boolean isAlone) {
    int stones = position.ply();
    if (!isSolvable(position)) {
      throw new OutOfReach(
          stones < PentagoSolver.FEWEST_STONES
              ? "positions of so few stones are for the book"
              : String.format(
                  Locale.ROOT,
                  "with %d stones it takes %.1f GB of memory; BETACUT_JAVA_OPTS=-Xmx%.0fg gives it",
                  stones,
                  PentagoSolver.bytes(stones) / 1e9,
                  Math.ceil(1.3 * PentagoSolver.bytes(stones) / 1e9 + 0.5)));
    }
    long before = solver.nodes();
    boolean isWatched = isAlone && !command.json;
    solver.stopWhen(
        () -> {
          if (isWatched && line.isDue()) {
            line.show(progress(solver.nodes() - before, PentagoSolver.work(stones)));
          }
          return clock.isMet(0);
        });
    PentagoSolution solution =
        settings.weak
            ? solver.outcomes(position.own(), position.opponent())
            : solver.solve(position.own(), position.opponent());
    line.end();
    List<Scored> moves = new ArrayList<>();
    for (int move : position.legalMoves()) {
      int cell = PentagoPosition.cell(move);
      int turn = PentagoPosition.turn(move);
      int plies = solution.plies(cell, turn);
      moves.add(
          new Scored(
              game.formatMove(move),
              solution.outcome(cell, turn),
              plies == PentagoSolution.UNKNOWN || settings.weak
                  ? OptionalInt.empty()
                  : OptionalInt.of(plies)));
    }
    return sorted(moves);
  }

  private static String progress(long done, long work) {
    return done <= work
        ? "who wins: %d %% of %s sets of rotations"
            .formatted(100 * done / work, Sentences.count(work))
        : "how soon: %s more".formatted(Sentences.count(done - work));
  }

  private static List<Scored> sorted(List<Scored> moves) {
    moves.sort(Comparator.comparingInt(PentagoQuestions::rank).reversed());
    return moves;
  }

  /** Sooner wins and later losses are better. */
  private static int rank(Scored move) {
    return move.outcome * (100 - move.plies.orElse(99));
  }

  private static List<String> best(List<Scored> moves) {
    return moves.stream()
        .filter(move -> rank(move) == rank(moves.getFirst()))
        .map(Scored::move)
        .toList();
  }

  @Override
  public void tell(Told told) {
    PentagoPosition position = told.position;
    Answer answer = told.answer;
    if (position.outcome() != Position.ONGOING) {
      command.say(Sentences.over(position.outcome(), position.mover()));
      return;
    }
    command.tell(verdict(position, answer));
    answer
        .moves()
        .ifPresent(
            moves ->
                command.tell(
                    moves.stream()
                        .map(move -> move.move + " " + words(move))
                        .collect(Collectors.joining(", ", "Moves: ", "."))));
    answer.best().filter(best -> !best.isEmpty()).map(SolverWords::best).ifPresent(command::tell);
    if (answer.source.equals("search")) {
      command.say(
          "%s sets of 128 rotations in %s."
              .formatted(Sentences.count(answer.nodes), Sentences.seconds(answer.nanos)));
    }
  }

  private String verdict(PentagoPosition position, Answer answer) {
    int win = answer.plies.isPresent() ? Score.WIN - answer.plies.getAsInt() : Score.SURE_WIN;
    String who =
        Sentences.verdict(
            Value.exact(answer.outcome * win, position.pliesLeft()), position.mover());
    String source = answer.source.equals("book") ? "from the book" : "by search";
    return who.replace(")", ", " + source + ")")
        + (settings.weak ? "; how soon was not asked." : ".");
  }

  private static String words(Scored move) {
    String side = move.outcome > 0 ? "wins" : move.outcome < 0 ? "loses" : "draws";
    return move.plies.isPresent() && move.outcome != 0
        ? side + " in " + move.plies.getAsInt()
        : side;
  }

  /** Position, outcome, nodes, microseconds, and the moves if asked. */
  @Override
  public String row(Told told) {
    Answer answer = told.answer;
    return "%s %d %d %d%s"
        .formatted(
            answer.position,
            answer.outcome,
            answer.nodes,
            answer.nanos / 1000,
            answer.moves.stream()
                .flatMap(List::stream)
                .map(move -> " " + move.move + ":" + SolverWords.signed(move.outcome))
                .collect(Collectors.joining()));
  }

  @Override
  public Record json(Told told) {
    return told.answer;
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
