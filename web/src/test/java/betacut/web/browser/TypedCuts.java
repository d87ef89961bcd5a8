package betacut.web.browser;

import java.util.ArrayList;
import java.util.List;

/** A plain alpha-beta on a typed tree that says which leaves it leaves out. */
final class TypedCuts {
  private final String text;
  private final List<String> leftOut = new ArrayList<>();
  private int at;

  private TypedCuts(String text) {
    this.text = text;
  }

  /** The leaves by the moves that lead there, such as {@code 2 3}. */
  static List<String> leftOut(String tree) {
    var cuts = new TypedCuts(tree);
    cuts.value("", Integer.MIN_VALUE, Integer.MAX_VALUE, true, false);
    return cuts.leftOut;
  }

  /** Reads a node and what is below it, and values it unless it is skipped. */
  private int value(String path, int alpha, int beta, boolean isMax, boolean isSkipped) {
    if (text.charAt(at) != '(') {
      int end = at;
      while (end < text.length() && "() ".indexOf(text.charAt(end)) < 0) {
        end++;
      }
      int number = Integer.parseInt(text.substring(at, end));
      at = end;
      if (isSkipped) {
        leftOut.add(path);
      }
      return number;
    }
    at++;
    int low = alpha;
    int high = beta;
    int best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int move = 1; text.charAt(at) != ')'; move++) {
      boolean isCut = isSkipped || low >= high;
      int value = value((path + " " + move).strip(), low, high, !isMax, isCut);
      if (!isCut) {
        best = isMax ? Math.max(best, value) : Math.min(best, value);
        low = isMax ? Math.max(low, value) : low;
        high = isMax ? high : Math.min(high, value);
      }
      while (text.charAt(at) == ' ') {
        at++;
      }
    }
    at++;
    return best;
  }
}
