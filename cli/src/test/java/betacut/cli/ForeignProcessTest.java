package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.cli.pty.TerminalSession;
import betacut.text.json.JsonReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Code that ends the whole process ends neither in silence nor in the exit code of success. */
class ForeignProcessTest {
  private static final String HALT = "Runtime.getRuntime().halt(0)";
  private static final String EXIT = "System.exit(0)";

  @TempDir Path folder;

  private Path leaver(String name, String deed) {
    String source =
        """
        import betacut.rules.*;
        import java.util.List;
        public class NAME implements Rules<Integer, Integer> {
          public Integer start() { return 3; }
          public List<Integer> moves(Integer heap) { DEED; return List.of(1); }
          public Integer play(Integer heap, Integer move) { return heap - move; }
          public Outcome result(Integer heap) { return heap == 0 ? Outcome.LOSS : Outcome.ONGOING; }
        }
        """;
    try {
      return Files.writeString(
          folder.resolve(name + ".java"), source.replace("NAME", name).replace("DEED", deed));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ProcessBuilder betacut(String... words) {
    List<String> command = new ArrayList<>(TerminalSession.java());
    command.addAll(List.of(words));
    return new ProcessBuilder(command);
  }

  private record Ended(int code, String said) {}

  private static Ended run(String... words) throws IOException, InterruptedException {
    Process process = betacut(words).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), said);
  }

  @Test
  void whoeverEndsTheProgramIsNamed() throws Exception {
    String game = leaver("Leaver", EXIT).toString();
    Ended ended = run("run", game, "analyse", "--depth", "2");
    assertThat(ended.said)
        .contains("The game ended the program with System.exit in Leaver.moves (Leaver.java:5)");
    assertThat(ended.code).isEqualTo(1);
  }

  @Test
  void whoeverHaltsTheProgramIsNotHealthy() throws Exception {
    String game = leaver("Halter", HALT).toString();
    Ended doctor = run("doctor", game, "--json", "--time", "10m");
    assertThat(doctor.said).contains("\"healthy\":false", "Runtime.halt", "\"findings\":1");
    assertThat(doctor.code).isEqualTo(1);
    Ended analyse = run("run", game, "analyse", "--depth", "2");
    assertThat(analyse.said).contains("The game ended the program without a word (exit code 0)");
    assertThat(analyse.code).isEqualTo(1);
  }

  /** The secret of a note is gone before any code of others runs. */
  @Test
  void nobodyElseWritesTheNote() throws Exception {
    String forged =
        "try { var p = java.nio.file.Path.of(System.getProperty(\"betacut.end-note\"));"
            + " java.nio.file.Files.write(p, List.of(java.nio.file.Files.readString(p), \"end"
            + " 0\")); } catch (java.io.IOException e) { } Runtime.getRuntime().halt(0)";
    assertThat(run("doctor", leaver("Forger", forged).toString(), "--time", "10m").code)
        .isEqualTo(1);
  }

  @Test
  void serverIsStartedAgainWhereItWas() throws Exception {
    String[] words = {
      "run",
      leaver("Halter", HALT).toString(),
      "serve",
      "--json",
      "--port",
      "0",
      "--no-open",
      "--no-token",
      "--data",
      folder.toString()
    };
    Process process = betacut(words).redirectError(folder.resolve("err").toFile()).start();
    try (BufferedReader out = process.inputReader()) {
      String first = address(out.readLine());
      assertThatThrownBy(() -> ask(first + "api/position?game=halter"))
          .isInstanceOf(IOException.class);
      assertThat(address(out.readLine())).isEqualTo(first);
      assertThat(ask(first + "api/position?game=tictactoe")).contains("\"game\":\"tictactoe\"");
      assertThat(folder.resolve("err")).content().contains("The server is started again.");
    } finally {
      List<ProcessHandle> started = process.children().toList();
      process.destroy();
      process.waitFor();
      started.forEach(child -> child.onExit().join()); // both end
    }
  }

  private static String address(String line) {
    return ((Map<?, ?>) JsonReader.read(line)).get("address").toString();
  }

  private static String ask(String question) throws IOException {
    var connection = URI.create(question).toURL().openConnection();
    connection.setRequestProperty("X-Betacut", "1");
    try (var in = connection.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
