package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.option.EngineSettings;
import betacut.play.PlayerText;
import betacut.rules.Games;
import betacut.search.Limits;
import org.junit.jupiter.api.Test;

class EngineSettingsTest {
  /** A game that is resumed has the opponent it began with. */
  @Test
  void usualEngineIsWrittenDownWithItsSolver() {
    Limits limits = Limits.NONE.withDepth(3);
    var settings = new EngineSettings();
    assertThat(settings.text(limits)).isEqualTo("solver depth=3");
    var players = new PlayerText<>(Games.find("connect4"), Limits.NONE);
    assertThat(players.parse(settings.text(limits)).text()).isEqualTo("solver depth=3");
    settings.algorithm = "mtdf";
    assertThat(settings.text(limits)).isEqualTo("algorithm=mtdf depth=3");
  }
}
