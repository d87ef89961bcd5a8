package betacut.cli.tree;

import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.rules.Value.Bound;
import betacut.search.trace.TraceNode;

/** A tree in the language of Graphviz. */
public final class DotTree {
  private final Watched<?> watched;
  private final TraceWords words;
  private final StringBuilder out = new StringBuilder();

  public DotTree(Watched<?> watched) {
    this.watched = watched;
    words = new TraceWords(watched::moveText);
  }

  /** Draws what is below a node. */
  public String draw(int root, int maxNodes, int plies) {
    out.setLength(0);
    out.append("digraph tree {\n");
    out.append("  label=").append(quoted(Captions.title(watched, root))).append(";\n");
    out.append("  node [fontname=\"sans-serif\", style=filled, fillcolor=white];\n");
    out.append("  edge [fontname=\"sans-serif\"];\n");
    node(Sketch.of(watched, root, new Sketch.Size(maxNodes, plies)));
    return out.append("}\n").toString();
  }

  private void node(Sketch sketch) {
    TraceNode node = sketch.node();
    NodeStyle look = NodeStyle.of(node);
    String label =
        sketch.isLeaf()
            ? TraceWords.value(node)
            : TraceWords.mover(node)
                + " "
                + TraceWords.window(node)
                + "\n"
                + TraceWords.value(node);
    String cut = sketch.cutSentence(words);
    String tip = cut.isEmpty() ? TraceWords.valueSentence(node) : cut;
    out.append(
        "  n%d [label=%s, shape=%s, color=\"%s\", fillcolor=\"%s\", tooltip=%s%s];\n"
            .formatted(
                node.number(),
                quoted(label),
                look.dotShape(),
                look.stroke(),
                look.fill(),
                quoted(tip),
                sketch.isCut() ? ", peripheries=2" : ""));
    for (Sketch child : sketch.children()) {
      node(child);
      out.append(
          "  n%d -> n%d [label=%s%s];\n"
              .formatted(
                  node.number(),
                  child.node().number(),
                  quoted(child.move()),
                  isWorthless(child) ? ", style=dashed" : ""));
    }
    aside(sketch);
  }

  /** What is not there: nodes that are not drawn, and moves that nobody looked at. */
  private void aside(Sketch sketch) {
    int number = sketch.node().number();
    if (sketch.hidden() > 0) {
      out.append(
          "  m%d [label=%s, shape=plaintext];\n"
              .formatted(number, quoted("… %,d more".formatted(sketch.hidden()))));
      out.append("  n%d -> m%d [style=dotted];\n".formatted(number, number));
    }
    if (!sketch.skipped().isEmpty()) {
      String moves = String.join(" ", sketch.skipped());
      out.append(
          "  s%d [label=%s, shape=plaintext];\n"
              .formatted(number, quoted("not looked at:\n" + moves)));
      out.append("  n%d -> s%d [style=dotted, arrowhead=tee];\n".formatted(number, number));
    }
  }

  private static boolean isWorthless(Sketch sketch) {
    return sketch.node().claim() == Bound.UNKNOWN;
  }

  private static String quoted(String text) {
    String escaped = text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    return "\"" + escaped + "\"";
  }
}
