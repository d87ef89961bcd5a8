package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.table.Bound;
import java.util.List;
import java.util.Optional;

/**
 * A search somebody wrote, as the checks see it. One method is enough; what a search cannot do (no
 * node limit, no set of best moves) is not checked.
 */
@FunctionalInterface
public interface SearchUnderTest {
  /** A new search that knows nothing yet, for one game and one opinion. */
  <P extends Position> Session<P> open(Game<P> game, Evaluator<P> evaluator);

  /** One search used for several positions, with whatever it keeps between them. */
  interface Session<P extends Position> {
    /** Searches an ongoing position to a depth. */
    Answer search(P position, int depth);

    /** Searches deeper and deeper until about {@code nodes} positions were searched. */
    default Optional<Answer> searchWithin(P position, int depth, long nodes) {
      return Optional.empty();
    }

    /** Every move that is truly best at this depth. */
    default Optional<List<Integer>> bestMoves(P position, int depth) {
      return Optional.empty();
    }

    /** A move to play, random among the best; empty if the search does not offer variety. */
    default Optional<Integer> chooseMove(P position, int depth, long seed) {
      return bestMoves(position, depth)
          .map(best -> best.get(new SplitMix(seed).below(best.size())));
    }
  }

  /**
   * What a search found.
   *
   * @param score for the side to move; wins are WIN minus plies to the end
   * @param move a move that reaches it
   * @param depth the depth it belongs to
   * @param bound what the score claims, one of {@link Bound}
   */
  record Answer(int score, int move, int depth, int bound) {
    /** An answer that claims its score to be the value. */
    public static Answer exact(int score, int move, int depth) {
      return new Answer(score, move, depth, Bound.EXACT);
    }
  }
}
