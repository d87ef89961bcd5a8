package betacut.search;

import betacut.rules.UsageException;
import java.time.Duration;

/**
 * When a search ends: whichever limit is met first. The answer is then that of the last finished
 * depth, or a root move of the depth under way that has already beaten it.
 *
 * @param depth plies to look ahead
 * @param nodes positions to search, the same on every machine; a node whose children are all leaves
 *     is finished once begun, so that up to so many more may be counted
 * @param time wall time
 */
public record Limits(int depth, long nodes, Duration time) {
  /** Deeper than any search here; tables keep depth in eight bits. */
  public static final int MAX_DEPTH = 255;

  private static final Duration FOREVER = Duration.ofDays(365);

  /** To the end of the game, however long that takes. */
  public static final Limits NONE = new Limits(MAX_DEPTH, Long.MAX_VALUE, FOREVER);

  /** Refuses what no search can keep; more than there is counts as no limit. */
  public Limits {
    if (depth < 1) {
      throw new UsageException("The depth is " + depth + "; it must be at least 1.");
    }
    if (nodes < 1) {
      throw new UsageException("The node limit is " + nodes + "; it must be at least 1.");
    }
    if (time.isNegative() || time.isZero()) {
      throw new UsageException("The time limit is " + time + "; it must be more than 0.");
    }
    depth = Math.min(depth, MAX_DEPTH);
    time = time.compareTo(FOREVER) > 0 ? FOREVER : time;
  }

  /** So many plies, and nothing else. */
  public static Limits depth(int depth) {
    return NONE.withDepth(depth);
  }

  /** So many nodes, and nothing else. */
  public static Limits nodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  /** So long, and nothing else. */
  public static Limits time(Duration time) {
    return NONE.withTime(time);
  }

  /** Another depth, all else as it is. */
  public Limits withDepth(int newDepth) {
    return new Limits(newDepth, nodes, time);
  }

  /** Another number of nodes, all else as it is. */
  public Limits withNodes(long newNodes) {
    return new Limits(depth, newNodes, time);
  }

  /** Another time, all else as it is. */
  public Limits withTime(Duration newTime) {
    return new Limits(depth, nodes, newTime);
  }
}
