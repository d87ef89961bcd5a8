package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.play.memory.ScoreMemory;
import betacut.rules.Games;
import betacut.search.Limits;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one session of an engine leaves to the next, in a browser as in a terminal. */
class MemoryTest {
  private static final String PLAYER = "pvs depth=11 table-mib=4";

  @TempDir Path data;

  private double nodes(String... more) {
    try (var server = new ServerUnderTest(data)) {
      String[] asked = {
        "game", "connect4", "moves", "4 4", "player", PLAYER, "time", "10s", "stream", "no"
      };
      var all = new ArrayList<>(List.of(asked));
      all.addAll(List.of(more));
      Map<?, ?> answer = server.ask("move", all.toArray(String[]::new));
      return (double) answer.get("nodes");
    }
  }

  @Test
  void anEngineGoesOnWhereItsLastSessionEnded() {
    double first = nodes();
    assertThat(nodes()).isLessThan(first / 20);
  }

  @Test
  void aSeedAsksForTheSameMoveAgain() {
    double first = nodes("seed", "3");
    assertThat(nodes("seed", "3")).isEqualTo(first);
  }

  @Test
  void terminalAndBrowserShareIt() {
    var game = Games.find("connect4");
    Engine engine = Engine.of(game, EngineText.parse(PLAYER).options(game, false));
    double alone = engine.search(game.parse("44"), Limits.depth(11)).statistics().nodes();
    ScoreMemory.in(data).keep(engine);
    assertThat(nodes()).isLessThan(alone / 10);
  }
}
