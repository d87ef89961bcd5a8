package betacut.cli.tree;

import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.trace.CutReason;
import betacut.search.trace.OrderReason;
import betacut.search.trace.Purpose;
import betacut.search.trace.TraceEvent;
import betacut.search.trace.TraceNode;
import betacut.text.json.Json;
import betacut.text.json.OrNull;
import java.util.List;

/** A tree for programs: one line per node in the order of the search, then one for the search. */
public final class JsonTree<P extends Position> {
  private final Watched<P> watched;
  private final TraceWords words;

  public JsonTree(Watched<P> watched) {
    this.watched = watched;
    words = new TraceWords(watched::moveText);
  }

  private record Search(
      String type,
      String game,
      String position,
      String algorithm,
      @OrNull String move,
      int score,
      Bound kind,
      int depth,
      long nodes,
      long leaves,
      long cuts,
      long emptyCuts,
      long tableHits,
      int searches,
      int drawn,
      boolean whole) {}

  private record Node(
      String type,
      int node,
      int parent,
      int iteration,
      int ply,
      int depth,
      String mover,
      @OrNull String move,
      Purpose purpose,
      OrderReason order,
      int alpha,
      int beta,
      @OrNull Integer score,
      Bound claim,
      @OrNull CutReason cut,
      @OrNull String cutMove,
      @OrNull String why,
      List<String> skipped,
      List<String> probes,
      @OrNull String stored,
      String key,
      int size,
      long hidden) {}

  /** Writes what is below a node. */
  public String draw(int root, int maxNodes, int plies) {
    var out = new StringBuilder();
    Sketch sketch = Sketch.of(watched, root, new Sketch.Size(maxNodes, plies));
    node(sketch, out);
    return out.append(Json.line(search(sketch))).append('\n').toString();
  }

  private Search search(Sketch sketch) {
    var result = watched.result();
    var statistics = result.statistics();
    return new Search(
        "search",
        watched.game().id(),
        watched.game().format(watched.root()),
        watched.options().algorithm().id(),
        move(result.move()),
        result.value().score(),
        result.value().kind(),
        result.depth(),
        statistics.nodes(),
        statistics.leaves(),
        statistics.cuts(),
        watched.emptyCuts(),
        statistics.tableHits(),
        watched.tree().iterations(),
        sketch.size(),
        !watched.tree().trace().isCutShort());
  }

  private void node(Sketch sketch, StringBuilder out) {
    out.append(Json.line(answer(sketch))).append('\n');
    sketch.children().forEach(child -> node(child, out));
  }

  private Node answer(Sketch sketch) {
    TraceNode node = sketch.node().forRoot();
    int number = node.number();
    return new Node(
        "node",
        number,
        node.parent(),
        node.iteration() + 1,
        node.ply(),
        node.depth(),
        node.isMax() ? "max" : "min",
        move(node.move()),
        node.purpose(),
        node.reason(),
        node.alpha(),
        node.beta(),
        node.claim() == Bound.UNKNOWN ? null : node.score(),
        node.claim(),
        node.cut().map(TraceEvent.Cut::reason).orElse(null),
        node.cut().map(cut -> move(cut.move())).orElse(null),
        node.cut().isPresent() ? sketch.cutSentence(words) : null,
        sketch.skipped(),
        watched.tree().probes(number).stream()
            .map(probe -> words.probeSentence(sketch.node(), probe))
            .toList(),
        watched
            .tree()
            .stored(number)
            .map(entry -> words.storeSentence(sketch.node(), entry))
            .orElse(null),
        "%016x".formatted(node.key()),
        node.size(),
        sketch.hidden());
  }

  private String move(int move) {
    return move < 0 ? null : watched.game().formatMove(move);
  }
}
