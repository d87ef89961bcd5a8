package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {
  /** Whoever is interrupted before it waits does not wait. */
  @Test
  void tellsItsAddressToPrograms(@TempDir Path data) {
    Thread.currentThread().interrupt();
    Run run = Run.of("serve", "--port", "0", "--json", "--data", data.toString());
    assertThat(Thread.interrupted()).isTrue();
    assertThat(run.code()).isZero();
    assertThat(run.out()).matches("\\{\"address\":\"http://localhost:\\d+/\",\"data\":\".+\"}\\R");
  }

  @Test
  void explainsWhatCannotBe() {
    assertThat(Run.of("serve", "--port", "70000").err()).contains("1 to 65535");
    assertThat(Run.of("serve", "--port", "70000").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("serve", "--host", "no.such.host.invalid").err()).contains("--host");
  }
}
