package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.EngineText;
import betacut.search.Statistics;
import betacut.search.engine.Engine;
import org.junit.jupiter.api.Test;

class TableHitsTest {
  private static Statistics search(String engine) {
    return search(Games.find("connect4"), EngineText.parse(engine));
  }

  private static <P extends Position> Statistics search(Game<P> game, EngineText text) {
    return Engine.of(game, text.options(game)).search(game.start(), text.limits()).statistics();
  }

  @Test
  void kindsAddUpToAllHits() {
    Statistics counts = search("alphabeta depth=8 evaluation=essay table=bucket");
    assertThat(counts.tableHits())
        .isPositive()
        .isEqualTo(counts.exactHits() + counts.lowerHits() + counts.upperHits())
        .isLessThanOrEqualTo(counts.probes());
    assertThat(counts.lowerHits()).isPositive();
    assertThat(counts.upperHits()).isPositive();
  }

  @Test
  void withoutPruningEveryHitIsExact() {
    Statistics counts = search("minimax depth=5 evaluation=essay table=bucket");
    assertThat(counts.exactHits()).isPositive().isEqualTo(counts.tableHits());
  }

  @Test
  void fullnessIsThatOfTheTable() {
    Game<?> game = Games.find("connect4");
    assertThat(fullness(game, "alphabeta depth=6 table=none")).isZero();
    int small = fullness(game, "alphabeta depth=6 table=bucket table-mib=1");
    int large = fullness(game, "alphabeta depth=9 table=bucket table-mib=1");
    assertThat(small).isBetween(1, large - 1);
    assertThat(fullness(game, "alphabeta depth=9 table=bucket table-mib=1")).isEqualTo(large);
  }

  private static <P extends Position> int fullness(Game<P> game, String text) {
    EngineText described = EngineText.parse(text);
    Engine<P> engine = Engine.of(game, described.options(game));
    engine.search(game.start(), described.limits());
    assertThat(engine.tableFullPermille()).isBetween(0, 1000);
    return engine.tableFullPermille();
  }
}
