package betacut.doctor;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.testkit.Truth;
import betacut.zoo.Bug;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A trial that went wrong at its last step.
 *
 * @param truth what minimax says there
 * @param answer what the search said; empty if it threw
 * @param crash what it threw, or nothing
 * @param watch what was seen of it
 * @param leftover the moves it did not take back
 */
record Miss<P extends Position>(
    Trial<P> trial,
    Truth truth,
    Optional<OwnSearch.Answer> answer,
    Optional<Throwable> crash,
    Watch watch,
    List<Integer> leftover) {
  private static final int MOST_MOVES = 4;

  boolean isUnbalanced() {
    return !leftover.isEmpty() || watch.misplacedUndo().isPresent();
  }

  int value() {
    return answer.map(OwnSearch.Answer::value).orElse(0);
  }

  boolean hasRightValue() {
    return answer.isPresent() && value() == truth.value();
  }

  /** A win or a loss that is one, but not that far away. */
  boolean isWrongDistance() {
    return answer.isPresent()
        && Score.hasDistance(truth.value())
        && Score.isDecided(value())
        && isScore(value())
        && Integer.signum(value()) == Integer.signum(truth.value());
  }

  /** Without Math.abs, which knows no opposite of Integer.MIN_VALUE. */
  static boolean isScore(int value) {
    return value >= -Score.WIN && value <= Score.WIN;
  }

  Finding finding(List<Bug> suspects, String invariant) {
    return new Finding(suspects, invariant, trial.toString(), expected(), actual());
  }

  private String expected() {
    if (isUnbalanced()) {
      return "every move is taken back before the search goes on or returns";
    }
    return said(truth.value(), truth.bestMoves());
  }

  private String actual() {
    Game<P> game = game();
    if (watch.misplacedUndo().isPresent()) {
      return "a move was taken back while another one, made later, was still on the board: "
          + line(game, watch.misplacedUndo().get());
    }
    if (!leftover.isEmpty()) {
      return "left on the board: " + line(game, leftover);
    }
    return crash
        .map(Miss::thrown)
        .orElseGet(() -> said(value(), List.of(answer.orElseThrow().move())));
  }

  private Game<P> game() {
    return trial.last().walk().game();
  }

  private static String line(Game<?> game, List<Integer> moves) {
    return moves.stream().map(game::formatMove).collect(Collectors.joining(" "));
  }

  /** What was thrown, and the stranger's own line if it can be told. */
  static String thrown(Throwable crash) {
    if (crash instanceof Ward.NothingAnswered) {
      return crash.getMessage();
    }
    String at =
        crash.getStackTrace().length == 0
            ? ""
            : java.util.Arrays.stream(crash.getStackTrace())
                .filter(frame -> !frame.getClassName().startsWith("java."))
                .findFirst()
                .map(frame -> " at " + frame.getFileName() + ":" + frame.getLineNumber())
                .orElse("");
    return "threw " + crash + at;
  }

  private String said(int value, List<Integer> moves) {
    return "%s, value %s".formatted(names(moves), text(value));
  }

  private String names(List<Integer> moves) {
    List<Integer> legal = truth.moves();
    if (moves.size() > MOST_MOVES) {
      return moves.size() == legal.size() ? "any move" : "one of %d moves".formatted(moves.size());
    }
    return moves.stream()
        .map(move -> legal.contains(move) ? game().formatMove(move) : move + " (no legal move)")
        .collect(Collectors.joining(" or ", "move ", ""));
  }

  /** The number, and what it means if it means something. */
  static String text(int value) {
    boolean isWord = Score.isDecided(value) && isScore(value);
    return isWord
        ? "%d (%s)".formatted(value, Value.estimate(value, 0).scoreText())
        : Integer.toString(value);
  }
}
