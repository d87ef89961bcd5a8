package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProbCutCommandTest {
  private static Run run(String words) {
    return Run.of(words.split(" "));
  }

  @Test
  void whatItWritesASearchUses(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("c4.probcut");
    Run written =
        run("probcut connect4 --positions 60 --depth 5 --stages 1 --percentile 70 --out " + file);
    assertThat(written.code()).isZero();
    assertThat(Files.readString(file))
        .startsWith("# betacut probcut connect4 --stages 1 --positions 60 --depth 5")
        .contains("game connect4\nevaluation threats\nstage 0 ");
    String question = "analyse connect4 - --algorithm pvs --depth 9 --json";
    Run exact = run(question);
    Run likely = run(question + " --probcut " + file);
    assertThat(likely.text("kind")).isEqualTo("estimate");
    assertThat(likely.number("nodes")).isLessThan(exact.number("nodes"));
    Run other = run("analyse tictactoe --depth 3 --probcut " + file);
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).contains("is of connect4");
  }

  @Test
  void wrongQuestionsAreRefused() {
    assertThat(run("probcut connect4 --evaluation threads").err()).contains("Did you mean threats");
    assertThat(run("probcut connect4 --percentile 20").err()).contains("more than 50");
    assertThat(run("probcut connect4 --out /no/such/folder/x").code()).isEqualTo(2);
  }
}
