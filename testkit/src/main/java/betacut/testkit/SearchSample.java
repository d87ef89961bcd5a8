package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Positions of one game with the truth about them, worked out once for all searches to be checked.
 *
 * @param evaluator the opinion at the horizon
 */
public record SearchSample<P extends Position>(
    Game<P> game, long seed, Evaluator<P> evaluator, List<Case<P>> cases) {
  private static final int POSITIONS = 60;
  private static final int DEEPEST = 6;

  /** Depth 6 in Connect-4: with fewer plies transpositions, and so table bugs, hardly occur. */
  private static final long NODES = 150_000;

  /** One position and depth. */
  public record Case<P extends Position>(Walk<P> walk, int depth, Truth truth) {
    /** The position to search. */
    public P position() {
      return walk.position();
    }

    @Override
    public String toString() {
      return "depth " + depth + ", " + walk;
    }
  }

  public SearchSample {
    cases = List.copyOf(cases);
  }

  /** The sample a search is usually checked on. */
  public static <P extends Position> SearchSample<P> usual(Game<P> game) {
    return draw(game, Walks.SEED, HashEvaluator.of(Walks.SEED), POSITIONS, DEEPEST, NODES);
  }

  /**
   * Draws positions; their depths go round from 1 to {@code deepest}, odd and even, but never so
   * deep that the whole tree has more than about {@code nodes} positions.
   */
  public static <P extends Position> SearchSample<P> draw(
      Game<P> game, long seed, Evaluator<P> evaluator, int count, int deepest, long nodes) {
    var walks = new Walks<>(game, seed);
    List<Case<P>> cases = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      Walk<P> walk = walks.walk(number);
      int depth = affordable(walk, 1 + number % deepest, nodes);
      if (depth > 0) {
        cases.add(new Case<>(walk, depth, Truth.of(walk.position(), evaluator, depth)));
      }
    }
    return new SearchSample<>(game, seed, evaluator, cases);
  }

  /**
   * The greatest depth up to the wanted one whose whole tree has about so many positions at most.
   * Goes down by two plies at a time, so that odd depths stay odd.
   */
  public static <P extends Position> int affordable(Walk<P> walk, int wanted, long nodes) {
    int depth = wanted;
    while (depth > 2 && size(walk.copy(), depth, nodes) > nodes) {
      depth -= 2;
    }
    return depth == 2 && size(walk.copy(), depth, nodes) > nodes ? 1 : depth;
  }

  /** Counts the positions of a tree, but not far past the limit. */
  private static long size(Position position, int depth, long limit) {
    long size = 1;
    if (depth > 0 && position.outcome() == Position.ONGOING) {
      for (int move : Walks.movesOf(position)) {
        position.make(move);
        size += size(position, depth - 1, limit - size);
        position.undo(move);
        if (size > limit) {
          break;
        }
      }
    }
    return size;
  }
}
