package betacut.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.zoo.ZooCode.Line;
import betacut.zoo.ZooCode.Part;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the zoo shows as its code is its code: the sources, with the one switch of each bug turned
 * on for the wrong lines and off for the right ones, hold them.
 */
class ZooCodeTest {
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void bothSidesAreWhatTheSourcesSay(Bug bug) throws IOException {
    List<String> sources = ZooCode.excerpt(bug).sources();
    String wrong = switched(source(sources.getFirst()), bug.name());
    String right = switched(source(sources.getLast()), "NONE");
    requireIn(wrong, ZooCode.of(bug), Part.WRONG);
    requireIn(right, ZooCode.of(bug), Part.RIGHT);
    assertThat(ZooCode.of(bug)).extracting(Line::part).contains(Part.WRONG);
  }

  private static void requireIn(String source, List<Line> lines, Part side) {
    String own =
        lines.stream()
            .filter(line -> line.part() != (side == Part.WRONG ? Part.RIGHT : Part.WRONG))
            .map(line -> line.part() == Part.GAP ? "~" : bare(line.text()))
            .collect(Collectors.joining());
    int from = 0;
    for (String piece : own.split("~")) {
      int at = source.indexOf(piece, from);
      assertThat(at).as("%s lines: %s in %s", side, piece, source).isNotNegative();
      from = at + piece.length();
    }
  }

  private static String source(String name) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(".."))) {
      Path file =
          files
              .filter(path -> path.endsWith(Path.of(name + ".java")))
              .filter(path -> path.toString().contains("main"))
              .findFirst()
              .orElseThrow();
      return bare(Files.readString(file));
    }
  }

  /** Without comments and space. */
  private static String bare(String code) {
    return code.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("//.*", "").replaceAll("\\s+", "");
  }

  /** The source as it is for one bug: its switch is on, all others are off. */
  private static String switched(String source, String bug) {
    String code = source.replaceAll("bug==Bug\\." + bug + "(?!\\w)", "true");
    code = code.replaceAll("bug!=Bug\\." + bug + "(?!\\w)", "false");
    code = code.replaceAll("bug==Bug\\.\\w+", "false").replaceAll("bug!=Bug\\.\\w+", "true");
    String before = "";
    while (!before.equals(code)) {
      before = code;
      code = simpler(code);
    }
    return code;
  }

  private static String simpler(String code) {
    String known =
        code.replaceAll("true&&", "")
            .replaceAll("false\\|\\|", "")
            .replaceAll("false&&.*?(?=;|\\)\\{)", "false")
            .replaceAll("true\\|\\|.*?(?=;|\\)\\{|\\?)", "true")
            .replaceAll("if\\(true\\)\\{([^{}]*)\\}elseif\\(false\\)\\{[^{}]*\\}", "$1")
            .replaceAll("if\\(false\\)\\{[^{}]*\\}(?:else)?", "")
            .replaceAll("if\\(true\\)\\{([^{}]*)\\}", "$1");
    return chosen(named(known));
  }

  /** A local that is known is its value. */
  private static String named(String code) {
    var local = Pattern.compile("boolean(\\w+)=(true|false);").matcher(code);
    if (!local.find()) {
      return code;
    }
    String rest = code.substring(0, local.start()) + code.substring(local.end());
    return rest.replaceAll("(?<!\\w)" + local.group(1) + "(?=\\?|\\|\\|)", local.group(2))
        .replaceAll("return" + local.group(1) + "\\?", "return" + local.group(2) + "?");
  }

  /** A choice whose condition is known is what it chooses. */
  private static String chosen(String code) {
    var choice = Pattern.compile("(true|false)\\?").matcher(code);
    if (!choice.find()) {
      return code;
    }
    int middle = end(code, choice.end(), ":");
    int last = end(code, middle + 1, ";),");
    String taken =
        choice.group(1).equals("true")
            ? code.substring(choice.end(), middle)
            : code.substring(middle + 1, last);
    return code.substring(0, choice.start()) + taken + code.substring(last);
  }

  /** The first of some signs that is in no parentheses. */
  private static int end(String code, int from, String signs) {
    int depth = 0;
    for (int at = from; ; at++) {
      char sign = code.charAt(at);
      if (depth == 0 && signs.indexOf(sign) >= 0) {
        return at;
      }
      depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
    }
  }
}
