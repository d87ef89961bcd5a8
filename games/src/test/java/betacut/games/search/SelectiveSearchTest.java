package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A search that cuts corners must at least be cheaper, table and all, and never sound sure. */
class SelectiveSearchTest {
  private static final Options FULL = Options.full(Algorithm.PVS);

  @ParameterizedTest
  @CsvSource({
    "PROBCUT, othello, 10, -----------------XXX-------OX-----OXOO-----O-X----OOO----------- X",
    "PROBCUT, connect4, 14, ......./......./......./....o../....x../xo.xo..",
    "LATE_MOVE_REDUCTION, othello, 8,"
        + " -----------------XXX-------OX-----OXOO-----O-X----OOO----------- X",
    "LATE_MOVE_REDUCTION, connect4, 12, ......./......./......./....o../....x../xo.xo..",
    "LATE_MOVE_REDUCTION, connect4, 12, -",
    "LATE_MOVE_REDUCTION, 'mnk:5,5,4', 5, -"
  })
  void searchesLessAndSaysItGuesses(Feature feature, String name, int depth, String position) {
    Game<?> game = Games.find(name);
    Result exact = search(game, FULL, position, depth);
    Result likely = search(game, FULL.with(feature), position, depth);
    assertThat(likely.statistics().nodes()).isLessThan(exact.statistics().nodes());
    assertThat(likely.value().kind()).isEqualTo(Bound.ESTIMATE);
  }

  private static <P extends Position> Result search(
      Game<P> game, Options options, String position, int depth) {
    return Engine.of(game, options).search(game.parse(position), Limits.depth(depth));
  }
}
