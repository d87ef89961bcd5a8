package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A search somebody wrote, as the checks and the doctor see it. One method is enough; what the
 * others offer is examined if they are written.
 *
 * <pre>{@code
 * public class MySearch implements OwnSearch {
 *   public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
 *     …
 *     return new Answer(bestMove, bestValue);
 *   }
 * }
 * }</pre>
 *
 * Values are for the side to move. A finished game is worth {@link Position#outcome}, and a win is
 * worth one less for every ply it is away from the root: {@code Score.WIN - plies}. An ongoing
 * position at depth 0 is worth what the evaluator says, which is the opinion of the side to move.
 *
 * <p>The class needs a constructor without parameters. Every question is put to a new object,
 * except where the examination is about what a search remembers.
 */
@FunctionalInterface
public interface OwnSearch {
  /**
   * What a search found.
   *
   * @param move one of the position's moves
   * @param value what it is worth
   * @param depth the depth this is the answer of; only looked at where a search was stopped
   */
  record Answer(int move, int value, int depth) {
    /** The answer of the depth that was asked for. */
    public Answer(int move, int value) {
      this(move, value, 0);
    }
  }

  /** An opinion as searches get it: of the positions of one game, under watch or not. */
  @SuppressWarnings("unchecked") // it is given to one search, together with positions of its game
  static <P extends Position> Evaluator<Position> opinion(Evaluator<P> evaluator) {
    return position ->
        evaluator.evaluate((P) (position instanceof WatchedPosition<?> w ? w.inner() : position));
  }

  /** Looks {@code depth} plies ahead from an ongoing position, and leaves it as it was. */
  Answer search(Position position, Evaluator<Position> evaluator, int depth);

  /** Searches deeper and deeper, and stops after about {@code nodes} positions. */
  default Optional<Answer> searchWithin(
      Position position, Evaluator<Position> evaluator, int depth, long nodes) {
    return Optional.empty();
  }

  /** Every move that is as good as the best, at this depth. */
  default Optional<List<Integer>> bestMoves(
      Position position, Evaluator<Position> evaluator, int depth) {
    return Optional.empty();
  }

  /** The move to play, if chance decides between equally good ones. */
  default Optional<Integer> choose(
      Position position, Evaluator<Position> evaluator, int depth, RandomGenerator random) {
    return Optional.empty();
  }
}
