package betacut.games.tree;

import betacut.rules.Score;
import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.List;

/** Reads a tree; whatever is wrong is told with its column, counted from 1. */
final class TreeText {
  static final int MAX_HEIGHT = 64;
  static final int MAX_NODES = 100_000;
  static final int MAX_SCORE = Score.DECIDED - 1;
  static final String EXAMPLE = "((3 12 8)(2 4 6)(14 5 2))";

  private final String text;
  private final List<List<Integer>> children = new ArrayList<>();
  private final List<Integer> scores = new ArrayList<>();
  private int at;

  private TreeText(String text) {
    this.text = text;
  }

  static TypedTree parse(String text) {
    return new TreeText(text).tree();
  }

  private TypedTree tree() {
    skipSpaces();
    if (at == text.length()) {
      throw new UsageException("The tree is empty; write one like " + EXAMPLE + ".");
    }
    if (text.charAt(at) != '(') {
      throw wrong("a tree begins with '(', not with '" + text.charAt(at) + "'");
    }
    inner(1);
    if (at < text.length()) {
      throw wrong("the tree is complete before this; leave out '" + text.substring(at) + "'");
    }
    int[][] below = new int[children.size()][];
    for (int node = 0; node < below.length; node++) {
      below[node] = children.get(node).stream().mapToInt(Integer::intValue).toArray();
    }
    return new TypedTree(below, scores.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Reads a node from its opening bracket to its closing one. */
  private int inner(int height) {
    int opened = at;
    if (height > MAX_HEIGHT) {
      throw wrong("brackets are nested deeper than " + MAX_HEIGHT + " here; write a lower tree");
    }
    int node = add(0);
    at++;
    skipSpaces();
    while (at < text.length() && text.charAt(at) != ')') {
      int child = text.charAt(at) == '(' ? inner(height + 1) : leaf();
      children.get(node).add(child);
      skipSpaces();
    }
    if (at == text.length()) {
      throw wrong("the text ends, but the '(' of column " + (opened + 1) + " is open; add ')'");
    }
    if (children.get(node).isEmpty()) {
      throw wrong("these brackets are empty; put a number into them, or leave them out");
    }
    at++;
    skipSpaces();
    return node;
  }

  private int leaf() {
    int begin = at;
    if (text.charAt(at) == '-' || text.charAt(at) == '−' || text.charAt(at) == '+') {
      at++;
    }
    int digits = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == digits) {
      throw wrong("'" + text.charAt(Math.min(at, text.length() - 1)) + "' is no whole number");
    }
    if (at < text.length() && (text.charAt(at) == '.' || Character.isLetter(text.charAt(at)))) {
      throw wrong("'" + text.charAt(at) + "' cannot follow a number; scores are whole numbers");
    }
    boolean isTooLong = at - digits > 9;
    int size = isTooLong ? Integer.MAX_VALUE : Integer.parseInt(text.substring(digits, at));
    if (size > MAX_SCORE) {
      at = begin;
      throw wrong("scores are from -%d to %d".formatted(MAX_SCORE, MAX_SCORE));
    }
    boolean isNegative = digits > begin && text.charAt(begin) != '+';
    return add(isNegative ? -size : size);
  }

  private int add(int score) {
    if (scores.size() == MAX_NODES) {
      throw wrong("the tree has more than %,d nodes; write a smaller one".formatted(MAX_NODES));
    }
    children.add(new ArrayList<>());
    scores.add(score);
    return scores.size() - 1;
  }

  private void skipSpaces() {
    while (at < text.length()
        && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == ',')) {
      at++;
    }
  }

  private UsageException wrong(String reason) {
    return new UsageException(
        "Column %d of the tree: %s. A tree is written like %s.".formatted(at + 1, reason, EXAMPLE));
  }
}
