package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Positions of one game with the truth about them, worked out once for all searches to be checked.
 *
 * @param evaluator the opinion at the horizon
 * @param cases the shortest walk first: it is the best counter-example
 */
public record SearchSample<P extends Position>(
    Game<P> game, long seed, Evaluator<P> evaluator, List<Case<P>> cases) {
  private static final int POSITIONS = 60;
  private static final int DEEPEST = 6;

  /** Depth 6 in Connect-4: with fewer plies transpositions, and so table bugs, hardly occur. */
  private static final long NODES = 150_000;

  /** One position, and how it is searched: to a depth, or deepening up to it with a limit. */
  public static final class Case<P extends Position> {
    private final Walk<P> walk;
    private final Evaluator<P> evaluator;
    private final int depth;
    private final long nodes;
    private Truth truth;

    Case(Walk<P> walk, Evaluator<P> evaluator, int depth, long nodes) {
      this.walk = walk;
      this.evaluator = evaluator;
      this.depth = depth;
      this.nodes = nodes;
    }

    Case<P> stoppedAfter(long limit) {
      return new Case<>(walk, evaluator, depth, limit);
    }

    /** The way to the position. */
    public Walk<P> walk() {
      return walk;
    }

    /** The position to search. */
    public P position() {
      return walk.position();
    }

    /** The plies to look ahead. */
    public int depth() {
      return depth;
    }

    /** Where the search is stopped; 0 for a search to its end. */
    long nodes() {
      return nodes;
    }

    /** Whether the search is stopped by a number of positions. */
    public boolean isStopped() {
      return nodes > 0;
    }

    /** What minimax says at the whole depth. */
    public Truth truth() {
      if (truth == null) {
        truth = truth(depth);
      }
      return truth;
    }

    /** What minimax says at another depth. */
    public Truth truth(int plies) {
      return truth(plies, evaluator);
    }

    /** What minimax with another opinion says. */
    public Truth truth(int plies, Evaluator<P> opinion) {
      return Truth.of(walk.position(), opinion, plies);
    }

    /** Who searched what how, for people. */
    String words() {
      String line = walk.line();
      String where = line.isEmpty() ? "the start" : "the position after " + line;
      return isStopped()
          ? "%s, deepening, stopped after %d positions".formatted(where, nodes)
          : "%s, searched to depth %d".formatted(where, depth);
    }

    @Override
    public String toString() {
      return "depth " + depth + ", " + walk;
    }
  }

  /** Keeps the cases as they are. */
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
    List<Walk<P>> walks = new ArrayList<>(new Walks<>(game, seed).walks(count));
    walks.sort(Comparator.comparingInt(walk -> walk.moves().size()));
    List<Case<P>> cases = new ArrayList<>();
    for (Walk<P> walk : walks) {
      int depth = affordable(walk, 1 + cases.size() % deepest, nodes);
      cases.add(new Case<>(walk, evaluator, depth, 0));
    }
    return new SearchSample<>(game, seed, evaluator, cases);
  }

  /** A case of this sample's opinion whose whole tree has about so many positions at most. */
  Case<P> affordableCase(Walk<P> walk, int wanted, long nodes) {
    return new Case<>(walk, evaluator, affordable(walk, wanted, nodes), 0);
  }

  Case<P> caseOf(Walk<P> walk, int depth) {
    return new Case<>(walk, evaluator, depth, 0);
  }

  /**
   * The greatest depth up to the wanted one whose whole tree has about so many positions at most.
   * Goes down by two plies at a time, so that odd depths stay odd.
   */
  private static <P extends Position> int affordable(Walk<P> walk, int wanted, long nodes) {
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
      for (int move : position.legalMoves()) {
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
