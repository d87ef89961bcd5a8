package betacut.testkit;

import betacut.rules.Keys;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is seen of a search through the positions it plays on, over all copies it makes, by whatever
 * threads.
 */
public final class Watch {
  private final KeyStyle style;
  private final long seed;
  private final int deepensFrom;
  private final Set<Integer> rootMoves = new LinkedHashSet<>();
  private final Set<Integer> firstReplies = new HashSet<>();
  private int firstRootMove = -1;
  private int lastRootMove = -1;
  private int rootPly;
  private int depth;
  private int iteration;
  private int reach;
  private int firstReach;
  private long visits;
  private List<Integer> misplacedUndo;

  /**
   * Watches with keys of a style.
   *
   * @param deepensFrom how deep the first iteration goes of a search that deepens; 0 if it does not
   */
  public Watch(KeyStyle style, long seed, int deepensFrom) {
    this.style = style;
    this.seed = seed;
    this.deepensFrom = deepensFrom;
  }

  /** A search from a root at this ply begins. */
  void begin(int newRootPly, int newDepth) {
    rootPly = newRootPly;
    depth = newDepth;
    iteration = 1;
    reach = 0;
    firstReach = 0;
    firstRootMove = -1;
    firstReplies.clear();
    startIteration();
  }

  private void startIteration() {
    rootMoves.clear();
    lastRootMove = -1;
  }

  /** A move is about to be made after {@code made}. */
  synchronized void making(List<Integer> made, int move) {
    if (made.isEmpty()) {
      // A root move that comes again, other than at once (a re-search), begins the next depth.
      if (rootMoves.contains(move) && move != lastRootMove) {
        firstReach = iteration == 1 ? reach : firstReach;
        iteration++;
        startIteration();
      }
      rootMoves.add(move);
      lastRootMove = move;
    } else if (made.size() == 1) {
      firstRootMove = firstRootMove < 0 ? made.getFirst() : firstRootMove;
      if (made.getFirst() == firstRootMove) {
        firstReplies.add(move);
      }
    }
    reach = Math.max(reach, made.size() + 1);
  }

  /** The move that was not made last is taken back, or one that was never made. */
  synchronized void misplacedUndo(List<Integer> made) {
    misplacedUndo = misplacedUndo == null ? List.copyOf(made) : misplacedUndo;
  }

  /** The moves that were on the board when another one than the last was taken back. */
  Optional<List<Integer>> misplacedUndo() {
    return Optional.ofNullable(misplacedUndo);
  }

  /** How many plies deep it looked. */
  public int reach() {
    return reach;
  }

  /** The moves of the root in the order they were tried, the last time they were. */
  public List<Integer> rootOrder() {
    return List.copyOf(rootMoves);
  }

  /** The root move whose replies were searched first; -1 if none was. */
  public int firstRootMove() {
    return firstRootMove;
  }

  /** The replies to that move that the search looked at. */
  public Set<Integer> firstReplies() {
    return firstReplies;
  }

  synchronized long key(long genuine, int ply) {
    return switch (style) {
      case GENUINE -> genuine;
      case BY_PLY -> byPly(genuine, ply);
      case REMIXED -> Keys.mix(byPly(genuine, ply), seed);
      case BY_VISIT -> Keys.mix(seed, ++visits);
      case BY_VISIT_HIGH -> ++visits << 32 | 1;
      case BY_VISIT_LOW -> ++visits;
      case BY_HORIZON -> Keys.mix(genuine, rootPly + horizon());
    };
  }

  /** Changes the highest bits only: whoever keeps too few of a key is fooled as before. */
  private static long byPly(long genuine, int ply) {
    return genuine ^ (long) ply << 56;
  }

  /** How deep the search under way goes, as far as its behaviour tells. */
  private int horizon() {
    return deepensFrom == 0 ? depth : Math.min(depth, deepensFrom + iteration - 1);
  }

  /** How deep the first iteration went if there were more; otherwise 0. */
  public int deepensFrom() {
    return iteration == 1 ? 0 : firstReach;
  }
}
