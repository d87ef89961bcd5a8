package betacut.search.trace;

/**
 * The tree of a best-first search as it was after any of its steps. Nodes are numbered as they came
 * into being, the children of a node side by side. For one thread at a time.
 */
public interface GrowingTree {
  int NO_NODE = -1;

  int steps();

  /** Makes everything below true for the moment just after a step; 0 is the first. */
  void goTo(int step);

  /** The step it shows. */
  int at();

  /** The nodes that are there now have numbers below this. */
  int size();

  /** The node above, or {@link #NO_NODE}. */
  int parent(int node);

  /** The move that leads to a node. */
  int move(int node);

  /** The first of the children a node has now. */
  int first(int node);

  /** The number after the last of them; the same where there are none. */
  int end(int node);

  /** How often the search has come through a node. */
  int visits(int node);

  /** The node this step is about. */
  int here();

  /** The top of the tree this step belongs to. */
  default int root() {
    int node = here();
    while (parent(node) != NO_NODE) {
      node = parent(node);
    }
    return node;
  }

  /** How many moves, passes included, lead from the top to a node: Max moves at even ones. */
  default int depth(int node) {
    int depth = 0;
    for (int above = parent(node); above != NO_NODE; above = parent(above)) {
      depth++;
    }
    return depth;
  }

  /** The next step after this one, or before it, that a reader may look for; or -1. */
  int nextTurn(int from, boolean isBack);

  /** The memory it takes, about. */
  long bytes();
}
