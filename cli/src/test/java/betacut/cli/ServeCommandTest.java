package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
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
    assertThat(run.out())
        .matches(
            "\\{\"address\":\"http://localhost:\\d+/\\?token=(\\w{32})\",\"token\":\"\\1\",\"data\":\".+\"}\\R");
    Thread.currentThread().interrupt();
    Run open = Run.of("serve", "--port", "0", "--json", "--no-token", "--data", data.toString());
    assertThat(Thread.interrupted()).isTrue();
    assertThat(open.out())
        .matches("\\{\"address\":\"http://localhost:\\d+/\",\"token\":\"\",\"data\":\".+\"}\\R");
  }

  @Test
  void explainsWhatCannotBe() {
    assertThat(Run.of("serve", "--port", "70000").err()).contains("1 to 65535");
    assertThat(Run.of("serve", "--port", "70000").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("serve", "--host", "no.such.host.invalid").err()).contains("--host");
    Run open = Run.of("serve", "--host", "0.0.0.0", "--no-token");
    assertThat(open.code()).isEqualTo(ExitCode.USAGE);
    assertThat(open.err()).contains("--no-token", "--host 0.0.0.0", "leave one of the two out");
  }

  @Test
  void warnsWhenOthersCanReachIt(@TempDir Path data) {
    Thread.currentThread().interrupt();
    Run open =
        Run.of("serve", "--port", "0", "--host", "0.0.0.0", "--json", "--data", data.toString());
    assertThat(Thread.interrupted()).isTrue();
    assertThat(open.code()).isZero();
    assertThat(open.err().replaceAll("\\s+", " "))
        .contains("other machines", "token", "Leave --host out");
    Thread.currentThread().interrupt();
    assertThat(Run.of("serve", "--port", "0", "--json", "--data", data.toString()).err()).isEmpty();
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void saysThatAPortIsTaken(@TempDir Path data) throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      String port = Integer.toString(taken.getLocalPort());
      Run run = Run.of("serve", "--port", port, "--data", data.toString());
      assertThat(run.code()).isEqualTo(ExitCode.USAGE);
      assertThat(run.err()).contains("port " + port, "taken", "--port");
    }
  }

  @Test
  void refusesAFileAsItsFolder(@TempDir Path data) throws IOException {
    Path file = Files.writeString(data.resolve("file"), "");
    Run run = Run.of("serve", "--port", "0", "--data", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("no folder", "--data");
  }
}
