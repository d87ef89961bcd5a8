package betacut.cli.solve;

import betacut.cli.core.Command;
import betacut.cli.text.Sentences;
import betacut.games.othello.OthelloGame;
import betacut.games.othello.OthelloPosition;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.spi.Clock;
import betacut.solve.othello.OthelloSolver;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code solve othello}: positions with few empty squares, answered by the solver made for them.
 */
final class OthelloQuestions implements SolverQuestions<OthelloQuestions.Told> {
  /** More empty squares than this nobody waits for; the general search at least tells its depth. */
  static final int MOST_EMPTIES = 34;

  private final Command command;
  private final OthelloGame game;
  private final SolverSettings settings;
  private final OthelloSolver solver;

  OthelloQuestions(
      Command command, OthelloGame game, SolverSettings settings, OthelloSolver solver) {
    this.command = command;
    this.game = game;
    this.settings = settings;
    this.solver = solver;
  }

  /** A move and what it is worth. */
  record Scored(String move, int score) {}

  /** What is said of a position; {@code moves} and {@code best} where they were asked for. */
  record Answer(
      String position,
      int score,
      String kind,
      int empties,
      long nodes,
      long nanos,
      Optional<List<Scored>> moves,
      Optional<List<String>> best) {}

  /** An answer and its position. */
  record Told(OthelloPosition position, Answer answer) {}

  private record Refused(String position, String error) {}

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
    OthelloPosition position = game.parse(text);
    if (position.empties() > MOST_EMPTIES && !clock.limitsTime()) {
      throw new OutOfReach(
          ("it has %d empty squares, and with more than %d nobody waits for the end; set --time, or"
                  + " ask 'betacut analyse'")
              .formatted(position.empties(), MOST_EMPTIES));
    }
    return new Told(position, ask(position, clock, isAlone));
  }

  /** Answers what the options ask, or ends with {@link betacut.solve.exact.SolveStopped}. */
  private Answer ask(OthelloPosition position, Clock clock, boolean wantsBest) {
    long before = solver.nodes();
    solver.stopWhen(() -> clock.isMet(0));
    long start = System.nanoTime();
    long own = position.own();
    long opponent = position.opponent();
    boolean isWeak = settings.weak;
    Optional<List<Scored>> moves =
        settings.columns
            ? Optional.of(sorted(isWeak ? outcomes(position) : solver.moveScores(own, opponent)))
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

  /** What each move leads to: 1 if it wins, 0 if it draws, −1 if it loses. */
  private Map<Integer, Integer> outcomes(OthelloPosition position) {
    Map<Integer, Integer> outcomes = new LinkedHashMap<>();
    if (position.playable() != 0) {
      for (int move : position.legalMoves()) {
        OthelloPosition after = position.copy();
        after.make(move);
        outcomes.put(move, -solver.outcome(after.own(), after.opponent()));
      }
    }
    return outcomes;
  }

  private List<Scored> sorted(Map<Integer, Integer> scores) {
    return scores.entrySet().stream()
        .map(entry -> new Scored(game.formatMove(entry.getKey()), entry.getValue()))
        .sorted(Comparator.comparingInt(Scored::score).reversed())
        .toList();
  }

  /** Position, score, nodes, microseconds, and the moves if asked. */
  @Override
  public String row(Told told) {
    Answer answer = told.answer;
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

  @Override
  public void tell(Told told) {
    OthelloPosition position = told.position;
    Answer answer = told.answer;
    if (position.outcome() != Position.ONGOING) {
      command.say(Sentences.over(position.outcome(), position.mover()));
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
    answer.best().filter(best -> !best.isEmpty()).map(SolverWords::best).ifPresent(command::tell);
    command.say(Sentences.work(answer.nodes(), answer.nanos()) + ".");
  }

  private static String winner(OthelloPosition position, int score) {
    int mover = position.mover();
    return Sentences.capitalised(Sentences.player(score > 0 ? mover : 1 - mover));
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
    return "More --time may do, or --weak, which asks only who wins.";
  }
}
