package betacut.games.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.engine.Engine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An engine answers for its own game and size only. */
final class OwnershipTest {
  @Test
  void positionsOfAnotherSizeAreRefusedByName() {
    Engine engine = Engine.of(ConnectFour.of(7, 6), Options.full(Algorithm.PVS));
    ConnectFourPosition square = ConnectFour.of(6, 6).parse("3333");
    assertThatThrownBy(() -> engine.search(square, Limits.depth(2)))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("connect4:6x6", "not of connect4;");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "connect4 | tree",
        "othello:6x6 | othello",
        "othello | othello:8x8,discs-only",
        "pentago | pentago:twist",
        "mnk:5,5,4 | mnk:5,5,5"
      })
  void noGameOwnsThePositionsOfAnother(String game, String other) {
    assertThat(Games.find(game).owns(Games.find(other).start())).isFalse();
    assertThat(Games.find(other).owns(Games.find(game).start())).isFalse();
  }
}
