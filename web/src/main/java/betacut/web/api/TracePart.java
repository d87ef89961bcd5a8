package betacut.web.api;

import betacut.search.trace.TraceTree;
import java.util.ArrayDeque;
import java.util.BitSet;

/**
 * The part of a tree that is drawn: the way from the top to the node somebody looks at with
 * everything beside it, the nodes that the search visits soon before and after, so that a walk need
 * not draw anew at every turn, then the plies next to the top, until there is enough.
 */
final class TracePart {
  /** Of what is drawn, so much may be the nodes of the next steps: a third of them are behind. */
  private static final double NEAR = 0.25;

  private final TraceTree tree;
  private final int top;
  private final BitSet drawn = new BitSet();
  private int room;

  TracePart(TraceTree tree, int top, int focus, int most) {
    this.tree = tree;
    this.top = top;
    room = most;
    add(top);
    boolean isBelow = focus > top && focus < tree.end(top);
    if (isBelow) {
      addWayTo(focus);
      addNear(focus, (int) (NEAR * most));
    }
    addFromTop();
  }

  int top() {
    return top;
  }

  /** The nodes in the order of the search. */
  int[] nodes() {
    return drawn.stream().toArray();
  }

  /** How many nodes below one that is drawn are not. */
  int hidden(int node) {
    int end = tree.end(node);
    return end - node - drawn.get(node, end).cardinality();
  }

  private void addWayTo(int focus) {
    var way = new ArrayDeque<Integer>();
    for (int at = focus; at != top; at = tree.parent(at)) {
      way.addFirst(at);
    }
    addChildren(top);
    for (int node : way) {
      add(node);
      addChildren(node);
    }
  }

  private void addNear(int focus, int count) {
    int end = Math.min(tree.end(top), focus + 2 * count / 3);
    for (int node = Math.max(top + 1, focus - count / 3); node < end && room > 0; node++) {
      if (drawn.get(tree.parent(node))) {
        add(node);
      }
    }
  }

  private void addFromTop() {
    var waiting = new ArrayDeque<Integer>();
    waiting.add(top);
    while (!waiting.isEmpty() && room > 0) {
      int node = waiting.removeFirst();
      addChildren(node);
      for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
        if (drawn.get(child)) {
          waiting.add(child);
        }
      }
    }
  }

  private void addChildren(int node) {
    for (int child = tree.firstChild(node);
        child >= 0 && room > 0;
        child = tree.nextSibling(child)) {
      add(child);
    }
  }

  private void add(int node) {
    if (!drawn.get(node)) {
      drawn.set(node);
      room--;
    }
  }
}
