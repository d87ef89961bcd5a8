package betacut.web.api;

import betacut.search.trace.TraceTree;
import java.util.ArrayDeque;
import java.util.BitSet;

/**
 * The part of a tree that is drawn: the way from the top to the node somebody looks at with
 * everything beside it, then the plies next to the top, until there is enough.
 */
final class TracePart {
  private final TraceTree tree;
  private final int top;
  private final BitSet drawn = new BitSet();
  private int room;

  TracePart(TraceTree tree, int top, int focus, int most) {
    this.tree = tree;
    this.top = top;
    room = most;
    add(top);
    boolean isBelow = focus >= top && focus < tree.end(top);
    if (isBelow) {
      addWayTo(focus);
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
