package betacut.browser.java.util.regex;

/** A regular expression of Java's as a browser reads it. */
final class RegexScript {
  private static final String SPACES = " \\t\\n\\x0B\\f\\r";
  private static final String CONTROLS = "\\x00-\\x1F\\x7F";
  private static final String LINE_END = "(?:\\r\\n|[\\n\\x0B\\f\\r\\x85\\u2028\\u2029])";

  /** The end of the text, or the line end that is the last. */
  private static final String TEXT_END = "(?=(?:\\r\\n|[\\n\\r\\x85\\u2028\\u2029])?(?![^]))";

  /** Browsers take the two letters of a line end for two ends, and the end of all for a line. */
  private static final String LINES_BEGIN = "(?:^(?<!\\r(?=\\n))(?=[^]|(?<![^])))";

  private static final String LINES_END = "(?:$(?<!\\r(?=\\n)))";

  private final String regex;
  private final StringBuilder script = new StringBuilder();
  private final StringBuilder flags = new StringBuilder();
  private final boolean isMultiline;
  private int at;
  private boolean isInClass;
  private boolean needsUnicode;

  RegexScript(String regex, boolean isMultiline) {
    this.regex = regex;
    this.isMultiline = isMultiline || regex.contains("(?m");
    while (at < regex.length()) {
      translate(regex.charAt(at));
    }
  }

  String text() {
    return script.toString();
  }

  /** Whether the expression itself says this flag. */
  boolean has(char flag) {
    return flags.indexOf(String.valueOf(flag)) >= 0;
  }

  /** Whether it names a kind of letter that needs the browser's stricter reading. */
  boolean needsUnicode() {
    return needsUnicode;
  }

  private void translate(char letter) {
    if (letter == '\\') {
      escape();
    } else if (isInClass) {
      isInClass = letter != ']';
      append(letter == '[' ? "\\[" : String.valueOf(letter), 1);
    } else if (letter == '[') {
      beginClass();
    } else if (letter == '$') {
      append(isMultiline ? LINES_END : TEXT_END, 1);
    } else if (letter == '^' && isMultiline) {
      append(LINES_BEGIN, 1);
    } else if (regex.startsWith("(?", at) && isFlagGroup()) {
      int end = regex.indexOf(')', at);
      flags.append(regex, at + 2, end);
      at = end + 1;
    } else {
      append(String.valueOf(letter), 1);
    }
  }

  private boolean isFlagGroup() {
    int end = at + 2;
    while (end < regex.length() && "ims".indexOf(regex.charAt(end)) >= 0) {
      end++;
    }
    return end > at + 2 && end < regex.length() && regex.charAt(end) == ')';
  }

  /** A bracket that stands first in a class is a letter of it. */
  private void beginClass() {
    isInClass = true;
    String begin = regex.startsWith("[^", at) ? "[^" : "[";
    append(begin, begin.length());
    if (at < regex.length() && regex.charAt(at) == ']') {
      append("\\]", 1);
    }
  }

  private void escape() {
    char letter = regex.charAt(at + 1);
    if (letter == 'Q') {
      quoted();
    } else if (letter == 's') {
      append(isInClass ? SPACES : "[" + SPACES + "]", 2);
    } else if (letter == 'S' && !isInClass) {
      append("[^" + SPACES + "]", 2);
    } else if (letter == 'R') {
      append(LINE_END, 2);
    } else if (letter == 'z') {
      append("(?![^])", 2);
    } else if (regex.startsWith("\\p{Cntrl}", at)) {
      append(isInClass ? CONTROLS : "[" + CONTROLS + "]", "\\p{Cntrl}".length());
    } else {
      needsUnicode |= letter == 'p';
      append("\\" + letter, 2);
    }
  }

  private void quoted() {
    int end = regex.indexOf("\\E", at);
    String letters = regex.substring(at + 2, end < 0 ? regex.length() : end);
    for (char letter : letters.toCharArray()) {
      script.append("^$\\.*+?()[]{}|/".indexOf(letter) >= 0 ? "\\" : "").append(letter);
    }
    at = end < 0 ? regex.length() : end + 2;
  }

  private void append(String text, int read) {
    script.append(text);
    at += read;
  }
}
