package betacut.lab.report;

import java.util.Map;
import java.util.stream.Collectors;

/** Words as LaTeX has them, whatever the preamble and the engine. */
final class Latex {
  private static final Map<Integer, String> SIGNS =
      Map.ofEntries(
          Map.entry((int) '\\', "\\textbackslash{}"),
          Map.entry((int) '&', "\\&"),
          Map.entry((int) '%', "\\%"),
          Map.entry((int) '$', "\\$"),
          Map.entry((int) '#', "\\#"),
          Map.entry((int) '_', "\\_"),
          Map.entry((int) '{', "\\{"),
          Map.entry((int) '}', "\\}"),
          Map.entry((int) '~', "\\textasciitilde{}"),
          Map.entry((int) '^', "\\textasciicircum{}"),
          Map.entry((int) '<', "\\textless{}"),
          Map.entry((int) '>', "\\textgreater{}"),
          Map.entry((int) '|', "\\textbar{}"),
          Map.entry((int) '"', "\\textquotedbl{}"),
          Map.entry((int) '−', "$-$"),
          Map.entry((int) '×', "$\\times$"),
          Map.entry((int) '·', "$\\cdot$"),
          Map.entry((int) '±', "$\\pm$"),
          Map.entry((int) '÷', "$\\div$"),
          Map.entry((int) '∞', "$\\infty$"),
          Map.entry((int) '≤', "$\\leq$"),
          Map.entry((int) '≥', "$\\geq$"),
          Map.entry((int) '≈', "$\\approx$"),
          Map.entry((int) '→', "$\\to$"),
          Map.entry((int) 'Σ', "$\\Sigma$"),
          Map.entry((int) 'α', "$\\alpha$"),
          Map.entry((int) 'β', "$\\beta$"),
          Map.entry((int) 'µ', "\\textmu{}"),
          Map.entry((int) '‰', "\\textperthousand{}"),
          Map.entry((int) '…', "\\dots{}"),
          Map.entry((int) '–', "--"),
          Map.entry((int) '—', "---"),
          Map.entry((int) '“', "``"),
          Map.entry((int) '”', "''"),
          Map.entry((int) '‘', "`"),
          Map.entry((int) '’', "'"),
          Map.entry(0xA0, "~"));

  private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻";

  private Latex() {}

  /** Words in which no character means markup; a line end is a space. */
  static String escaped(String words) {
    return words
        .replaceAll("\\R", " ")
        .codePoints()
        .mapToObj(Latex::sign)
        .collect(Collectors.joining())
        .replace("}$$^{", ""); // neighbours are raised together
  }

  private static String sign(int c) {
    int raised = RAISED.indexOf(c);
    if (raised >= 0) {
      return "$^{" + "0123456789-".charAt(raised) + "}$";
    }
    return SIGNS.getOrDefault(c, Character.toString(c));
  }

  /** A cell: after a line's end LaTeX would take a bracket or a star for an argument. */
  static String cell(String words) {
    String text = escaped(words);
    return text.startsWith("[") || text.startsWith("*") ? "{}" + text : text;
  }
}
