package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.search.Statistics;
import betacut.search.text.EngineText;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.ToyGames;
import org.junit.jupiter.api.Test;

class TableHitsTest {
  private static final Game<TicTacToe> GAME = ToyGames.TIC_TAC_TOE;

  private static Statistics search(String engine) {
    EngineText text = EngineText.parse(engine);
    return Engine.of(GAME, text.options(GAME)).search(GAME.start(), text.limits()).statistics();
  }

  @Test
  void kindsAddUpToAllHits() {
    Statistics counts = search("alphabeta depth=8 table=bucket");
    assertThat(counts.tableHits())
        .isPositive()
        .isEqualTo(counts.exactHits() + counts.lowerHits() + counts.upperHits())
        .isLessThanOrEqualTo(counts.probes());
    assertThat(counts.lowerHits()).isPositive();
    assertThat(counts.upperHits()).isPositive();
  }

  @Test
  void withoutPruningEveryHitIsExact() {
    Statistics counts = search("minimax depth=5 table=bucket");
    assertThat(counts.exactHits()).isPositive().isEqualTo(counts.tableHits());
  }

  @Test
  void fullnessIsThatOfTheTable() {
    assertThat(fullness("alphabeta depth=6 table=none")).isZero();
    int small = fullness("alphabeta depth=6 table=bucket table-mib=1");
    int large = fullness("alphabeta depth=9 table=bucket table-mib=1");
    assertThat(small).isBetween(1, large - 1);
    assertThat(fullness("alphabeta depth=9 table=bucket table-mib=1")).isEqualTo(large);
  }

  private static int fullness(String text) {
    EngineText described = EngineText.parse(text);
    Engine engine = Engine.of(GAME, described.options(GAME));
    engine.search(GAME.start(), described.limits());
    assertThat(engine.tableFullPermille()).isBetween(0, 1000);
    return engine.tableFullPermille();
  }
}
