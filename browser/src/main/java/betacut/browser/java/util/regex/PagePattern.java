package betacut.browser.java.util.regex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSObject;

/**
 * A regular expression, by those of the browser: TeaVM's own are a tenth of the engine. What our
 * classes write is understood, not all that the JDK understands: no possessive quantifiers, no
 * classes within classes, and flags inside an expression count for all of it.
 */
public final class PagePattern {
  /** The value of the JDK's constant, which callers have in them. */
  private static final int CASE_INSENSITIVE = 2;

  private static final int MULTILINE = 8;
  private static final int DOTALL = 32;

  private static final Map<String, PagePattern> KNOWN = new HashMap<>();

  private final String regex;
  private final String translated;
  private final String flags;

  /** Each is made when it is first asked. */
  private JSObject anywhere;

  private JSObject here;
  private JSObject whole;

  private PagePattern(String regex, int given) {
    this.regex = regex;
    var script = new RegexScript(regex, (given & MULTILINE) != 0);
    translated = script.text();
    flags =
        "d"
            + ((given & CASE_INSENSITIVE) != 0 || script.has('i') ? "i" : "")
            + ((given & MULTILINE) != 0 || script.has('m') ? "m" : "")
            + ((given & DOTALL) != 0 || script.has('s') ? "s" : "")
            + (script.needsUnicode() ? "u" : "");
    anywhere = RegexCalls.make(translated, flags + "g"); // refuses what cannot be read
  }

  /** Those of texts that split or match come again and again. */
  public static PagePattern compile(String regex) {
    return KNOWN.computeIfAbsent(regex, unseen -> new PagePattern(unseen, 0));
  }

  public static PagePattern compile(String regex, int flags) {
    return new PagePattern(regex, flags);
  }

  public static boolean matches(String regex, CharSequence text) {
    return compile(regex).matcher(text).matches();
  }

  /** An expression for these very letters. */
  public static String quote(String text) {
    return "\\Q" + text + "\\E";
  }

  public PageMatcher matcher(CharSequence text) {
    return new PageMatcher(this, text);
  }

  public String pattern() {
    return regex;
  }

  @Override
  public String toString() {
    return regex;
  }

  public String[] split(CharSequence text) {
    return split(text, 0);
  }

  /** As the JDK does it: nothing in front if the text begins with an empty match. */
  public String[] split(CharSequence text, int limit) {
    String all = text.toString();
    List<String> parts = new ArrayList<>();
    PageMatcher separator = matcher(all);
    int from = 0;
    while ((limit <= 0 || parts.size() < limit - 1) && separator.find()) {
      if (separator.end() > 0) {
        parts.add(all.substring(from, separator.start()));
        from = separator.end();
      }
    }
    if (from == 0 && parts.isEmpty()) {
      return new String[] {all};
    }
    parts.add(all.substring(from));
    if (limit == 0) {
      while (!parts.isEmpty() && parts.getLast().isEmpty()) {
        parts.removeLast();
      }
    }
    return parts.toArray(String[]::new);
  }

  /** Finds from its last index on. */
  JSObject anywhere() {
    return anywhere;
  }

  /** Matches at its last index. */
  JSObject here() {
    if (here == null) {
      here = RegexCalls.make(translated, flags + "y");
    }
    return here;
  }

  /** Matches from its last index to the end. */
  JSObject whole() {
    if (whole == null) {
      whole = RegexCalls.make("(?:" + translated + ")(?![^])", flags + "y");
    }
    return whole;
  }

  int groups() {
    return RegexCalls.groups(RegexCalls.make(translated + "|", flags));
  }
}
