package betacut.cli.tree;

import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.search.trace.TraceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A tree as a picture of its own: no script, no style sheet, no font from elsewhere. */
public final class SvgTree {
  private static final int MARGIN = 16;
  private static final int ROW = 92;
  private static final int GAP = 14;
  private static final int LETTER = 8;
  private static final int BOX = 40;
  private static final int HEAD = 44;
  private static final int LEGEND = 36;
  private static final int NOTE = 110;

  private final Watched<?> watched;
  private final TraceWords words;
  private final List<Placed> placed = new ArrayList<>();
  private double right;
  private int deepest;

  /** A node with its place: the middle of its box, and of the note on what is not there. */
  private record Placed(
      Sketch sketch,
      String[] lines,
      double x,
      int row,
      double width,
      double note,
      List<Placed> below) {}

  public SvgTree(Watched<?> watched) {
    this.watched = watched;
    words = new TraceWords(watched::moveText);
  }

  /** Draws what is below a node. */
  public String draw(int root, int maxNodes, int plies) {
    placed.clear();
    right = MARGIN;
    deepest = 0;
    place(Sketch.of(watched, root, new Sketch.Size(maxNodes, plies)), 0);
    String title = Captions.title(watched, root);
    double width = Math.max(right + MARGIN, MARGIN + Math.max(620, title.length() * LETTER));
    int height = HEAD + (deepest + 1) * ROW + LEGEND;
    var out = new StringBuilder();
    out.append(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %d\" width=\"%s\" height=\"%d\""
            .formatted(number(width), height, number(width), height));
    out.append(" role=\"img\" aria-labelledby=\"title desc\" font-family=\"sans-serif\"");
    out.append(" font-size=\"13\" fill=\"#111111\">\n");
    out.append("<title id=\"title\">").append(escaped(title)).append("</title>\n");
    out.append("<desc id=\"desc\">")
        .append(escaped(Captions.description(watched, root)))
        .append("</desc>\n");
    out.append("<rect width=\"100%\" height=\"100%\" fill=\"#FFFFFF\"/>\n");
    text(out, MARGIN, 26, title, "start\" font-weight=\"bold");
    placed.forEach(node -> edges(out, node));
    placed.forEach(node -> node(out, node));
    legend(out, height - LEGEND / 2);
    return out.append("</svg>\n").toString();
  }

  private Placed place(Sketch sketch, int row) {
    deepest = Math.max(deepest, row);
    String[] lines = lines(sketch);
    double own = 0;
    for (String line : lines) {
      own = Math.max(own, line.length() * LETTER + 18);
    }
    double begin = right;
    List<Placed> below = new ArrayList<>();
    for (Sketch child : sketch.children()) {
      below.add(place(child, row + 1));
    }
    double middle =
        below.isEmpty() ? begin + own / 2 : (below.getFirst().x() + below.getLast().x()) / 2;
    middle = Math.max(middle, begin + own / 2);
    double note = Math.max(middle, begin + NOTE / 2.0);
    if (!below.isEmpty()) {
      note = below.getLast().x() + below.getLast().width() / 2 + GAP + NOTE / 2.0;
    }
    if (sketch.hidden() > 0 || !sketch.skipped().isEmpty()) {
      deepest = Math.max(deepest, row + 1);
      right = Math.max(right, note + NOTE / 2.0);
    }
    right = Math.max(right, middle + own / 2 + GAP);
    Placed node = new Placed(sketch, lines, middle, row, own, note, below);
    placed.add(node);
    return node;
  }

  private static String[] lines(Sketch sketch) {
    TraceNode node = sketch.node();
    return sketch.isLeaf()
        ? new String[] {TraceWords.value(node)}
        : new String[] {
          TraceWords.mover(node) + " " + TraceWords.window(node), TraceWords.value(node)
        };
  }

  private static double top(Placed node) {
    return HEAD + node.row() * ROW;
  }

  private void edges(StringBuilder out, Placed node) {
    double from = top(node) + BOX;
    for (Placed child : node.below()) {
      line(out, node.x(), from, child.x(), top(child), "#595959\" stroke-width=\"1.2");
      double half = 0.6;
      text(
          out,
          node.x() + (child.x() - node.x()) * half,
          from + (top(child) - from) * half,
          child.sketch().move(),
          "middle\" stroke=\"#FFFFFF\" stroke-width=\"4\" paint-order=\"stroke");
    }
    note(out, node, from);
  }

