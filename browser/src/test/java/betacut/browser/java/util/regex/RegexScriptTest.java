package betacut.browser.java.util.regex;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.web.chromium.Chromium;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a browser finds by our expressions is what the JDK finds. */
class RegexScriptTest {
  private static final List<String> EXPRESSIONS =
      List.of(
          "[\\s,]+",
          "\\S+",
          "(?<!\\S)\\d{1,3}\\.+",
          "([A-Z]{1,2})\\[([^]]*)]",
          "[^\\]\\n]+",
          "(?m)^\\s*\\[[^\\]\\n]*]\\s*$",
          "(?i)(\\w[\\w-]*\\.)*(GAMESOLVER|perfect-pentago)\\.\\w+\\S*",
          "\\R",
          "[\\p{Cntrl}\\s]+",
          "\\p{M}",
          "\\Qa.c[\\E+",
          "([a-f])([1-6])(?:-?([1-4])([lrm]))?",
          "-$",
          "^-|-$",
          ".*\\.(sqlite3?|db)",
          "\\{(\\w+)}",
          "(\\\\|`|[*_<]|\\](?=\\())",
          "[^ -~]",
          "(?ms)(?:^#[^\n]*\n)*^\\[site.*?(?=^\\[(?!site)|\\z)",
          "");

  private static final List<String> TEXTS =
      List.of(
          "",
          "a1-2r, b6 3l\tc3\n",
          "GM[Othello]PC[x]SZ[8]",
          "[Event \"x\"]\n1. e4 12... d5\r\n[Site]\n",
          "see www.gamesolver.org/x y",
          "na\u00a0me\u2028line\u0085end\u0007",
          "e\u0301te\u0301 a.c[[ a.c[",
          "-slug-",
          "-slug-\n",
          "a\n# of the site\n[site]\nb\n[other]\n[site.two]\nc",
          "results.db",
          "a {name} of `this` [x](y) \\",
          "\u2605 stars ~");

  @Test
  void findsTheSamePlaces() {
    try (Page page = Chromium.get().newPage()) {
      for (String expression : EXPRESSIONS) {
        var script = new RegexScript(expression, false);
        String flags =
            "dg"
                + (script.has('i') ? "i" : "")
                + (script.has('m') ? "m" : "")
                + (script.has('s') ? "s" : "")
                + (script.needsUnicode() ? "u" : "");
        for (String text : TEXTS) {
          Object found =
              page.evaluate(
                  "([script, flags, text]) => [...text.matchAll(new RegExp(script, flags))]"
                      + ".map(one => one.indices.map(place => place ?? [-1, -1]).join(' '))",
                  List.of(script.text(), flags, text));
          assertThat(found).as("%s in %s", expression, text).isEqualTo(places(expression, text));
        }
      }
    }
  }

  private static List<String> places(String expression, String text) {
    Matcher matcher = Pattern.compile(expression).matcher(text);
    List<String> found = new ArrayList<>();
    while (matcher.find()) {
      List<String> groups = new ArrayList<>();
      for (int group = 0; group <= matcher.groupCount(); group++) {
        groups.add(matcher.start(group) + "," + matcher.end(group));
      }
      found.add(String.join(" ", groups));
    }
    return found;
  }
}
