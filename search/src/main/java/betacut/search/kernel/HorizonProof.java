package betacut.search.kernel;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import betacut.search.TablePolicy;
import betacut.search.spi.Clock;
import betacut.search.table.Tables;
import java.util.List;

/**
 * Finds out whether a search that met no horizon has seen the end of the game on every line, though
 * the game does not say how long it can last. A table may hide lines that earlier, shallower
 * searches left open, so they are searched again with an empty one.
 */
final class HorizonProof {
  private static final int MEBIBYTES = 4;

  private final KernelParts parts;
  private final KernelSearch.Maker maker;
  private final Position root;
  private final Clock clock;
  private Statistics work = Statistics.NONE;

  HorizonProof(KernelParts parts, KernelSearch.Maker maker, Position root, Clock clock) {
    this.parts = parts;
    this.maker = maker;
    this.root = root;
    this.clock = clock;
  }

  /**
   * Whether one search, without shallower ones before it, goes as deep as any can in a game that
   * does not say how long it lasts. With a table that was empty before, it proves by itself what it
   * finds if it meets no horizon; then no depth matters.
   */
  static boolean isOneSearch(KernelParts parts, Position root, int depth) {
    return !parts.options().has(Feature.DEEPENING) && goesToTheEnd(root, depth);
  }

  static boolean goesToTheEnd(Position root, int depth) {
    return depth >= Limits.MAX_DEPTH && root.pliesLeft() >= Limits.MAX_DEPTH;
  }

  /** Whether a search to this depth, and one of each of these moves, ends with the game. */
  boolean reachesTheEnd(int depth, List<RootMove> moves) {
    boolean isKnown = root.pliesLeft() < Limits.MAX_DEPTH; // then the depth itself tells
    if (isKnown || parts.options().isSelective()) {
      return false;
    }
    if (parts.table() == null || isOneSearch(parts, root, depth)) {
      return true;
    }
    KernelState kernel =
        maker.make(parts.withTable(Tables.create(TablePolicy.BUCKET, MEBIBYTES)), root);
    kernel.setRoot(root, clock);
    kernel.search(depth, -Score.INF, Score.INF);
    for (RootMove move : moves) {
      kernel.restrictRoot(new int[] {move.move()});
      kernel.search(depth, -Score.INF, Score.INF);
    }
    work = work.plus(kernel.statistics());
    return kernel.horizonLeaves() == 0;
  }

  /** What all proofs so far have cost. */
  Statistics work() {
    return work;
  }
}
