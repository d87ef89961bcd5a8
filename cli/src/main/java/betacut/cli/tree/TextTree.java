package betacut.cli.tree;

import betacut.cli.text.Sentences;
import betacut.explain.TraceWords;
import betacut.explain.Watched;
import betacut.search.trace.Purpose;
import betacut.search.trace.TraceEvent;
import betacut.search.trace.TraceNode;
import java.util.ArrayList;
import java.util.List;

/** A tree as indented lines: window, value and kind of every node, and its cut in words. */
public final class TextTree {
  private static final int NARROWEST = 30;
  private static final String CUT_ON = "\u001b[33m";
  private static final String CUT_OFF = "\u001b[0m";

  private final Watched<?> watched;
  private final TraceWords words;
  private final int width;
  private final boolean isColoured;
  private final boolean isDetailed;
  private final StringBuilder out = new StringBuilder();

  public TextTree(Watched<?> watched, int width, boolean isColoured, boolean isDetailed) {
    this.watched = watched;
    words = new TraceWords(watched::moveText);
    this.width = width;
    this.isColoured = isColoured;
    this.isDetailed = isDetailed;
  }

  /** Draws what is below a node. */
  public String draw(int root, int maxNodes, int plies) {
    out.setLength(0);
    Sketch sketch = Sketch.of(watched, root, new Sketch.Size(maxNodes, plies));
    node(sketch, "", "", true);
    return out.toString();
  }

  private void node(Sketch sketch, String indent, String branch, boolean isLast) {
    out.append(indent).append(branch).append(headline(sketch)).append('\n');
    String below = branch.isEmpty() ? "" : indent + (isLast ? "   " : "│  ");
    boolean hasMore = !sketch.children().isEmpty() || sketch.hidden() > 0;
    String aside = below + (hasMore || !sketch.skipped().isEmpty() ? "│  " : "   ");
    for (String sentence : sentences(sketch)) {
      aside(aside, sentence);
    }
    List<String> rest = rest(sketch);
    int lines = sketch.children().size() + rest.size();
    for (Sketch child : sketch.children()) {
      boolean isEnd = --lines == 0;
      node(child, below, isEnd ? "└─ " : "├─ ", isEnd);
    }
    for (String line : rest) {
      boolean isEnd = --lines == 0;
      out.append(below).append(isEnd ? "└─ " : "├─ ").append(line).append('\n');
    }
  }

  private String headline(Sketch sketch) {
    TraceNode node = sketch.node();
    String move = sketch.move().isEmpty() ? "" : sketch.move() + ": ";
    String window =
        sketch.isLeaf() ? "" : TraceWords.mover(node) + " " + TraceWords.window(node) + " ";
    String value = TraceWords.value(node);
    String purpose = node.purpose() == Purpose.MAIN ? "" : "  [" + purpose(node) + "]";
    return move + window + value + purpose;
  }

  private static String purpose(TraceNode node) {
    return node.purpose().id().replace('-', ' ')
        + (node.depth() > 0 ? " depth " + node.depth() : "");
  }

  private List<String> sentences(Sketch sketch) {
    TraceNode node = sketch.node();
    List<String> sentences = new ArrayList<>();
    if (isDetailed) {
      add(sentences, TraceWords.purposeSentence(node));
      add(sentences, node.move() < 0 ? "" : TraceWords.orderSentence(node));
      add(sentences, TraceWords.windowSentence(node));
      for (TraceEvent.Probe probe : watched.tree().probes(node.number())) {
        add(sentences, words.probeSentence(node, probe));
      }
    }
    add(sentences, sketch.cutSentence(words));
    if (isDetailed) {
      add(sentences, TraceWords.valueSentence(node));
      watched
          .tree()
          .stored(node.number())
          .ifPresent(entry -> add(sentences, words.storeSentence(node, entry)));
    }
    return sentences;
  }

  private static void add(List<String> sentences, String sentence) {
    if (!sentence.isEmpty()) {
      sentences.add(sentence);
    }
  }

  private void aside(String indent, String sentence) {
    int room = Math.max(NARROWEST, width - indent.length());
    boolean isMarked = isColoured && sentence.startsWith("Cut:");
    Sentences.wrapped(sentence, room)
        .lines()
        .forEach(
            line ->
                out.append(indent).append(isMarked ? CUT_ON + line + CUT_OFF : line).append('\n'));
  }

  private static List<String> rest(Sketch sketch) {
    List<String> rest = new ArrayList<>();
    if (sketch.hidden() > 0) {
      rest.add("… " + Sentences.count(sketch.hidden()) + more(sketch.hidden()));
    }
    int skipped = sketch.skipped().size();
    if (skipped > 0) {
      String moves = skipped == 1 ? "move" : "moves";
      String names = Sentences.fitted(String.join(" ", sketch.skipped()), NARROWEST);
      rest.add("(%d %s not looked at: %s)".formatted(skipped, moves, names));
    }
    return rest;
  }

  private static String more(long hidden) {
    return hidden == 1 ? " more node" : " more nodes";
  }
}
