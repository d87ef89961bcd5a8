package betacut.play.puzzle;

import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Result.RootMove;
import java.util.List;
import java.util.Optional;

/**
 * What a move has to achieve; in a puzzle exactly one does.
 *
 * @param plies within which a {@link Kind#WIN_IN} has to win, both sides' moves counted; otherwise
 *     0
 */
public record PuzzleGoal(Kind kind, int plies) {
  /** Longer wins nobody sees to the end of; they may still be the only ones. */
  private static final int LONGEST_WIN = 9;

  /** A win that comes two plies later is hardly wrong; nobody is asked to tell them apart. */
  private static final int LATER = 4;

  /** Kinds of puzzles. */
  public enum Kind {
    /** One move wins in so many plies; the others win later or not at all. */
    WIN_IN,
    /** One move wins, all others draw or lose. */
    ONLY_WIN,
    /** One move draws, all others lose. */
    ONLY_DRAW
  }

  /**
   * The goal that the first of these moves alone achieves.
   *
   * @param moves every move, best first, whose values come from one finished search
   */
  static Optional<PuzzleGoal> of(List<RootMove> moves) {
    if (moves.size() < 2) {
      return Optional.empty();
    }
    Value best = moves.getFirst().value();
    Value next = moves.get(1).value();
    if (isWinInPlies(best) && Score.distance(best.score()) <= LONGEST_WIN) {
      boolean isTrivial = Score.distance(best.score()) == 1;
      boolean isAlone = next.score() <= best.score() - LATER && isSearchedAsFar(moves, best);
      return isTrivial || !isAlone
          ? Optional.empty()
          : Optional.of(new PuzzleGoal(Kind.WIN_IN, Score.distance(best.score())));
    }
    boolean isAllExact = moves.stream().allMatch(move -> isExact(move.value()));
    boolean isAlone = Integer.signum(best.score()) > Integer.signum(next.score());
    return isAllExact && isAlone
        ? Optional.of(new PuzzleGoal(best.score() > 0 ? Kind.ONLY_WIN : Kind.ONLY_DRAW, 0))
        : Optional.empty();
  }

  private static boolean isWinInPlies(Value value) {
    return isExact(value) && value.score() > 0 && Score.countsPlies(value.score());
  }

  /** What was searched to the end of that win, and is no such win, does not win as soon. */
  private static boolean isSearchedAsFar(List<RootMove> moves, Value win) {
    var goal = new PuzzleGoal(Kind.WIN_IN, Score.distance(win.score()));
    return moves.stream().allMatch(move -> goal.canTell(move.value()));
  }

  static boolean isExact(Value value) {
    return value.kind() == Bound.EXACT;
  }

  /** Whether such a value says if the goal is met: it is the truth, or was searched as far. */
  boolean canTell(Value value) {
    return isExact(value) || kind == Kind.WIN_IN && value.depth() >= plies;
  }

  /** Whether a move of this value, found by a search that went as far as the goal, achieves it. */
  public boolean isMetBy(Value value) {
    return isExact(value)
        && switch (kind) {
          case WIN_IN -> isWinInPlies(value) && Score.distance(value.score()) <= plies;
          case ONLY_WIN -> value.score() > 0;
          case ONLY_DRAW -> value.score() >= 0;
        };
  }
}
