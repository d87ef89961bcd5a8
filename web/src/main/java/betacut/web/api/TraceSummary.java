package betacut.web.api;

import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.rules.Position;
import betacut.search.Statistics;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A search that was written down as a whole: its answer, its counts, its iterations. */
final class TraceSummary {
  private TraceSummary() {}

  static <P extends Position> Answers.Search of(Watched<P> watched) {
    TraceTree tree = watched.tree();
    int move = watched.result().move();
    List<Answers.SearchIteration> iterations = new ArrayList<>();
    for (int number = 0; number < tree.iterations(); number++) {
      iterations.add(iteration(tree, number));
    }
    return new Answers.Search(
        watched.game().id(),
        watched.game().title(),
        watched.game().format(watched.root()),
        watched.root().ply(),
        watched.root().mover(),
        move < 0 ? null : watched.game().formatMove(move),
        Views.value(watched.result().value(), watched.game()),
        watched.result().end().name().toLowerCase(Locale.ROOT),
        statistics(watched),
        tree.size(),
        tree.trace().size(),
        !tree.trace().isCutShort(),
        iterations);
  }

  private static Answers.SearchStatistics statistics(Watched<?> watched) {
    Statistics counted = watched.result().statistics();
    boolean onlyNodes = counted.leaves() == 0 && !watched.tree().trace().isCutShort();
    return onlyNodes
        ? counted(watched.tree(), counted.nodes())
        : new Answers.SearchStatistics(
            counted.nodes(),
            counted.leaves(),
            counted.cuts(),
            counted.firstCuts(),
            counted.probes(),
            counted.tableHits(),
            counted.stores());
  }

  /** The engines of the zoo count nothing but nodes; the rest is read from what they did. */
  private static Answers.SearchStatistics counted(TraceTree tree, long nodes) {
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
    return new Answers.SearchStatistics(nodes, leaves, cuts, firstCuts, probes, hits, stores);
  }

  private static Answers.SearchIteration iteration(TraceTree tree, int number) {
    TraceNode root = tree.node(tree.root(number));
    return new Answers.SearchIteration(
        root.number(),
        root.depth(),
        TraceWords.shortWindow(root),
        TraceWords.shortValue(root),
        root.score(),
        root.enter(),
        root.leave(),
        tree.searched(root.number()));
  }
}
