package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import betacut.cli.core.ExitCode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompletionCommandTest {
  private static final Path BASH = Path.of("/bin/bash");

  @TempDir Path folder;

  /** What bash offers for the last word. */
  private List<String> offered(String line) throws Exception {
    assumeTrue(Files.isExecutable(BASH), "bash is needed to try its script");
    Path script = folder.resolve("betacut.bash");
    Files.writeString(script, Run.of("completion", "bash").out());
    String ask =
        "source %s; COMP_WORDS=(%s); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _betacut; echo ${COMPREPLY[@]}"
            .formatted(script, line);
    Process bash = new ProcessBuilder(BASH.toString(), "-c", ask).redirectErrorStream(true).start();
    String answer = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor()).isZero();
    return List.of(answer.strip().split(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "betacut an                        | analyse",
        "betacut play gom                  | gomoku",
        "betacut play --res                | --resume",
        "betacut analyse othello --unt     | --until",
        "betacut analyse x --until e       | exact",
        "betacut analyse x --algorithm mtd | mtdf",
        "betacut analyse x --preset es     | essay",
        "betacut analyse x --table two-b   | two-big",
        "betacut book ver                  | verify",
        "betacut lab run essay-d           | essay-deep",
        "betacut lab run pap               | paper",
        "betacut help per                  | perft",
        "betacut completion f              | fish"
      })
  void bashCompletes(String line, String word) throws Exception {
    assertThat(offered(line)).containsExactly(word);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void everyOptionOfEveryVerbIsThere(String shell) {
    String script = Run.of("completion", shell).out();
    for (VerbModel verb : VerbModel.all(Run.terminal())) {
      for (var option : verb.options()) {
        String name = option.longestName();
        assertThat(script).contains(shell.equals("fish") ? "-l " + name.substring(2) : name);
      }
      assertThat(script).contains(verb.id());
    }
    assertThat(script).contains("pentago", "tictactoe", "essay");
  }

  @Test
  void unknownShellIsExplained() {
    Run run = Run.of("completion", "bsh");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("There is no completion for 'bsh'. Did you mean bash?");
  }
}
