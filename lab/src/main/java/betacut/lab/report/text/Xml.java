package betacut.lab.report.text;

/**
 * Markup that is well formed by construction, for HTML and SVG alike. Attributes come as names and
 * values in turn.
 */
public final class Xml {
  private final StringBuilder text = new StringBuilder();

  /** An empty text. */
  public Xml() {}

  /** Begins an element. */
  public Xml open(String element, String... attributes) {
    return tag(element, attributes, ">");
  }

  /** Ends an element. */
  public Xml close(String element) {
    text.append("</").append(element).append(">");
    return this;
  }

  /** An element that never holds anything: a void one of HTML, or a shape of SVG. */
  public Xml empty(String element, String... attributes) {
    return tag(element, attributes, "/>");
  }

  /** An element with words in it. */
  public Xml element(String element, String words, String... attributes) {
    return open(element, attributes).words(words).close(element);
  }

  /** Words, escaped. */
  public Xml words(String words) {
    text.append(escape(words));
    return this;
  }

  /** Markup that is known to be well formed. */
  public Xml raw(String markup) {
    text.append(markup);
    return this;
  }

  /** A new line, so that people can read the source. */
  public Xml line() {
    text.append('\n');
    return this;
  }

  private Xml tag(String element, String[] attributes, String end) {
    text.append('<').append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      text.append(' ').append(attributes[i]).append("=\"").append(escape(attributes[i + 1]));
      text.append('"');
    }
    text.append(end);
    return this;
  }

  /** Words in which no character means markup; what XML cannot hold becomes a question mark. */
  public static String escape(String words) {
    StringBuilder escaped = new StringBuilder(words.length() + 16);
    words
        .codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isAllowed(c) ? c : '?');
              }
            });
    return escaped.toString();
  }

  private static boolean isAllowed(int c) {
    boolean control = c < 0x20 && c != '\t' && c != '\n' && c != '\r';
    boolean surrogate = c >= 0xD800 && c <= 0xDFFF;
    return !control && !surrogate && c != 0xFFFE && c != 0xFFFF;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
