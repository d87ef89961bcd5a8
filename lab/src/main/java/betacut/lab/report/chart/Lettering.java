package betacut.lab.report.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * Sizes of letters, estimated without a font so that a drawing is the same everywhere. The widths
 * are those of wide sans-serif faces: words that are narrower only leave more room.
 */
final class Lettering {
  static final double TITLE = 15;
  static final double NORMAL = 13;

  private static final double NARROW = 0.33;
  private static final double USUAL = 0.62;
  private static final double CAPITAL = 0.8;
  private static final double BROAD = 0.95;

  private Lettering() {}

  static double width(String text, double size) {
    return size * text.codePoints().mapToDouble(Lettering::share).sum();
  }

  /** Lines no wider than so many pixels, broken between words; a longer word is cut. */
  static List<String> wrap(String text, double size, double most) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : cut(text, size, most)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && width(longer, size) > most) {
        lines.add(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.add(line);
    return lines;
  }

  private static List<String> cut(String text, double size, double most) {
    List<String> words = new ArrayList<>();
    for (String word : text.split(" ")) {
      int start = 0;
      for (int end = 1; end <= word.length(); end++) {
        if (end - start > 1 && width(word.substring(start, end), size) > most) {
          words.add(word.substring(start, end - 1));
          start = end - 1;
        }
      }
      words.add(word.substring(start));
    }
    return words;
  }

  private static double share(int c) {
    if (" .,:;'|!ijlIt()[]⁰¹²³⁴⁵⁶⁷⁸⁹⁻·".indexOf(c) >= 0) {
      return c >= '⁰' ? 0.42 : NARROW + ("t()[]".indexOf(c) >= 0 ? 0.07 : 0);
    }
    if ("mwMW%@—".indexOf(c) >= 0) {
      return BROAD;
    }
    return Character.isUpperCase(c) || "+−=<>≤≥×±^~∞".indexOf(c) >= 0 ? CAPITAL : USUAL;
  }
}
