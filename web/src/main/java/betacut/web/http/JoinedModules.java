package betacut.web.http;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Modules of the app as one script: on a slow line every file costs a round trip. Each becomes a
 * function of its own that returns what it exports, after those that it imports; nothing in it is
 * renamed. Other modules are sent as they are, but take what is joined from there, so that there is
 * one copy of each.
 *
 * <pre>
 * import { h } from './h.js';      const { h } = joined['h.js'];
 * export const go = 1;             const go = 1;                   … return { go };
 * import('./pages/tree.js')        import('./pages/tree.js'), as seen from the script
 * import('./pages/play.js')        joined['pages/play.js'], if that is joined
 * </pre>
 *
 * <p>It reads imports and exports in the form that our formatter gives them. Modules that import
 * each other in a circle, and variables that change after they were exported, cannot be joined.
 */
final class JoinedModules {
  private static final Pattern IMPORT =
      Pattern.compile("^import \\{([^}]*)} from '(\\.[^']+)';$", Pattern.MULTILINE);
  private static final Pattern LATER = Pattern.compile("\\bimport\\('(\\.[^']+)'\\)");
  private static final Pattern EXPORT =
      Pattern.compile(
          "^export (?=(?:async )?(?:function|const|class) (\\w+))|^export \\{([^}]*)};$",
          Pattern.MULTILINE);

  private final String script;
  private final UnaryOperator<String> sources;
  private final Map<String, String> joined = new LinkedHashMap<>();

  /**
   * @param script the name of what they become
   * @param sources the text of a module by its name
   * @param modules those to begin with, in the order in which they are to run
   */
  JoinedModules(String script, UnaryOperator<String> sources, String... modules) {
    this.script = script;
    this.sources = sources;
    for (String module : modules) {
      join(module, new TreeSet<>());
    }
  }

  private void join(String name, Set<String> above) {
    if (joined.containsKey(name)) {
      return;
    }
    if (!above.add(name)) {
      throw new IllegalStateException(
          "%s imports itself by way of %s; break the circle.".formatted(name, above));
    }
    String source = sources.apply(name);
    IMPORT.matcher(source).results().forEach(one -> join(at(name, one.group(2)), above));
    above.remove(name);
    joined.put(name, asFunction(name, source));
  }

  private static String asFunction(String name, String source) {
    var exported = new StringJoiner(", ");
    String body =
        EXPORT
            .matcher(source)
            .replaceAll(
                found -> {
                  exported.add(found.group(1) == null ? found.group(2).strip() : found.group(1));
                  return "";
                });
    return "joined['%s'] = (() => {\n%s\nreturn { %s };\n})();\n"
        .formatted(name, body.strip(), exported);
  }

  /** Whether a module is part of the script, and is not to be sent alone. */
  boolean has(String name) {
    return joined.containsKey(name);
  }

  String text() {
    var text = new StringBuilder("export const joined = {};\n");
    joined.forEach((name, function) -> text.append(linked(script, name, function)));
    return text.toString();
  }

  /** A module that is sent alone, with what it needs of the script taken from there. */
  String linked(String name, String source) {
    String text = linked(name, name, source);
    return text.equals(source)
        ? text
        : "import { joined } from '%s';\n%s".formatted(between(name, script), text);
  }

  /** The source of a module, with its imports as they are to be where its text stands. */
  private String linked(String place, String name, String source) {
    String later =
        LATER.matcher(source).replaceAll(found -> loaded(place, at(name, found.group(1))));
    return IMPORT
        .matcher(later)
        .replaceAll(found -> Matcher.quoteReplacement(taken(found, at(name, found.group(2)))));
  }

  private String loaded(String place, String module) {
    return has(module)
        ? "Promise.resolve(joined['%s'])".formatted(module)
        : "import('%s')".formatted(between(place, module));
  }

  private String taken(MatchResult found, String module) {
    String names = found.group(1).replace(" as ", ": ");
    return has(module) ? "const {%s} = joined['%s'];".formatted(names, module) : found.group();
  }

  /** What a module means by an address relative to itself. */
  private static String at(String module, String relative) {
    return URI.create("/" + module).resolve(relative).getPath().substring(1);
  }

  private static String between(String from, String to) {
    long up = from.chars().filter(c -> c == '/').count();
    return (up == 0 ? "./" : "../".repeat((int) up)) + to;
  }
}
