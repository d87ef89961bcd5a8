package betacut.web.api;

import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.rules.Position;
import betacut.search.Statistics;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

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
        watched.result().line().stream().map(watched::moveText).toList(),
        watched.result().end().name().toLowerCase(Locale.ROOT),
        watched.finishedDepth() == 0 ? null : watched.finishedDepth(),
        statistics(watched),
        tree.size(),
        tree.trace().size(),
        !tree.trace().isCutShort(),
        iterations);
  }

  private static Answers.SearchStatistics statistics(Watched<?> watched) {
    Statistics counted = watched.result().statistics();
    TraceTree tree = watched.tree();
    boolean isWhole = !tree.trace().isCutShort();
    if (counted.leaves() == 0 && isWhole) {
      return counted(watched, counted.nodes());
    }
    int[] empty = isWhole ? emptyCuts(watched) : new int[0];
    long first = Arrays.stream(empty).filter(node -> watched.legal(node).size() == 1).count();
    return new Answers.SearchStatistics(
        counted.nodes(),
        counted.leaves(),
        counted.cuts() - empty.length,
        counted.firstCuts() - first,
        counted.probes(),
        counted.tableHits(),
        counted.stores());
  }

  /** The kernel counts a last move that was too good as a cut, though it cuts nothing off. */
  private static int[] emptyCuts(Watched<?> watched) {
    TraceTree tree = watched.tree();
    return IntStream.range(0, tree.size())
        .filter(node -> tree.node(node).isBetaCut())
        .filter(node -> !TraceViews.seen(watched, node).isBetaCut())
        .toArray();
  }

  /** The engines of the zoo count nothing but nodes; the rest is read from what they did. */
  private static Answers.SearchStatistics counted(Watched<?> watched, long nodes) {
    TraceTree tree = watched.tree();
    int leaves = 0;
    int cuts = 0;
    int firstCuts = 0;
    int probes = 0;
    int hits = 0;
    int stores = 0;
    for (int number = 0; number < tree.size(); number++) {
      TraceNode node = TraceViews.seen(watched, number);
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
