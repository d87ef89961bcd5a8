package betacut.browser.java.util.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSString;

/** One text under a {@link PagePattern}, with the methods that our classes call. */
public final class PageMatcher implements MatchResult {
  private final PagePattern pattern;
  private final String text;
  private final JSString script;

  /** What was found last; null if nothing was. */
  private JSObject found;

  private int from;
  private int next;
  private int appended;

  PageMatcher(PagePattern pattern, CharSequence text) {
    this.pattern = pattern;
    this.text = text.toString();
    script = JSString.valueOf(this.text);
  }

  /** The same place in the same text, which stays when the matcher goes on. */
  private PageMatcher(PageMatcher other) {
    pattern = other.pattern;
    text = other.text;
    script = other.script;
    found = other.found;
  }

  public boolean matches() {
    return ask(pattern.whole(), from);
  }

  public boolean lookingAt() {
    return ask(pattern.here(), from);
  }

  public boolean find() {
    return next <= text.length() && ask(pattern.anywhere(), next);
  }

  public boolean find(int start) {
    reset();
    return ask(pattern.anywhere(), start);
  }

  private boolean ask(JSObject expression, int place) {
    found = RegexCalls.matched(expression, script, place);
    if (found == null) {
      next = text.length() + 1;
      return false;
    }
    next = end() > start() ? end() : end() + 1;
    return true;
  }

  /** The end of a region is that of the text wherever we ask for one. */
  public PageMatcher region(int start, int end) {
    if (end != text.length()) {
      throw new UnsupportedOperationException("a region that ends before the text");
    }
    reset();
    from = start;
    next = start;
    return this;
  }

  public PageMatcher reset() {
    found = null;
    from = 0;
    next = 0;
    appended = 0;
    return this;
  }

  @Override
  public String group() {
    return group(0);
  }

  @Override
  public String group(int group) {
    int start = start(group);
    return start < 0 ? null : text.substring(start, end(group));
  }

  @Override
  public String group(String name) {
    int start = RegexCalls.place(found(), name, 0);
    return start < 0 ? null : text.substring(start, RegexCalls.place(found(), name, 1));
  }

  @Override
  public int groupCount() {
    return pattern.groups();
  }

  @Override
  public int start() {
    return start(0);
  }

  @Override
  public int start(int group) {
    return RegexCalls.place(found(), group, 0);
  }

  @Override
  public int end() {
    return end(0);
  }

  @Override
  public int end(int group) {
    return RegexCalls.place(found(), group, 1);
  }

  private JSObject found() {
    if (found == null) {
      throw new IllegalStateException("No match found");
    }
    return found;
  }

  public MatchResult toMatchResult() {
    return new PageMatcher(this);
  }

  public Stream<MatchResult> results() {
    reset();
    List<MatchResult> all = new ArrayList<>();
    while (find()) {
      all.add(toMatchResult());
    }
    return all.stream();
  }

  public String replaceAll(String replacement) {
    return replaceAll(match -> replacement);
  }

  public String replaceAll(Function<MatchResult, String> replacement) {
    reset();
    var replaced = new StringBuilder();
    while (find()) {
      append(replaced, replacement.apply(this));
    }
    return replaced.append(text, appended, text.length()).toString();
  }

  public String replaceFirst(String replacement) {
    reset();
    var replaced = new StringBuilder();
    if (find()) {
      append(replaced, replacement);
    }
    return replaced.append(text, appended, text.length()).toString();
  }

  private void append(StringBuilder replaced, String replacement) {
    replaced.append(text, appended, start());
    for (int i = 0; i < replacement.length(); i++) {
      char letter = replacement.charAt(i);
      if (letter == '$') {
        String group = group(replacement.charAt(++i) - '0');
        replaced.append(group == null ? "" : group);
      } else {
        replaced.append(letter == '\\' ? replacement.charAt(++i) : letter);
      }
    }
    appended = end();
  }

  /** A replacement that means these very letters. */
  public static String quoteReplacement(String text) {
    return text.replace("\\", "\\\\").replace("$", "\\$");
  }
}
