package betacut.web.api;

import static betacut.text.json.JsonLine.object;

import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.rules.Position;
import betacut.search.Statistics;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A search that was written down as a whole: its answer, its counts, its iterations. */
final class TraceSummary {
  private TraceSummary() {}

  static <P extends Position> Object of(Watched<P> watched) {
    TraceTree tree = watched.tree();
    int move = watched.result().move();
    List<Object> iterations = new ArrayList<>();
    for (int number = 0; number < tree.iterations(); number++) {
      iterations.add(iteration(tree, number));
    }
    return object(
        "game",
        watched.game().id(),
        "title",
        watched.game().title(),
        "position",
        watched.game().format(watched.root()),
        "ply",
        watched.root().ply(),
        "mover",
        watched.root().mover(),
        "move",
        move < 0 ? null : watched.game().formatMove(move),
        "value",
        Views.value(watched.result().value(), watched.game()),
        "end",
        watched.result().end().name().toLowerCase(Locale.ROOT),
        "statistics",
        statistics(watched),
        "nodes",
        tree.size(),
        "events",
        tree.trace().size(),
        "whole",
        !tree.trace().isCutShort(),
        "iterations",
        iterations);
  }

  private static Map<String, Object> statistics(Watched<?> watched) {
    Statistics counted = watched.result().statistics();
    boolean onlyNodes = counted.leaves() == 0 && !watched.tree().trace().isCutShort();
    return onlyNodes
        ? counted(watched.tree(), counted.nodes())
        : object(
            "nodes",
            counted.nodes(),
            "leaves",
            counted.leaves(),
            "cuts",
            counted.cuts(),
            "firstCuts",
            counted.firstCuts(),
            "probes",
            counted.probes(),
            "tableHits",
            counted.tableHits(),
            "stores",
            counted.stores());
  }

  /** The engines of the zoo count nothing but nodes; the rest is read from what they did. */
  private static Map<String, Object> counted(TraceTree tree, long nodes) {
    int leaves = 0;
    int cuts = 0;
    int firstCuts = 0;
    int probes = 0;
    int hits = 0;
    int stores = 0;
    for (int number = 0; number < tree.size(); number++) {
      TraceNode node = tree.node(number);
      boolean isFirst = node.isBetaCut() && tree.nextSibling(tree.firstChild(number)) < 0;
      leaves += node.size() == 1 && !node.isTableHit() ? 1 : 0;
      cuts += node.isBetaCut() ? 1 : 0;
      firstCuts += isFirst ? 1 : 0;
      hits += node.isTableHit() ? 1 : 0;
      probes += tree.probes(number).size();
      stores += tree.stored(number).isPresent() ? 1 : 0;
    }
    return object(
        "nodes",
        nodes,
        "leaves",
        leaves,
        "cuts",
        cuts,
        "firstCuts",
        firstCuts,
        "probes",
        probes,
        "tableHits",
        hits,
        "stores",
        stores);
  }

  private static Object iteration(TraceTree tree, int number) {
    TraceNode root = tree.node(tree.root(number));
    return object(
        "root",
        root.number(),
        "depth",
        root.depth(),
        "window",
        TraceWords.shortWindow(root),
        "value",
        TraceWords.shortValue(root),
        "score",
        root.score(),
        "enter",
        root.enter(),
        "leave",
        root.leave(),
        "searched",
        tree.searched(root.number()));
  }
}
