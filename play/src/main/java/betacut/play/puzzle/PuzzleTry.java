package betacut.play.puzzle;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of a move that somebody tries.
 *
 * @param value what it is worth to who makes it; an estimate says how far it was looked at
 * @param line the move and what follows: after a wrong one its refutation, after a right one the
 *     longest defence
 */
public record PuzzleTry(boolean isRight, Value value, List<Integer> line) {
  /** Longer lines nobody follows. */
  private static final int LONGEST_LINE = 15;

  public PuzzleTry {
    line = List.copyOf(line);
  }

  /**
   * Judges a legal move, by the same searches as the puzzle was made with; nothing if nobody waits
   * for it any more.
   *
   * @param goal of a win in n, what is left of it: two plies less after each pair of moves
   * @throws UsageException if the position is not solved within the budget, so that it is nobody's
   *     puzzle
   */
  public static <P extends Position> Optional<PuzzleTry> of(
      Game<P> game, P position, PuzzleGoal goal, int move, StopSignal signal) {
    var solver = new ExactMoves<>(game, signal);
    RootMove root = find(solver.of(position), move);
    if (!goal.canTell(root.value()) && goal.kind() == PuzzleGoal.Kind.WIN_IN) {
      root = find(solver.toDepth(position, goal.plies()), move);
    }
    List<Integer> line = solver.line(position, root, LONGEST_LINE);
    if (signal.isGiven()) {
      return Optional.empty();
    }
    if (!goal.canTell(root.value())) {
      throw new UsageException(
          "This position of %s is not solved within %,d positions, so it is no puzzle; ask about"
                  .formatted(game.title(), solver.budget())
              + " one that is made here, or analyse it.");
    }
    return Optional.of(new PuzzleTry(goal.isMetBy(root.value()), root.value(), line));
  }

  private static RootMove find(List<RootMove> moves, int move) {
    return moves.stream()
        .filter(one -> one.move() == move)
        .findFirst()
        .orElseGet(() -> new RootMove(move, Value.estimate(0, 0)));
  }
}
