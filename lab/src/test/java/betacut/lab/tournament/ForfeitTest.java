package betacut.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.store.Log;
import betacut.search.Limits;
import betacut.search.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a program does, its games have a result. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(120)
class ForfeitTest {
  private static final String POLITE = "read a\necho betacut 1 Test\nread b\necho ready\n";

  @TempDir Path folder;

  private TournamentResults against(String script) throws IOException {
    return against(script, Duration.ofMinutes(1));
  }

  private TournamentResults against(String script, Duration time) throws IOException {
    Path file = Files.writeString(folder.resolve("program.sh"), script);
    var spec =
        TournamentSpec.of("tictactoe", "cmd:sh " + file, "random")
            .withRounds(2, "start", 1)
            .withLimits(Limits.time(time), 20);
    return Tournament.of(spec)
        .run(Log.inMemory(PlayedGame.COLUMNS), 2, TournamentListener.SILENT, new StopSignal());
  }

  @Test
  void everyFaultLosesTheGame() throws IOException {
    assertLost(
        against(POLITE + "read p; read g; sleep 30\n", Duration.ofMillis(100)),
        "time",
        "no move within 100 ms");
    assertLost(
        against(POLITE + "read p; read g; echo bestmove z0; sleep 30\n"), "illegal move", "z0");
    assertLost(against(POLITE + "read p; exit 7\n"), "crash", "exit code 7");
    assertLost(against(POLITE + "yes\n"), "crash", "answered 'y'");
    assertLost(against(POLITE + "yes info\n"), "crash", "wrote more than");
  }

  private static void assertLost(TournamentResults results, String ending, String words) {
    assertThat(results.games()).hasSize(4);
    assertThat(results.endings()).containsExactly(Map.entry(ending, 4));
    assertThat(results.games()).allMatch(game -> game.ending().toString().contains(words));
    assertThat(results.players().get(0).forfeits()).isEqualTo(4);
    assertThat(results.players().get(0).results().losses()).isEqualTo(4);
    assertThat(results.players().get(1).forfeits()).isZero();
  }

  @Test
  void programThatWeEndOurselvesDoesNotLose() throws IOException {
    Path asked = folder.resolve("asked");
    Path file =
        Files.writeString(
            folder.resolve("slow.sh"), POLITE + "read p; read g; touch " + asked + "; sleep 60\n");
    var spec = TournamentSpec.of("tictactoe", "cmd:sh " + file, "random").withRounds(1, "start", 1);
    var stop = new StopSignal();
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              while (!Files.exists(asked)) {
                Thread.onSpinWait();
              }
              stop.stop();
            });
    TournamentResults results =
        Tournament.of(spec)
            .run(Log.inMemory(PlayedGame.COLUMNS), 1, TournamentListener.SILENT, stop);
    assertThat(results.games()).isEmpty();
  }

  /** The program that docs/protocol.md ends with. */
  @Test
  void documentedProgramPlaysToTheEnd() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "protocol.md"));
    String program = page.substring(page.indexOf("```sh\n") + 6, page.lastIndexOf("```"));
    TournamentResults results = against(program);
    assertThat(results.endings()).containsExactly(Map.entry("rules", 4));
    assertThat(results.players().get(0).nodesPerMove()).isEqualTo(1);
  }
}
