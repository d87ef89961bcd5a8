package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.cli.text.AsciiWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TreeCommandTest {
  private static final String CLASSIC = "((3 12 8)(2 4 6)(14 5 2))";

  @Test
  void drawsTheTextbooksTree() {
    Run run = Run.of("tree", CLASSIC);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            tree:((3 12 8)(2 4 6)(14 5 2)), alphabeta to depth 2
            Max is the first player, to move at the top; all numbers are for Max.

            Max (-∞, ∞) = 3
            ├─ 1: Min (-∞, ∞) = 3
            │  ├─ 1: = 3
            │  ├─ 2: = 12
            │  └─ 3: = 8
            ├─ 2: Min (3, ∞) ≤ 2
            │  │  Cut: 2 here is already too good for Min; Max has 3 elsewhere and will not
            │  │  come here.
            │  ├─ 1: = 2
            │  └─ (2 moves not looked at: 2 3)
            └─ 3: Min (3, ∞) = 2
               ├─ 1: = 14
               ├─ 2: = 5
               └─ 3: = 2

            Best move 1: +3 (exact ✓). 11 nodes, 7 leaves, 1 cut.
            """);
  }

  @Test
  void everyAlgorithmThatCanBeWatchedIsDrawn() {
    for (String algorithm :
        List.of("minimax", "negamax", "alphabeta", "pvs", "mtdf", "sss", "dual")) {
      Run run = Run.of("tree", "connect4", "4453", "--algorithm", algorithm, "--details");
      assertThat(run.code()).as(algorithm).isZero();
      assertThat(run.lines()).allMatch(line -> line.length() <= 100);
      assertThat(run.out()).contains("Best move", " nodes, ");
    }
    Run run = Run.of("tree", CLASSIC, "--algorithm", "mcts");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("A trace needs one thread and a kernel algorithm, not mcts");
    assertThat(run.err()).contains("The page Tree of 'betacut serve' draws it step by step.");
  }

  @Test
  void saysHowMuchItLeavesOut() {
    Run whole = Run.of("tree", "connect4", "--json");
    long nodes = whole.number("nodes");
    Run run = Run.of("tree", "connect4", "--max-nodes", "10");
    assertThat(drawnNodes(run)).isEqualTo(10);
    assertThat(10 + hiddenNodes(run)).isEqualTo(nodes);
    Run flat = Run.of("tree", "connect4", "--plies", "1");
    assertThat(drawnNodes(flat)).isEqualTo(8);
    assertThat(8 + hiddenNodes(flat)).isEqualTo(nodes);
    assertThat(whole.lines()).hasSize((int) nodes + 1);
  }

  private static long drawnNodes(Run run) {
    String line = "[│ ]*([├└]─ \\S+: )?(M(ax|in) \\(.*\\) )?[=≥≤~] -?\\d+.*";
    return run.lines().stream().filter(text -> text.matches(line)).count();
  }

  private static long hiddenNodes(Run run) {
    Matcher matcher = Pattern.compile("… ([\\d,]+) more node").matcher(run.out());
    long hidden = 0;
    while (matcher.find()) {
      hidden += Long.parseLong(matcher.group(1).replace(",", ""));
    }
    return hidden;
  }

  @Test
  void anIterationCanBeChosen() {
    Run last = Run.of("tree", "tictactoe", "--algorithm", "pvs", "--json");
    assertThat(last.number("searches")).isEqualTo(3);
    Run first = Run.of("tree", "tictactoe", "--algorithm", "pvs", "--iteration", "1");
    assertThat(first.lines().getFirst()).endsWith("pvs to depth 1, search 1 of 3");
    Run none = Run.of("tree", "tictactoe", "--algorithm", "pvs", "--iteration", "4");
    assertThat(none.code()).isEqualTo(ExitCode.USAGE);
    assertThat(none.err()).contains("--iteration is 4; it must be from 1 to 3");
  }

  @Test
  void jsonHasALineForEveryNode() {
    Run run = Run.of("tree", CLASSIC, "--json");
    assertThat(run.lines()).hasSize(12).allMatch(line -> line.startsWith("{\"type\":\""));
    assertThat(run.lines().get(5))
        .contains("\"cut\":\"beta\",\"cutMove\":\"1\"")
        .contains("\"alpha\":3,\"beta\":32000,\"score\":2,\"claim\":\"upper\"")
        .contains("\"skipped\":[\"2\",\"3\"]");
    assertThat(run.number("nodes")).isEqualTo(11);
    assertThat(Run.of("tree", CLASSIC, "--format", "json").out()).isEqualTo(run.out());
  }

  @Test
  void comparesTwoSearches() {
    Run run = Run.of("tree", CLASSIC, "--compare", "minimax");
    assertThat(run.lines())
        .contains("nodes                                  11                         13")
        .contains("leaves                                  7                          9")
        .contains("Alphabeta needs 11 nodes, 84.6 % of the 13 that minimax needs.");
    Run json = Run.of("tree", CLASSIC, "--compare", "pvs table=none", "--json");
    assertThat(json.answer())
        .contains("\"engine\":\"pvs table=none\"")
        .startsWith("{\"type\":\"com");
  }

  /** Every statement is a node, an edge or an attribute; every edge joins declared nodes. */
  @ParameterizedTest
  @ValueSource(strings = {CLASSIC, "tictactoe", "connect4"})
  void dotIsWellFormed(String game) {
    List<String> lines = Run.of("tree", game, "--format", "dot").lines();
    assertThat(lines.getFirst()).isEqualTo("digraph tree {");
    assertThat(lines.getLast()).isEqualTo("}");
    String text = "\"(?:[^\"\\\\]|\\\\.)*\"";
    String attributes = " \\[\\w+=(?:%s|\\w+)(?:, \\w+=(?:%s|\\w+))*]".formatted(text, text);
    Pattern statement =
        Pattern.compile(
            "  (?:label=%s|(?:node|edge)%s|([nms]\\d+)%s|([nms]\\d+) -> ([nms]\\d+)%s);"
                .formatted(text, attributes, attributes, attributes));
    List<String> declared = new ArrayList<>();
    List<String> joined = new ArrayList<>();
    for (String line : lines.subList(1, lines.size() - 1)) {
      Matcher matcher = statement.matcher(line);
      assertThat(matcher.matches()).as(line).isTrue();
      if (matcher.group(1) != null) {
        declared.add(matcher.group(1));
      } else if (matcher.group(2) != null) {
        joined.addAll(List.of(matcher.group(2), matcher.group(3)));
      }
    }
    assertThat(declared).doesNotHaveDuplicates().containsAll(joined);
  }

  @ParameterizedTest
  @ValueSource(strings = {CLASSIC, "tictactoe", "connect4"})
  void svgIsAPictureOfItsOwn(String game) {
    String svg = Run.of("tree", game, "--format", "svg").out();
    assertThat(svg).startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" ");
    assertThat(unclosedTags(svg)).isEmpty();
    assertThat(svg).contains("<title id=\"title\">").contains(" alphabeta to depth ");
    assertThat(svg).contains("<desc id=\"desc\">A search tree. Max is the first player");
    assertThat(svg).doesNotContain("<script", "href", "url(", "@import");
    assertThat(svg.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http");
    long boxes = Math.min(200, Run.of("tree", game, "--json").number("nodes"));
    assertThat(Pattern.compile("<title").matcher(svg).results().count()).isEqualTo(boxes + 1);
  }

  /** Tags that are open at the end; fails at a tag that closes another one, or stray signs. */
  private static List<String> unclosedTags(String svg) {
    List<String> open = new ArrayList<>();
    Matcher tag = Pattern.compile("<(/?)(\\w+)((?: [\\w-]+=\"[^\"<&]*\")*)(/?)>").matcher(svg);
    while (tag.find()) {
      if (!tag.group(1).isEmpty()) {
        assertThat(open.removeLast()).isEqualTo(tag.group(2));
      } else if (tag.group(4).isEmpty()) {
        open.add(tag.group(2));
      }
    }
    String texts = tag.replaceAll("").replaceAll("&(amp|lt|gt|quot);", "");
    assertThat(texts).doesNotContain("<", ">", "&");
    return open;
  }

  @Test
  void boxesDoNotOverlap() {
    String svg = Run.of("tree", "tictactoe", "--format", "svg").out();
    Pattern box =
        Pattern.compile(
            "(?m)^<rect x=\"([\\d.]+)\" y=\"([\\d.]+)\" width=\"([\\d.]+)\" height=\"40\"");
    Map<String, List<double[]>> rows = new TreeMap<>();
    Matcher matcher = box.matcher(svg);
    while (matcher.find()) {
      double left = Double.parseDouble(matcher.group(1));
      double[] sides = {left, left + Double.parseDouble(matcher.group(3))};
      rows.computeIfAbsent(matcher.group(2), y -> new ArrayList<>()).add(sides);
    }
    assertThat(rows).isNotEmpty();
    rows.values()
        .forEach(
            row -> {
              row.sort(Comparator.comparingDouble(sides -> sides[0]));
              for (int i = 1; i < row.size(); i++) {
                assertThat(row.get(i)[0]).isGreaterThanOrEqualTo(row.get(i - 1)[1]);
              }
            });
  }

  @Test
  void aFileGetsTheFormatOfItsName(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("tree.svg");
    Run run = Run.of("tree", CLASSIC, "--out", file.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(file.toString());
    assertThat(Files.readString(file)).startsWith("<svg ").endsWith("</svg>\n");
    Run plain = Run.of("tree", CLASSIC, "--out", folder.resolve("tree.txt").toString());
    assertThat(plain.code()).isZero();
    assertThat(Files.readString(folder.resolve("tree.txt"))).contains("Max (-∞, ∞) = 3");
  }

  @Test
  void theQuizAsksBeforeItTells() {
    Run run = Run.typing("3\ny\n2\nn\n2\n3\n", "tree", CLASSIC, "--quiz");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("Question 2 of 6. Min is to move after 2, window (3, ∞).")
        .contains("Came back: 1 = 2. Still waiting: 2 3.")
        .contains("Right. Cut: 2 here is already too good for Min")
        .contains("Right. Min takes the smallest. The value is 3 at depth 1.")
        .contains("All moves were looked at: the value is 2")
        .contains("6 of 6 right.");
    assertThat(run.out().indexOf("Will the rest be cut off?"))
        .isLessThan(run.out().indexOf("too good for Min"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"''| No answers, no score.", "q| No answers, no score.", "3;q| 1 of 1 right."})
  void theQuizMayEndAnyTime(String typed, String last) {
    Run run = Run.typing(typed.replace(';', '\n'), "tree", CLASSIC, "--quiz");
    assertThat(run.code()).isZero();
    assertThat(run.answer()).isEqualTo(last);
  }

  @Test
  void theQuizExplainsWhatItCannotUse() {
    Run run = Run.typing("three\n3\nperhaps\nn\n", "tree", CLASSIC, "--quiz");
    assertThat(run.out())
        .contains("'three' is no number; type one such as 3, or q to quit.")
        .contains("type Y for yes or N for no")
        .contains("Wrong. Cut: 2 here")
        .contains("1 of 2 right.");
  }

  @Test
  void aFinishedGameHasNoTree() {
    Run run = Run.of("tree", CLASSIC, "1 2");
    assertThat(run.code()).isZero();
    assertThat(run.out().strip()).isEqualTo("The game is over: the first player has won by 12.");
  }

  @Test
  void coloursOnlyWhereTheyAreSeen() {
    var seen = Run.in(new StringReader(""), Map.of("TERM", "xterm"), true, "tree", CLASSIC);
    var refused =
        Run.in(
            new StringReader(""), Map.of("TERM", "xterm", "NO_COLOR", "1"), true, "tree", CLASSIC);
    assertThat(seen.out()).contains("\u001b[33mCut:");
    assertThat(refused.out()).doesNotContain("\u001b");
  }

  @Test
  void asciiSaysTheSame() throws IOException {
    var out = new StringWriter();
    try (var ascii = new AsciiWriter(out)) {
      ascii.write(Run.of("tree", CLASSIC, "--details").out());
    }
    assertThat(out.toString())
        .contains("Max (-inf, inf) = 3", "+- 2: Min (3, inf) <= 2")
        .doesNotContain("?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2| ((3 12|             | Column 7 of the tree: the text ends",
        "2| tree:(a)|           | Column 2 of the tree: 'a' is no whole number",
        "2| chess|              | no game called 'chess'",
        "4| connect4|99         | is not a column",
        "2| connect4|--format=pdf      | There is no format 'pdf'.",
        "2| connect4|--max-nodes=0     | --max-nodes is 0; it must be from 1",
        "2| connect4|--plies=-1        | --plies is -1",
        "2| connect4|--compare=magic   | no algorithm called 'magic'",
        "2| connect4|--out=/no/such/x  | cannot be written",
        "2| connect4|--depth=0         | The depth is 0",
        "2| connect4|--threads=2 --algorithm=pvs | one thread",
        "2| connect4|--quiz --json     | leave out --json",
        "2| connect4|--compare=pvs --details | leave out --format",
        "2| connect4|--json --format=svg | --json is --format json",
        "2| connect4|--frmat=svg       | Did you mean --format?",
      })
  void mistakesAreExplained(int code, String game, String rest, String reason) {
    List<String> words = new ArrayList<>(List.of("tree", game));
    if (rest != null) {
      words.addAll(List.of(rest.split(" ")));
    }
    Run run = Run.of(words.toArray(String[]::new));
    assertThat(run.err()).contains(reason).startsWith("betacut: ");
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.out()).isEmpty();
  }
}
