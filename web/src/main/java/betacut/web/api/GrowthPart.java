package betacut.web.api;

import betacut.explain.Grown;
import betacut.search.mcts.PlayoutTree;
import betacut.search.trace.GrowingTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The part of a growing tree that is drawn: the way of the step, the way to a node somebody looks
 * at or else the line visited most, and beside them as many siblings as there is room for, those
 * visited most. The rest of the siblings are folded into one.
 *
 * @param rows parents come before their children
 */
record GrowthPart(List<Row> rows) {
  private static final int PLIES_OF_LINE = 4;

  /** A line of its own needs room beside the way of the step. */
  private static final int ROOM_FOR_TWO = 8;

  /**
   * A node, or the rest of the children of one.
   *
   * @param node {@link GrowingTree#NO_NODE} for such a rest
   * @param folded how many there are in it
   */
  record Row(int node, int parent, int folded, long visits) {}

  static GrowthPart of(Grown<?> grown, int picked, int across) {
    List<Integer> way = grown.way(grown.tree().here());
    List<Integer> other = picked >= 0 ? grown.way(picked) : mainLine(grown);
    var drawing = new Drawing(grown.tree(), way, other, across);
    return new GrowthPart(drawing.rows());
  }

  private static List<Integer> mainLine(Grown<?> grown) {
    List<Integer> line = new ArrayList<>();
    if (grown.tree() instanceof PlayoutTree tree && tree.best() >= 0) {
      line.add(tree.root());
      int node = tree.best();
      while (line.size() < PLIES_OF_LINE) {
        line.add(node);
        if (tree.end(node) == 0) {
          break;
        }
        node =
            IntStream.range(tree.first(node), tree.end(node))
                .boxed()
                .max(Comparator.comparingInt(tree::visits))
                .orElseThrow();
      }
    }
    return line;
  }

  private record Drawing(GrowingTree tree, List<Integer> way, List<Integer> other, int across) {
    List<Row> rows() {
      List<Row> rows = new ArrayList<>();
      int root = way.getFirst();
      rows.add(row(root));
      for (int level = 0; level < Math.max(way.size(), other.size()); level++) {
        Set<Integer> open = new LinkedHashSet<>();
        if (level < way.size()) {
          open.add(way.get(level));
        }
        if (level < other.size() && (across >= ROOM_FOR_TWO || level >= way.size())) {
          open.add(other.get(level));
        }
        int room = across / open.size();
        // Left to right as their parents are, so that no lines cross.
        open.stream().sorted().filter(this::isDrawn).forEach(node -> addChildren(rows, node, room));
      }
      return rows;
    }

    private boolean isDrawn(int node) {
      int above = tree.parent(node);
      return above == GrowingTree.NO_NODE || way.contains(above) || other.contains(above);
    }

    private Row row(int node) {
      return new Row(node, tree.parent(node), 0, tree.visits(node));
    }

    private void addChildren(List<Row> rows, int node, int room) {
      int first = tree.first(node);
      int end = tree.end(node);
      boolean isAll = end - first <= room;
      Comparator<Integer> order =
          Comparator.comparing((Integer child) -> !way.contains(child))
              .thenComparing(child -> !other.contains(child))
              .thenComparing(Comparator.comparingInt(tree::visits).reversed());
      List<Integer> shown =
          IntStream.range(first, end)
              .boxed()
              .sorted(order)
              .limit(isAll ? room : room - 1)
              .sorted()
              .toList();
      shown.forEach(child -> rows.add(row(child)));
      if (!isAll) {
        long visits = IntStream.range(first, end).mapToLong(tree::visits).sum();
        long seen = shown.stream().mapToLong(tree::visits).sum();
        int folded = end - first - shown.size();
        rows.add(new Row(GrowingTree.NO_NODE, node, folded, visits - seen));
      }
    }
  }
}
