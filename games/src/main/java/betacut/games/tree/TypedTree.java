package betacut.games.tree;

import betacut.rules.Keys;
import java.util.Arrays;

/**
 * A tree in arrays, its nodes numbered as they are written: node 0 is the root.
 *
 * <pre>
 *   ((3 12) 5)      0 inner ─┬─ 1 inner ─┬─ 2 leaf 3
 *                            │           └─ 3 leaf 12
 *                            └─ 4 leaf 5
 * </pre>
 *
 * Equal subtrees get equal keys, so that a table can tell that it has seen one before.
 */
final class TypedTree {
  private final String text;
  private final int[][] children;
  private final int[] scores;
  private final int[] heights;
  private final int[] means;
  private final long[] keys;
  private final int maxMoves;

  /**
   * @param children of each node in order, none for a leaf
   * @param scores of the leaves, for the first player
   */
  TypedTree(int[][] children, int[] scores) {
    this.children = children;
    this.scores = scores;
    int size = children.length;
    heights = new int[size];
    means = new int[size];
    keys = new long[size];
    long[] sums = new long[size];
    int[] leaves = new int[size];
    for (int node = size - 1; node >= 0; node--) { // children come after their parent
      measure(node, sums, leaves);
    }
    maxMoves = Arrays.stream(children).mapToInt(below -> below.length).max().orElseThrow();
    text = write(0, new StringBuilder()).toString();
  }

  private void measure(int node, long[] sums, int[] leaves) {
    if (isLeaf(node)) {
      sums[node] = scores[node];
      leaves[node] = 1;
      keys[node] = Keys.mix(1, scores[node]);
    }
    for (int child : children[node]) {
      heights[node] = Math.max(heights[node], heights[child] + 1);
      sums[node] += sums[child];
      leaves[node] += leaves[child];
      keys[node] = Keys.mix(keys[node], keys[child]);
    }
    means[node] = (int) Math.round((double) sums[node] / leaves[node]);
  }

  private StringBuilder write(int node, StringBuilder out) {
    if (isLeaf(node)) {
      return out.append(scores[node]);
    }
    out.append('(');
    int before = -1;
    for (int child : children[node]) {
      boolean bothInner = before >= 0 && !isLeaf(before) && !isLeaf(child);
      out.append(before < 0 || bothInner ? "" : " ");
      write(child, out);
      before = child;
    }
    return out.append(')');
  }

  boolean isLeaf(int node) {
    return children[node].length == 0;
  }

  int children(int node) {
    return children[node].length;
  }

  int child(int node, int index) {
    return children[node][index];
  }

  /** A leaf's score for the first player. */
  int score(int node) {
    return scores[node];
  }

  /** The rounded mean of all leaves below, for the first player. */
  int mean(int node) {
    return means[node];
  }

  /** Plies to the deepest leaf below. */
  int height(int node) {
    return heights[node];
  }

  long key(int node) {
    return keys[node];
  }

  /** The most children a node has. */
  int maxMoves() {
    return maxMoves;
  }

  /** The tree as it is written, spaces only where they are needed. */
  @Override
  public String toString() {
    return text;
  }
}
