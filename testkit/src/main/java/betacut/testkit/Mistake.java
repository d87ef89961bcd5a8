package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import java.util.Arrays;
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
 * @param isMoved whether the position was another one afterwards, though no move was left over
 */
public record Mistake<P extends Position>(
    SearchTrial<P> trial,
    Truth truth,
    Optional<OwnSearch.Answer> answer,
    Optional<Throwable> crash,
    Watch watch,
    List<Integer> leftover,
    boolean isMoved) {
  private static final int MOST_MOVES = 4;

  /** In place of an answer that is null, which is no wrong value and no bug of the zoo. */
  static final class NothingAnswered extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NothingAnswered() {
      super("search returned null", null, false, false);
    }
  }

  /** Whether the search did not leave the position as it was. */
  public boolean isUnbalanced() {
    return isMoved || !leftover.isEmpty() || watch.misplacedUndo().isPresent();
  }

  /** What the search said; 0 if it threw. */
  public int value() {
    return answer.map(OwnSearch.Answer::value).orElse(0);
  }

  /** Whether only the move is wrong. */
  public boolean hasRightValue() {
    return answer.isPresent() && value() == truth.value();
  }

  boolean hasRightMove() {
    return answer.isPresent() && truth.bestMoves().contains(answer.get().move());
  }

  /** A win or a loss that is one, but not that far away. */
  public boolean isWrongDistance() {
    return answer.isPresent()
        && Score.hasDistance(truth.value())
        && Score.isDecided(value())
        && hasScore()
        && Integer.signum(value()) == Integer.signum(truth.value());
  }

  /** Whether the value is one that scores can have. */
  public boolean hasScore() {
    return isScore(value());
  }

  /** Without Math.abs, which knows no opposite of Integer.MIN_VALUE. */
  private static boolean isScore(int value) {
    return value >= -Score.WIN && value <= Score.WIN;
  }

  /** What would have been right, in words. */
  public String expected() {
    if (isUnbalanced()) {
      return "every move is taken back before the search goes on or returns";
    }
    return said(truth.value(), truth.bestMoves());
  }

  /** What came instead, in words. */
  public String actual() {
    if (watch.misplacedUndo().isPresent()) {
      return "a move was taken back while another one, made later, was still on the board: "
          + line(watch.misplacedUndo().get());
    }
    if (!leftover.isEmpty()) {
      return "left on the board: " + line(leftover);
    }
    if (isMoved) {
      return "another position than before the search";
    }
    return crash
        .map(Mistake::thrown)
        .orElseGet(() -> said(value(), List.of(answer.orElseThrow().move())));
  }

  private Game<P> game() {
    return trial.last().walk().game();
  }

  private String line(List<Integer> moves) {
    return moves.stream().map(game()::formatMove).collect(Collectors.joining(" "));
  }

  /** What was thrown, and the stranger's own line if it can be told. */
  public static String thrown(Throwable crash) {
    if (crash instanceof NothingAnswered || crash instanceof Game.Breach) {
      return crash.getMessage();
    }
    return "threw "
        + crash
        + Arrays.stream(crash.getStackTrace())
            .filter(frame -> !frame.getClassName().startsWith("java."))
            .findFirst()
            .map(frame -> " at " + frame.getFileName() + ":" + frame.getLineNumber())
            .orElse("");
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
  private static String text(int value) {
    boolean isWord = Score.isDecided(value) && isScore(value);
    return isWord
        ? "%d (%s)".formatted(value, Value.estimate(value, 0).scoreText())
        : Integer.toString(value);
  }
}
