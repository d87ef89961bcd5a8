package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.platform.Pulse;
import betacut.rules.RulesGame;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.reference.Perft;
import betacut.search.toy.Nim;
import betacut.search.toy.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever takes long gives signs of life to the task it runs in. */
final class PulseTest {
  private final Pulse pulse = Pulse.begin();

  @Test
  void answersOnlyWhenItGoesOn() {
    assertThat(pulse.ask()).isTrue();
    assertThat(pulse.ask()).isFalse();
    pulse.beat();
    assertThat(pulse.ask()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(names = {"ALPHABETA", "MTDF", "MCTS", "DFPN", "STOCKMAN"})
  void everySearchBeats(Algorithm algorithm) {
    var engine = Engine.of(TicTacToe.GAME, Options.full(algorithm));
    pulse.ask();
    engine.search(TicTacToe.GAME.start(), Limits.depth(4).withNodes(500));
    assertThat(pulse.ask()).isTrue();
  }

  @Test
  void countingAndPlayingBeat() {
    pulse.ask();
    new Perft<>(TicTacToe.GAME.start(), false, 3).count(3);
    assertThat(pulse.ask()).isTrue();
    var game = RulesGame.of(new Nim(5));
    game.start().make(game.start().legalMoves()[0]);
    assertThat(pulse.ask()).isTrue();
  }

  /** The threads of a search work at the task of whoever searches. */
  @Test
  void threadsShareIt() throws InterruptedException {
    pulse.ask();
    Thread helper = Thread.ofPlatform().start(() -> Pulse.current().beat());
    helper.join();
    assertThat(pulse.ask()).isTrue();
  }
}
