package betacut.cli.tree;

import betacut.cli.text.Json;
import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.rules.Position;
import betacut.search.trace.Claim;
import betacut.search.trace.TraceEvent;
import betacut.search.trace.TraceNode;
import java.util.List;

/** A tree for programs: one line per node in the order of the search, then one for the search. */
public final class JsonTree<P extends Position> {
  private final Watched<P> watched;
  private final TraceWords words;

  public JsonTree(Watched<P> watched) {
    this.watched = watched;
    words = new TraceWords(watched::moveText);
  }

  /** Writes what is below a node. */
  public String draw(int root, int maxNodes, int plies) {
    var out = new StringBuilder();
    Sketch sketch = Sketch.of(watched, root, new Sketch.Size(maxNodes, plies));
    node(sketch, out);
    var statistics = watched.result().statistics();
    int move = watched.result().move();
    Json last =
        new Json()
            .put("type", "search")
            .put("game", watched.game().id())
            .put("position", watched.game().format(watched.root()))
            .put("algorithm", watched.options().algorithm().id())
            .put("move", move < 0 ? null : watched.game().formatMove(move))
            .put("score", watched.result().value().score())
            .put("kind", watched.result().value().kind().id())
            .put("depth", watched.result().depth())
            .put("nodes", statistics.nodes())
            .put("leaves", statistics.leaves())
            .put("cuts", statistics.cuts())
            .put("tableHits", statistics.tableHits())
            .put("searches", watched.tree().iterations())
            .put("drawn", sketch.size())
            .put("whole", !watched.tree().trace().isCutShort());
    return out.append(last).append('\n').toString();
  }

  private void node(Sketch sketch, StringBuilder out) {
    out.append(line(sketch)).append('\n');
    sketch.children().forEach(child -> node(child, out));
  }

  private Json line(Sketch sketch) {
    TraceNode node = sketch.node().forRoot();
    boolean isKnown = node.claim() != Claim.UNKNOWN;
    Json line =
        new Json()
            .put("type", "node")
            .put("node", node.number())
            .put("parent", node.parent())
            .put("iteration", node.iteration() + 1)
            .put("ply", node.ply())
            .put("depth", node.depth())
            .put("mover", node.isMax() ? "max" : "min")
            .put("move", node.move() < 0 ? null : watched.game().formatMove(node.move()))
            .put("purpose", node.purpose().id())
            .put("order", node.reason().id())
            .put("alpha", node.alpha())
            .put("beta", node.beta());
    line = isKnown ? line.put("score", node.score()) : line.put("score", (String) null);
    line.put("claim", node.claim().id())
        .put("cut", node.cut().map(cut -> cut.reason().id()).orElse(null))
        .put("cutMove", node.cut().map(this::move).orElse(null))
        .put("why", node.cut().isPresent() ? sketch.cutSentence(words) : null)
        .putTexts("skipped", sketch.skipped());
    return tableFields(line, sketch.node())
        .put("key", "%016x".formatted(node.key()))
        .put("size", node.size())
        .put("hidden", sketch.hidden());
  }

  private String move(TraceEvent.Cut cut) {
    return cut.move() < 0 ? null : watched.game().formatMove(cut.move());
  }

  private Json tableFields(Json line, TraceNode node) {
    List<TraceEvent.Probe> probes = watched.tree().probes(node.number());
    line.putTexts("probes", probes.stream().map(p -> words.probeSentence(node, p)).toList());
    var stored = watched.tree().stored(node.number());
    return line.put("stored", stored.map(entry -> words.storeSentence(node, entry)).orElse(null));
  }
}
