package betacut.cli.tree;

import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The part of a tree that is drawn: the plies nearest to the root first, until there is enough.
 *
 * @param move that leads here, for people; empty at the root
 * @param children those that are drawn
 * @param hidden nodes below that are not
 * @param skipped moves that the search itself did not look at, because of a cut
 */
record Sketch(
    TraceNode node, String move, List<Sketch> children, long hidden, List<String> skipped) {
  /** How much to draw. */
  record Size(int nodes, int plies) {}

  static Sketch of(Watched<?> watched, int root, Size size) {
    return new Maker(watched, root, size).sketch(root);
  }

  /** Nodes drawn, this one included. */
  int size() {
    return 1 + children.stream().mapToInt(Sketch::size).sum();
  }

  /** Whether there is nothing below and nothing was left out: the game or the depth ends here. */
  boolean isLeaf() {
    return node.size() == 1 && skipped.isEmpty();
  }

  /** Whether something was cut off here: moves, or the whole search of the node. */
  boolean isCut() {
    return node.cut().isPresent();
  }

  String cutSentence(TraceWords words) {
    return words.cutSentence(node);
  }

  private static final class Maker {
    private final Watched<?> watched;
    private final TraceTree tree;
    private final BitSet drawn = new BitSet();

    Maker(Watched<?> watched, int root, Size size) {
      this.watched = watched;
      tree = watched.tree();
      choose(root, size);
    }

    private void choose(int root, Size size) {
      var waiting = new ArrayDeque<Integer>(List.of(root));
      int room = size.nodes();
      while (!waiting.isEmpty() && room-- > 0) {
        int node = waiting.removeFirst();
        drawn.set(node);
        TraceNode chosen = tree.node(node);
        boolean isFolded = chosen.purpose().staysHere(); // else its moves would be there twice
        if (chosen.ply() < size.plies() && !isFolded) {
          waiting.addAll(tree.children(node));
        }
      }
    }

    Sketch sketch(int number) {
      TraceNode node = watched.node(number);
      List<Sketch> children = new ArrayList<>();
      long hidden = 0;
      for (int child : tree.children(number)) {
        if (drawn.get(child)) {
          children.add(sketch(child));
        } else {
          hidden += tree.end(child) - child;
        }
      }
      return new Sketch(node, move(node), children, hidden, skipped(node));
    }

    private String move(TraceNode node) {
      boolean isRoot = node.parent() < 0;
      return isRoot ? "" : node.purpose().staysHere() ? "-" : watched.moveText(node.move());
    }

    private List<String> skipped(TraceNode node) {
      return node.isBetaCut()
          ? watched.skipped(node.number()).stream().map(watched::moveText).toList()
          : List.of();
    }
  }
}
