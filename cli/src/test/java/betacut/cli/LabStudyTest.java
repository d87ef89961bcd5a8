package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabStudyTest {
  @TempDir Path folder;

  @Test
  void studiesAreListedAndShownAmongThePresets() {
    Run list = Run.of("lab", "list", "--db", folder.resolve("lab").toString());
    assertThat(list.code()).isZero();
    assertThat(list.out()).contains("  paper  ").contains("  pentago  ").contains("  kang  ");
    Run show = Run.of("lab", "show", "kang");
    assertThat(show.code()).isZero();
    assertThat(show.out()).contains("# depths: ").contains("game = connect4");
  }

  @Test
  void aSlipInTheNameOfAStudyIsAnswered() {
    Run run = Run.of("lab", "run", "pentgo");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("pentago");
  }

  @Test
  void aStudyRefusesTheFolderOfARun() throws IOException {
    Files.writeString(folder.resolve("run.properties"), "run=essay\nstore=lab\n");
    Run run = Run.of("lab", "run", "kang", "--quick", "--out", folder.toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("holds the results of an experiment").contains("--out");
    assertThat(folder.resolve("study.properties")).doesNotExist();
  }

  @Test
  void aStudyWithoutGamesCannotBeVerified() throws IOException {
    Files.writeString(folder.resolve("study.properties"), "study=kang\nquick=true\n");
    Run verify = Run.of("lab", "verify", folder.toString());
    assertThat(verify.code()).isEqualTo(ExitCode.USAGE);
    assertThat(verify.err()).contains("not played to its end").contains("lab resume");
  }
}
