package betacut.cli.tree;

import betacut.cli.text.Sentences;
import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.rules.Position;
import betacut.search.trace.TraceNode;

/** What stands above and below a drawn tree. */
public final class Captions {
  private Captions() {}

  /** What was searched, and how. */
  public static <P extends Position> String title(Watched<P> watched, int root) {
    TraceNode node = watched.node(root);
    String position = watched.game().format(watched.root());
    String iteration =
        watched.tree().iterations() == 1
            ? ""
            : ", search %d of %d".formatted(node.iteration() + 1, watched.tree().iterations());
    return "%s%s, %s to depth %d%s"
        .formatted(
            watched.game().id(),
            position.equals("-") ? "" : " " + position,
            watched.options().algorithm().id(),
            node.depth(),
            iteration);
  }

  /** Who is who. */
  public static String sides(Watched<?> watched) {
    return "Max is the %s, to move at the top; all numbers are for Max."
        .formatted(Sentences.player(watched.root().mover()));
  }

  /** What the search found, and what it cost. */
  public static String answer(Watched<?> watched) {
    var statistics = watched.result().statistics();
    String nodes = statistics.nodes() == 1 ? "node" : "nodes";
    String hits =
        statistics.tableHits() == 0 ? "" : ", %,d table hits".formatted(statistics.tableHits());
    long cuts = statistics.cuts() - watched.emptyCuts();
    return "Best move %s: %s. %,d %s, %,d leaves, %,d %s%s%s."
        .formatted(
            watched.game().formatMove(watched.result().move()),
            watched.result().value().text(),
            statistics.nodes(),
            nodes,
            statistics.leaves(),
            cuts,
            cuts == 1 ? "cut" : "cuts",
            hits,
            watched.tree().iterations() == 1 ? "" : " in all searches");
  }

  /** The whole picture in a sentence, for those who do not see it. */
  static String description(Watched<?> watched, int root) {
    TraceNode node = watched.node(root);
    return "A search tree. %s %s %s"
        .formatted(sides(watched), TraceWords.valueSentence(node), answer(watched));
  }
}
