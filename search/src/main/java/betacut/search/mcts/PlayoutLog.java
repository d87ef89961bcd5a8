package betacut.search.mcts;

import betacut.rules.UsageException;

/**
 * Writes down a Monte-Carlo search, a few numbers for each playout: the node it began at, what it
 * was worth, and the dice it was played with. {@link PlayoutTree} makes all the rest of them again.
 */
public final class PlayoutLog {
  /** In place of a reward where the end of the walk was proven, so that nothing was played. */
  static final double NO_PLAYOUT = -1;

  private static final int MOST = 1_000_000;

  private final int[] leaves;
  private final byte[] halves;
  private final long[] dice;

  /** How many nodes had children when a playout was over. */
  private final int[] growthsAfter;

  /** The nodes in the order they got their children: the root, then one a playout at most. */
  private final int[] grown;

  /** The tree of the search. */
  Tree grownTree;

  private int playouts;
  private int growths;

  /**
   * @param most playouts; the search ends with the last of them
   */
  public PlayoutLog(int most) {
    if (most < 1 || most > MOST) {
      throw new UsageException(
          "A log has room for 1 to %,d playouts, not %,d.".formatted(MOST, most));
    }
    leaves = new int[most];
    halves = new byte[most];
    dice = new long[most];
    growthsAfter = new int[most];
    grown = new int[most + 2];
  }

  void begin(Tree tree) {
    grownTree = tree;
    playouts = growths = 0;
  }

  boolean isFull() {
    return playouts == leaves.length;
  }

  /** A node has got its children. */
  void grew(int node) {
    grown[growths++] = node;
  }

  /** A playout is over; its worth is not yet taken up the tree. */
  void played(int leaf, double reward, long diceBefore) {
    leaves[playouts] = leaf;
    halves[playouts] = (byte) (2 * reward);
    dice[playouts] = diceBefore;
    growthsAfter[playouts++] = growths;
  }

  /** The tree at every moment; it takes over the tree of the search, which must not go on. */
  public PlayoutTree tree() {
    return new PlayoutTree(grownTree, this);
  }

  int playouts() {
    return playouts;
  }

  int growths() {
    return growths;
  }

  int growthsAfter(int playout) {
    return playout < 0 ? Math.min(1, growths) : growthsAfter[playout];
  }

  int grown(int growth) {
    return grown[growth];
  }

  int leaf(int playout) {
    return leaves[playout];
  }

  boolean isPlayed(int playout) {
    return halves[playout] >= 0;
  }

  /** To the side to move at the leaf; 0 where nothing was played. */
  double reward(int playout) {
    return Math.max(0, halves[playout]) / 2.0;
  }

  long dice(int playout) {
    return dice[playout];
  }

  long bytes() {
    return leaves.length * 25L;
  }
}
