package betacut.search.mcts;

import betacut.rules.Score;

/**
 * The nodes of a search tree in flat arrays; a node is an index, the root is 0, and the children of
 * a node lie side by side.
 *
 * <p>A node has statistics (visits, and the rewards of the side that moved there) and bounds: the
 * least and greatest value it can have for the side to move there, counted from there. Bounds are
 * proofs, not opinions. They come from finished games and pass upwards as in minimax (Cazenave and
 * Saffidine, Score bounded Monte-Carlo tree search, 2010), so a distance to a win is true too.
 */
final class Tree {
  static final int ROOT = 0;

  /** Marks the move to a node as the pass of a skipped side, which takes no distance. */
  private static final int PASS = 1 << 30;

  private static final int BYTES_PER_NODE = 4 * Integer.BYTES + Double.BYTES + 2 * Short.BYTES;

  /** The soonest end of an ongoing game is one ply away. */
  private static final short LEAST = Score.LOSS + 1;

  private static final short GREATEST = Score.WIN - 1;

  private final int[] moves;
  private final int[] firsts;
  private final int[] counts;
  private final int[] visits;
  private final double[] rewards;
  private final short[] lowers;
  private final short[] uppers;
  private int size;

  Tree(int mebibytes) {
    int capacity = (int) (mebibytes * 1024L * 1024 / BYTES_PER_NODE);
    moves = new int[capacity];
    firsts = new int[capacity];
    counts = new int[capacity];
    visits = new int[capacity];
    rewards = new double[capacity];
    lowers = new short[capacity];
    uppers = new short[capacity];
    clear();
  }

  static int mebibytesFor(long nodes) {
    return (int) Math.min(Integer.MAX_VALUE, 1 + (nodes + 1) * BYTES_PER_NODE / (1024 * 1024));
  }

  /** Leaves nothing but a root without children. */
  void clear() {
    set(ROOT, 0); // no move leads there
    size = 1;
  }

  long bytes() {
    return (long) moves.length * BYTES_PER_NODE;
  }

  boolean hasRoom(int children) {
    return size + children <= moves.length;
  }

  /** Writes a child that {@link #adopt} will attach; its number among them is {@code i}. */
  void draft(int i, int move) {
    set(size + i, move);
  }

  /** The only child of a node whose side to move is skipped. */
  void draftPass(int move) {
    set(size, move | PASS);
  }

  /** Marks a drafted child as the end of the game. */
  void draftEnd(int i, int outcome) {
    lowers[size + i] = (short) outcome;
    uppers[size + i] = (short) outcome;
  }

  /** Gives the drafted children to a node. */
  void adopt(int node, int children) {
    firsts[node] = size;
    counts[node] = children;
    size += children;
  }

  /** Takes the children that were adopted last away again; what was drafted of them stays. */
  void orphan(int node) {
    size -= counts[node];
    counts[node] = 0;
  }

  int size() {
    return size;
  }

  private void set(int node, int move) {
    moves[node] = move;
    counts[node] = 0;
    forget(node);
    open(node);
  }

  /** As if no playout had come through here. */
  void forget(int node) {
    visits[node] = 0;
    rewards[node] = 0;
  }

  int move(int node) {
    return moves[node] & ~PASS;
  }

  /** Whether the node was reached by the pass of a skipped side. */
  boolean isPass(int node) {
    return (moves[node] & PASS) != 0;
  }

  /** How many moves of the game lead from the parent to the node. */
  private int step(int node) {
    return isPass(node) ? 0 : 1;
  }

  boolean isExpanded(int node) {
    return counts[node] > 0;
  }

  int first(int node) {
    return firsts[node];
  }

  int end(int node) {
    return firsts[node] + counts[node];
  }

  int visits(int node) {
    return visits[node];
  }

  /** The mean reward of the side that moved to the node; it must have been visited. */
  double mean(int node) {
    return rewards[node] / visits[node];
  }

  /**
   * Counts a playout that was worth so much to the side to move. Where more is proven than it
   * shows, the proof counts: a side that has a draw does not lose.
   *
   * @return what it is worth to the side that moved here
   */
  double learn(int node, double mover) {
    double reward = 1 - proven(node, mover);
    visits[node]++;
    rewards[node] += reward;
    return reward;
  }

  /** Takes the last playout back; what is proven must be what it was then. */
  double unlearn(int node, double mover) {
    double reward = 1 - proven(node, mover);
    visits[node]--;
    rewards[node] -= reward; // halves are exact
    return reward;
  }

  private double proven(int node, double mover) {
    double least = (1 + Integer.signum(lowers[node])) / 2.0;
    double most = (1 + Integer.signum(uppers[node])) / 2.0;
    return Math.clamp(mover, least, most);
  }

  /** Proven for the side to move: at least this. */
  int lower(int node) {
    return lowers[node];
  }

  int upper(int node) {
    return uppers[node];
  }

  void bounds(int node, int lower, int upper) {
    lowers[node] = (short) lower;
    uppers[node] = (short) upper;
  }

  /** As if nothing below it had been looked at. */
  void open(int node) {
    bounds(node, LEAST, GREATEST);
  }

  /** What the side that moved to the node has proven: at least this, counted before the move. */
  int lowerForParent(int node) {
    return Score.atPly(-uppers[node], step(node));
  }

  int upperForParent(int node) {
    return Score.atPly(-lowers[node], step(node));
  }

  /** Whether it is known who wins, if not always when. */
  boolean isSettled(int node) {
    return Integer.signum(lowers[node]) == Integer.signum(uppers[node]);
  }

  /** Takes the bounds of the children over to their parent; says whether that taught anything. */
  boolean tighten(int node) {
    int lower = -Score.INF;
    int upper = -Score.INF;
    for (int child = first(node); child < end(node); child++) {
      lower = Math.max(lower, lowerForParent(child));
      upper = Math.max(upper, upperForParent(child));
    }
    boolean tighter = lower > lowers[node] || upper < uppers[node];
    lowers[node] = (short) lower;
    uppers[node] = (short) upper;
    return tighter;
  }
}