  /** Moves nobody looked at hang on a barred line; nodes that are not drawn on a dotted one. */
  private void note(StringBuilder out, Placed node, double from) {
    Sketch sketch = node.sketch();
    boolean isCut = !sketch.skipped().isEmpty();
    if (!isCut && sketch.hidden() == 0) {
      return;
    }
    double x = node.note();
    double y = top(node) + ROW + 6;
    String stroke = isCut ? NodeStyle.CUT : "#595959";
    line(out, node.x(), from, x, y - 14, stroke + "\" stroke-dasharray=\"2 4");
    if (isCut) {
      double barX = (node.x() + x) / 2;
      double barY = (from + y - 14) / 2;
      line(out, barX - 9, barY + 5, barX + 9, barY - 5, NodeStyle.CUT + "\" stroke-width=\"3");
      text(out, x, y, sketch.skipped().size() + " not looked at", "middle");
      String names = String.join(" ", sketch.skipped());
      text(out, x, y + 15, names.length() > 14 ? names.substring(0, 12) + " …" : names, "middle");
    }
    if (sketch.hidden() > 0) {
      text(out, x, isCut ? y + 30 : y, "… %,d more".formatted(sketch.hidden()), "middle");
    }
  }

  private void node(StringBuilder out, Placed node) {
    TraceNode trace = node.sketch().node();
    boolean isCut = node.sketch().isCut();
    String cut = node.sketch().cutSentence(words);
    out.append("<g><title>")
        .append(
            escaped(
                TraceWords.windowSentence(trace)
                    + " "
                    + TraceWords.valueSentence(trace)
                    + (cut.isEmpty() ? "" : " " + cut)))
        .append("</title>\n");
    double left = node.x() - node.width() / 2;
    shape(out, NodeStyle.of(trace), left, top(node), node.width());
    if (isCut) { // a second border: told by its shape, not by its colour alone
      out.append(
          ("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%d\" fill=\"none\" stroke=\"%s\""
                  + " stroke-width=\"2.5\"/>\n")
              .formatted(
                  number(left - 4),
                  number(top(node) - 4),
                  number(node.width() + 8),
                  BOX + 8,
                  NodeStyle.CUT));
    }
    double y = top(node) + (node.lines().length == 1 ? 25 : 17);
    for (String line : node.lines()) {
      text(out, node.x(), y, line, "middle");
      y += 16;
    }
    out.append("</g>\n");
  }

  private static void shape(StringBuilder out, NodeStyle look, double x, double y, double width) {
    String paint =
        "fill=\"%s\" stroke=\"%s\" stroke-width=\"1.8\"%s/>\n"
            .formatted(
                look.fill(),
                look.stroke(),
                look.dashes().isEmpty() ? "" : " stroke-dasharray=\"" + look.dashes() + "\"");
    if (look == NodeStyle.BOUND) {
      double in = 7;
      out.append(
          "<polygon points=\"%s,%s %s,%s %s,%s %s,%s %s,%s %s,%s\" "
              .formatted(
                  number(x), number(y + BOX / 2.0),
                  number(x + in), number(y),
                  number(x + width - in), number(y),
                  number(x + width), number(y + BOX / 2.0),
                  number(x + width - in), number(y + BOX),
                  number(x + in), number(y + BOX)));
    } else {
      out.append(
          "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%d\" rx=\"%d\" "
              .formatted(
                  number(x),
                  number(y),
                  number(width),
                  BOX,
                  look == NodeStyle.ESTIMATE ? BOX / 2 : 4));
    }
    out.append(paint);
  }

  private static void legend(StringBuilder out, int y) {
    double x = MARGIN;
    for (NodeStyle look : NodeStyle.values()) {
      var small = new StringBuilder();
      shape(small, look, 0, 0, 60);
      out.append("<g transform=\"translate(%s %d) scale(0.4)\">".formatted(number(x), y - 10));
      out.append(small.toString().strip()).append("</g>\n");
      text(out, x + 30, y + 4, look.meaning(), "start");
      x += 42 + look.meaning().length() * 7;
    }
    out.append(
        "<rect x=\"%s\" y=\"%d\" width=\"24\" height=\"16\" fill=\"none\" stroke=\"%s\" stroke-width=\"2.5\"/>\n"
            .formatted(number(x), y - 10, NodeStyle.CUT));
    text(out, x + 30, y + 4, "cut", "start");
  }

  private static void line(
      StringBuilder out, double x1, double y1, double x2, double y2, String stroke) {
    out.append(
        "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\"/>\n"
            .formatted(number(x1), number(y1), number(x2), number(y2), stroke));
  }

  private static void text(StringBuilder out, double x, double y, String text, String anchor) {
    out.append(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>\n"
            .formatted(number(x), number(y), anchor, escaped(text)));
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.1f", value);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
