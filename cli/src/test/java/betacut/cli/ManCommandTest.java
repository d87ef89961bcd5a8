package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import betacut.cli.core.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine.Model.OptionSpec;

class ManCommandTest {
  private static final Path MAN = Path.of("/usr/bin/man");

  @TempDir Path folder;

  private static String plain(String page) {
    return page.replace("\\-", "-").replace("\\e", "\\");
  }

  @ParameterizedTest
  @EnumSource(Verb.class)
  void everyVerbIsInTheManualAndHasItsPage(Verb verb) {
    String all = plain(Run.of("man").out());
    String page = plain(Run.of("man", verb.id()).out());
    VerbModel model = VerbModel.of(verb, Run.terminal());
    assertThat(all).contains(".SS " + verb.id() + "\n");
    assertThat(page).startsWith(".TH BETACUT-").contains(".SH EXIT STATUS", verb.summary());
    for (String text : new String[] {all, page}) {
      assertThat(text).contains(model.synopsis());
      model.examples().forEach(example -> assertThat(text).contains("    " + example));
      for (OptionSpec option : model.options()) {
        assertThat(text).contains(option.longestName(), VerbModel.text(option));
      }
    }
  }

  /** Only what begins with an order of ours may begin with a dot. */
  @Test
  void everyOrderIsKnown() {
    assertThat(Run.of("man").lines())
        .filteredOn(line -> line.startsWith(".") || line.startsWith("'"))
        .allMatch(line -> line.matches("\\.(TH|SH|SS|PP|TP|B|nf|fi)( .*)?"));
  }

  @Test
  void manReadsIt() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(MAN), "man is needed to read its page");
    Path page = folder.resolve("betacut.1");
    Files.writeString(page, Run.of("man").out());
    var builder = new ProcessBuilder(MAN.toString(), "--warnings", "-l", page.toString());
    builder.environment().putAll(java.util.Map.of("MANWIDTH", "80", "LC_ALL", "C.UTF-8"));
    Process man = builder.redirectError(ProcessBuilder.Redirect.PIPE).start();
    String text = new String(man.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String complaints = new String(man.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    man.waitFor();
    assertThat(complaints).isEmpty();
    assertThat(text).contains("betacut - game-tree search", "EXIT STATUS", "--resume FILE");
  }

  @Test
  void unknownVerbIsExplained() {
    Run run = Run.of("man", "ply");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("Did you mean play?");
  }
}
