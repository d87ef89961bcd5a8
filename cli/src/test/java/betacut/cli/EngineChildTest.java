package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tournaments against ourselves as a program of others: both ends of four protocols. */
@DisabledOnOs(OS.WINDOWS)
class EngineChildTest {
  private static String engine(String options) {
    String path =
        Stream.of("java.class.path", "jdk.module.path")
            .map(System::getProperty)
            .filter(entries -> entries != null && !entries.isEmpty())
            .collect(Collectors.joining(File.pathSeparator));
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return "\"%s\" -cp \"%s\" betacut.cli.Main engine %s".formatted(java, path, options);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cmd: | tictactoe | --level 4",
        "gtp: | othello:4x4 | othello:4x4 --protocol gtp --depth 3",
        "nboard: | othello:4x4 | othello:4x4 --protocol nboard --depth 3",
        "gomocup: | mnk:6,6,5 | --protocol gomocup --depth 1"
      })
  void playsBothColoursToTheEnd(String prefix, String game, String options) {
    Run run =
        Run.of(
            "tournament",
            game,
            "--db",
            "none",
            "--judge",
            "0",
            "--rounds",
            "1",
            "--players",
            prefix + engine(options) + "; random",
            "--openings",
            "random:2",
            "--json");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).doesNotContain("crash").doesNotContain("illegal").contains("rules");
  }
}
