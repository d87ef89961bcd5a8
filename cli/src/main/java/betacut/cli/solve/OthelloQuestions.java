package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.cli.text.Sentences;
import betacut.games.othello.OthelloGame;
import betacut.games.othello.OthelloPosition;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Limits;
import betacut.search.spi.Clock;
import betacut.solve.exact.SolveStopped;
import betacut.solve.othello.OthelloSolver;
import betacut.text.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code solve othello}: positions with few empty squares, answered by the solver made for them.
 */
final class OthelloQuestions {
  /** More empty squares than this nobody waits for; the general search at least tells its depth. */
  static final int MOST_EMPTIES = 34;

  private final Command command;
  private final OthelloGame game;
  private final SolverSettings settings;
  private final Limits limits;
  private final OthelloSolver solver;
  private int code = ExitCode.OK;

  OthelloQuestions(
      Command command,
      OthelloGame game,
      SolverSettings settings,
      Limits limits,
      OthelloSolver solver) {
    this.command = command;
    this.game = game;
    this.settings = settings;
    this.limits = limits;
    this.solver = solver;
  }

  /** A move and what it is worth. */
  private record Scored(String move, int score) {}

  /** What is said of a position; {@code moves} and {@code best} where they were asked for. */
  private record Answer(
      String position,
      int score,
      String kind,
      int empties,
      long nodes,
      long nanos,
      Optional<List<Scored>> moves,
      Optional<List<String>> best) {}

  private record Refused(String position, String error) {}

  /** One position. */
  int solve(String text) {
    OthelloPosition position = game.parse(text);
    if (position.outcome() != Position.ONGOING && !command.json) {
      command.say(Sentences.over(position.outcome(), position.mover()));
      return ExitCode.OK;
    }
    try (var interruption = new Interruption(command.terminal)) {
      var clock = new Clock(limits, 1, interruption.signal());
      long start = System.nanoTime();
      try {
        tell(position, ask(position, clock, true));
      } catch (SolveStopped stopped) {
        giveUp(game.format(position), clock, 0, System.nanoTime() - start);
      }
    }
    return code;
  }

  /** A position a line, each answered in its line; 4 if one was none, 3 if one took too long. */
  int batch() {
    try (var interruption = new Interruption(command.terminal)) {
      Optional<String> line = interruption.waitFor(this::line);
      while (line.isPresent() && !interruption.signal().isGiven()) {
        answer(line.get(), interruption);
        line = interruption.waitFor(this::line);
      }
    }
    return code;
  }

  /** The next line that is not blank. */
  private Optional<String> line() {
    try {
      String line = command.terminal.in().readLine();
      while (line != null && line.isBlank()) {
        line = command.terminal.in().readLine();
      }
      return Optional.ofNullable(line).map(String::strip);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(String text, Interruption interruption) {
    if (settings.fresh) {
      solver.clear();
    }
    long before = solver.nodes();
    long start = System.nanoTime();
    var clock = new Clock(limits, 1, interruption.signal());
    try {
      Answer answer = ask(game.parse(text), clock, false);
      command.say(command.json ? Json.line(answer) : row(answer));
    } catch (IllegalPositionException illegal) {
      String reason = FirstWords.printable(illegal.getMessage());
      command.say(
          command.json
              ? Json.line(new Refused(text, reason))
              : FirstWords.printable(text) + " error: " + reason);
      code = ExitCode.ILLEGAL_POSITION;
    } catch (SolveStopped stopped) {
      giveUp(text, clock, solver.nodes() - before, System.nanoTime() - start);
    }
  }

  /** Answers what the options ask, or ends with {@link SolveStopped}. */
  private Answer ask(OthelloPosition position, Clock clock, boolean wantsBest) {
    long before = solver.nodes();
    solver.stopWhen(() -> clock.isMet(0));
    long start = System.nanoTime();
    long own = position.own();
    long opponent = position.opponent();
    boolean isWeak = settings.weak;
    Optional<List<Scored>> moves =
        settings.columns && !isWeak
            ? Optional.of(sorted(solver.moveScores(own, opponent)))
            : Optional.empty();
    int score = isWeak ? solver.outcome(own, opponent) : solver.score(own, opponent);
    Optional<List<String>> best =
        wantsBest && !isWeak
            ? Optional.of(
                solver.bestMoves(own, opponent, score).stream().map(game::formatMove).toList())
            : Optional.empty();
    return new Answer(
        game.format(position),
        score,
        isWeak ? "weak" : "exact",
        position.empties(),
        solver.nodes() - before,
        System.nanoTime() - start,
        moves,
        best);
  }

  private List<Scored> sorted(Map<Integer, Integer> scores) {
    return scores.entrySet().stream()
        .map(entry -> new Scored(game.formatMove(entry.getKey()), entry.getValue()))
        .sorted(Comparator.comparingInt(Scored::score).reversed())
        .toList();
  }

  /** Position, score, nodes, microseconds, and the moves if asked. */
  private static String row(Answer answer) {
    return "%s %d %d %d%s"
        .formatted(
            answer.position(),
            answer.score(),
            answer.nodes(),
            answer.nanos() / 1000,
            answer.moves().stream()
                .flatMap(List::stream)
                .map(move -> " " + move.move() + ":" + SolverWords.signed(move.score()))
                .collect(Collectors.joining()));
  }

  private void tell(OthelloPosition position, Answer answer) {
    if (command.json) {
      command.say(answer);
      return;
    }
    int score = answer.score();
    command.tell(
        settings.weak
            ? (score == 0 ? "Draw" : winner(position, score) + " wins")
                + " (exact ✓); by how much was not asked."
            : Sentences.verdict(
                    Value.exact(Score.ofMargin(score), answer.empties()), position.mover())
                + (score == 0 ? "." : ", empty squares counted for the winner."));
    answer
        .moves()
        .ifPresent(
            moves ->
                command.tell(
                    moves.stream()
                        .map(move -> move.move() + " " + SolverWords.signed(move.score()))
                        .collect(Collectors.joining(", ", "Moves: ", "."))));
    answer
        .best()
        .filter(best -> !best.isEmpty())
        .ifPresent(
            best ->
                command.tell(
                    "Best move%s: %s."
                        .formatted(best.size() == 1 ? "" : "s", String.join(", ", best))));
    command.say(Sentences.work(answer.nodes(), answer.nanos()) + ".");
  }

  private static String winner(OthelloPosition position, int score) {
    int mover = position.mover();
    return Sentences.capitalised(Sentences.player(score > 0 ? mover : 1 - mover));
  }

  private void giveUp(String text, Clock clock, long nodes, long nanos) {
    code = code == ExitCode.OK ? ExitCode.OUT_OF_TIME : code;
    String cause = SolverSession.cause(clock.end());
    command.say(
        command.json
            ? Json.line(SolverWords.Unsolved.of(text, nodes, nanos, clock.end()))
            : settings.batch
                ? text + " error: not solved, " + cause
                : "Not solved: %s. More --time may do, or --weak, which asks only who wins."
                    .formatted(cause));
  }
}
