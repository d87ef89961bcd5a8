package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabCommandTest {
  private static final String SPEC =
      """
      name = "trees"
      title = "Small trees"
      games = ["connect4"]
      measures = ["nodes", "value"]
      positions.file = "positions.txt"
      fixed = "alphabeta evaluation=essay"
      [factors]
      table = ["none", "lrs"]
      depth = [1, 2, 3, 4]
      [quick]
      factors.depth = [1, 2]
      """;

  @TempDir Path folder;
  private Path spec;
  private Path out;

  @BeforeEach
  void write() throws IOException {
    spec = folder.resolve("trees.toml");
    out = folder.resolve("out");
    Files.writeString(spec, SPEC);
    Files.writeString(folder.resolve("positions.txt"), "# two\n-\n44 # the middle\n");
  }

  private static Run lab(Object... words) {
    String[] args = new String[words.length + 1];
    args[0] = "lab";
    for (int i = 0; i < words.length; i++) {
      args[i + 1] = words[i].toString();
    }
    return Run.of(args);
  }

  private List<String> results() throws IOException {
    return Files.readAllLines(out.resolve("results.csv"));
  }

  @Test
  void runsWritesAndVerifies() throws IOException {
    Run run = lab("run", spec, "--out", out);
    assertThat(run.err()).contains("lab: trees, 16 trials");
    assertThat(run.code()).isZero();
    assertThat(run.lines().getFirst()).isEqualTo("Small trees");
    assertThat(run.out()).contains("connect4 table=none: nodes ≈ ");
    assertThat(out)
        .isDirectoryContaining("glob:**results.csv")
        .isDirectoryContaining("glob:**results.json")
        .isDirectoryContaining("glob:**spec.toml")
        .isDirectoryContaining("glob:**provenance.json")
        .isDirectoryContaining("glob:**report.md")
        .isDirectoryContaining("glob:**report.html");
    assertThat(results()).hasSize(1 + 16);
    assertThat(results().get(4))
        .as("left to right, depth 4")
        .contains(",none,4,0,")
        .contains(",482,");
    Run verify = lab("verify", out, "--json");
    assertThat(verify.code()).isZero();
    assertThat(verify.number("compared")).isEqualTo(16);
    assertThat(verify.number("different")).isZero();
  }

  @Test
  void saysHowManyPositionsARatioNeeds() throws IOException {
    Files.writeString(
        spec,
        SPEC.replaceFirst("(?m)^.*file = .*$", "positions.random = { count = 12, plies = [2, 8] }")
            .replace("depth = [1, 2, 3, 4]", "depth = [4]")
            .replace("table = [\"none\", \"lrs\"]", "algorithm = [\"minimax\", \"alphabeta\"]"));
    lab("run", spec, "--out", out);
    Run power = lab("power", out, "--ratio", "0.8");
    assertThat(power.code()).as(power.err()).isZero();
    assertThat(power.out()).contains("connect4 depth=4: nodes of ", "×0.800 needs ");
    Run sharper = lab("power", out, "--ratio", "0.98", "--json");
    Run blunt = lab("power", out, "--ratio", "0.8", "--json");
    assertThat(sharper.number("alone")).isGreaterThan(blunt.number("alone"));
    assertThat(blunt.number("corrected")).isGreaterThanOrEqualTo(blunt.number("alone"));
    Run none = lab("power", out, "--ratio", "1");
    assertThat(none.code()).isEqualTo(ExitCode.USAGE);
    assertThat(none.err()).contains("The ratio is 1.0; it must be a positive number other than 1");
  }

  @Test
  void writesForAnArticle() {
    lab("run", spec, "--out", out);
    Path article = folder.resolve("article");
    Run run =
        lab("report", out, "--out", article, "--latex", "--figures", "eps", "--width", "84mm");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(article.resolve("latex")).isDirectoryContaining("glob:**report.tex");
    assertThat(article.resolve("latex/figures")).isDirectoryContaining("glob:**nodes*.eps");
    assertThat(article.resolve("latex/tables")).isDirectoryContaining("glob:**means*.tex");
  }

  @Test
  void changedResultsFailTheCheck() throws IOException {
    lab("run", spec, "--out", out);
    Path csv = out.resolve("results.csv");
    Files.writeString(csv, Files.readString(csv).replaceFirst(",482,", ",483,"));
    Run verify = lab("verify", out);
    assertThat(verify.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(verify.lines().getFirst())
        .startsWith("trial 3, connect4 ")
        .contains("nodes 483, now 482");
    assertThat(verify.lines()).contains("1 of 16 trials gave other counts.");
  }

  @Test
  void finishedRunIsMeasuredAnewAndGivesTheSameCounts() throws IOException {
    lab("run", spec, "--out", out);
    List<String> first = withoutTimes(results());
    Run second = lab("run", spec, "--out", out, "--json", "--workers", 2);
    assertThat(second.text("run")).isEqualTo("trees-2");
    assertThat(second.text("end")).isEqualTo("complete");
    assertThat(withoutTimes(results())).isEqualTo(first);
  }

  private static List<String> withoutTimes(List<String> rows) {
    return rows.stream().map(row -> row.replaceFirst(",[^,]*,[^,]*$", "")).toList();
  }

  @Test
  void runsAreResumedByNameOrFolder() {
    Path db = folder.resolve("db");
    lab("run", spec, "--quick", "--db", db);
    Run list = lab("list", "--db", db);
    assertThat(list.out()).contains("  trees-quick  8 of 8 trials");
    Run resumed = lab("resume", "trees-quick", "--db", db, "--out", out, "--json");
    assertThat(resumed.code()).isZero();
    assertThat(resumed.number("done")).isEqualTo(8);
    assertThat(resumed.err()).contains("8 measured before");
    assertThat(lab("resume", out).code()).isZero();
    Run verify = lab("verify", out);
    assertThat(verify.code()).isZero();
    assertThat(verify.err()).contains(" to compare").doesNotContain("before");
  }

  @Test
  void noneKeepsNothingButTheReport() throws IOException {
    Run run = lab("run", spec, "--db", "none", "--out", out);
    assertThat(run.code()).isZero();
    assertThat(results()).hasSize(1 + 16);
    assertThat(out.resolve("lab.sqlite")).doesNotExist();
    assertThat(Path.of("none.sqlite")).doesNotExist();
    assertThat(lab("verify", out).code()).isZero();
    Run resumed = lab("resume", out);
    assertThat(resumed.code()).isEqualTo(ExitCode.USAGE);
    assertThat(resumed.err()).contains("begun with --db none").contains("betacut lab run " + out);
    assertThat(lab("list", "--db", "none").out()).contains("No runs in memory (--db none)");
  }

  @Test
  void folderOfAStudyIsNotShared() throws IOException {
    Files.createDirectories(out);
    Files.writeString(out.resolve("study.properties"), "study=kang\nquick=true\n");
    Run run = lab("run", spec, "--out", out);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(out + " holds the results of a study").contains("--out");
    assertThat(out.resolve("lab.sqlite")).doesNotExist();
  }

  @Test
  void presetsAreListedAndShown() {
    Run shown = lab("show", "essay");
    assertThat(shown.out())
        .contains("name = \"essay\"")
        .contains("[6, 4, 7, 2, 1, 5, 1, 6, 7, 2, 4]");
    assertThat(lab("list", "--db", folder.resolve("db")).out()).contains("  schaeffer ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "lab rnu essay          | The lab cannot 'rnu'. Did you mean run?",
        "lab run                | lab run needs a specification's file or the name of a preset.",
        "lab run esay           | There is no file and no preset 'esay'. Did you mean essay?",
        "lab run essay --workers 0 | --workers is 0; it must be from 1",
        "lab verify /nowhere    | There is no run '/nowhere' in",
        "lab verify x --quick   | lab verify has no use for --quick",
        "lab report x --ratio 2 | lab report has no use for --ratio",
        "lab verify x --latex   | lab verify has no use for --latex",
        "lab report x --latex   | --latex needs a folder to write to; add --out DIR.",
        "lab report x --width 84mm | --figures, --width and --font are for --latex; add it.",
        "lab report x --out o --latex --font big | The font is 'big'; write a number with its unit",
        "lab show nots          | There is no preset called 'nots'. Did you mean notes?"
      })
  void mistakesAreExplained(String words, String message) {
    Run run = Run.of(words.split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("betacut: " + message);
  }

  @Test
  void badSpecsNameTheLine() throws IOException {
    Files.writeString(spec, SPEC.replace("depth = [1, 2, 3, 4]", "depht = [1]"));
    Run run = lab("run", spec, "--out", out);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .contains("trees.toml:9: unknown key 'depht' in [factors] (did you mean 'depth'?)");
    assertThat(out).doesNotExist();
  }

  @Test
  void missingListOfPositionsIsNamed() throws IOException {
    Files.delete(folder.resolve("positions.txt"));
    Run run = lab("run", spec, "--out", out);
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("positions.txt. Correct the name in trees.toml.");
  }
}
