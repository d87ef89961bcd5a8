package betacut.games.breakthrough;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.pentago.Playthrough;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.RulesGame;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.engine.Engine;
import betacut.search.reference.Perft;
import betacut.testkit.Check;
import betacut.testkit.GameSample;
import betacut.testkit.RuleBookChecks;
import betacut.testkit.Walks;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BreakthroughTest {
  private static BreakthroughGame game(int width, int height) {
    return new BreakthroughFamily().game(width + "x" + height);
  }

  @TestFactory
  Stream<DynamicTest> followsTheRuleBook() {
    return Stream.of(new int[] {8, 8}, new int[] {5, 5}, new int[] {3, 6}, new int[] {2, 4})
        .map(
            size ->
                DynamicTest.dynamicTest(
                    size[0] + "x" + size[1],
                    () -> {
                      var sample = new GameSample<>(game(size[0], size[1]), Walks.SEED, 60);
                      var book = RulesGame.of(new SlowBreakthrough(size[0], size[1]));
                      RuleBookChecks.of(sample, book).forEach(Check::run);
                    }));
  }

  /** Counts of others (the table of known values), and the rule book's own. */
  @Test
  void perftIsAsPublished() {
    for (String line : Playthrough.lines("/perft/breakthrough.txt")) {
      String[] row = line.split(" ");
      Game<?> game = Games.find(row[0]);
      int depth = Integer.parseInt(row[1]);
      assertThat(new Perft<>(game.start(), false, depth).count(depth))
          .as(line)
          .isEqualTo(Long.parseLong(row[2]));
    }
  }

  /** Who wins with best play; the larger boards take longer and are measured elsewhere. */
  @ParameterizedTest
  @CsvSource({"3, 4, second", "3, 5, second", "4, 4, second", "5, 4, second", "3, 6, first"})
  void isSolvedAsKnown(int width, int height, String winner) {
    BreakthroughGame game = game(width, height);
    var result =
        Engine.of(game, Options.full(Algorithm.PVS).withEvaluation("zero"))
            .search(game.start(), Limits.NONE);
    assertThat(result.value().text())
        .startsWith(winner.equals("first") ? "win in" : "loss in")
        .endsWith("(exact ✓)");
  }

  /** As {@code solve --at-once --weak} asks it: 9 million positions from depth to depth. */
  @Test
  void fourByFiveIsKnownWithoutItsDistance() {
    BreakthroughGame game = game(4, 5);
    Options options =
        Options.full(Algorithm.MTDF)
            .with(Feature.FLAT_WINS)
            .with(Feature.FOLD)
            .without(Feature.DEEPENING)
            .without(Feature.ETC)
            .withOrder(Set.of(OrderPart.HASH, OrderPart.EVALUATION));
    var result = Engine.of(game, options).search(game.start(), Limits.NONE);
    assertThat(result.value().text()).isEqualTo("loss (exact ✓)");
    assertThat(result.statistics().nodes()).isLessThan(2_000_000);
  }

  @Test
  void movesAreReadAsPeopleWriteThem() {
    BreakthroughGame game = game(8, 8);
    var position = game.start();
    int move = game.parseMove(position, "b2c3");
    assertThat(game.formatMove(move)).isEqualTo("b2c3");
    assertThat(game.parseMove(position, "B2-C3")).isEqualTo(move);
    assertThat(game.parseMove(position, "b2xc3")).isEqualTo(move);
    assertThat(game.path(position, move)).containsExactly("49", "42");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ooo/.../.../xxx       | does not say who moves",
        "xoo/.../.../.xx x     | x has won already and cannot be to move",
        ".../.../.../xxx x     | x has won already",
        "ooo/ooo/ooo/xxx x     | o has 9 pieces; it begins with 6",
        "oo/../xx x            | The board has 3 rows; this game has 4",
        "a1a2 b4b2             | not a legal move here"
      })
  void badPositionsAreExplained(String text, String reason) {
    assertThatThrownBy(() -> game(3, 4).parse(text)).hasMessageContaining(reason);
  }

  @Test
  void badSizesAreExplained() {
    assertThatThrownBy(() -> Games.find("breakthrough:9x8"))
        .hasMessage(
            "A board of 9x8 is not possible; choose at least 2 columns and 4 rows, 64 cells at"
                + " most.");
    assertThatThrownBy(() -> Games.find("breakthrough:big")).hasMessageContaining("WIDTHxHEIGHT");
  }
}
