package betacut.games.dots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Games;
import betacut.rules.RulesGame;
import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.search.reference.Perft;
import betacut.testkit.Check;
import betacut.testkit.GameSample;
import betacut.testkit.RuleBookChecks;
import betacut.testkit.Walks;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DotsTest {
  private static DotsGame game(int width, int height) {
    return new DotsFamily().game(width + "x" + height);
  }

  @TestFactory
  Stream<DynamicTest> followsTheRuleBook() {
    return Stream.of(new int[] {3, 3}, new int[] {2, 3}, new int[] {1, 1}, new int[] {5, 4})
        .map(
            size ->
                DynamicTest.dynamicTest(
                    size[0] + "x" + size[1],
                    () -> {
                      var sample = new GameSample<>(game(size[0], size[1]), Walks.SEED, 60);
                      var book = RulesGame.of(new SlowDots(size[0], size[1]));
                      RuleBookChecks.of(sample, book).forEach(Check::run);
                    }));
  }

  /** A line after the other, whoever draws them. */
  @Test
  void perftIsAFactorial() {
    assertThat(new Perft<>(game(2, 1).start(), false, 7).count(7)).isEqualTo(5040);
    assertThat(new Perft<>(game(3, 3).start(), false, 4).count(4)).isEqualTo(24 * 23 * 22 * 21);
  }

  /** The first player's lead in boxes with best play, as others have it. */
  @ParameterizedTest
  @CsvSource({"1, 1, -1", "1, 2, 0", "1, 3, -1", "2, 2, 2", "2, 3, -2", "3, 2, -2"})
  void isSolvedAsKnown(int width, int height, int lead) {
    DotsGame game = game(width, height);
    Options options = Options.full(Algorithm.PVS).with(Feature.FOLD).withEvaluation("zero");
    Result result = Engine.of(game, options).search(game.start(), Limits.NONE);
    assertThat(result.value().kind()).isEqualTo(Bound.EXACT);
    assertThat(Score.margin(result.value().score())).isEqualTo(lead);
  }

  @Test
  void drawingsAreReadAndWritten() {
    DotsGame game = game(1, 1);
    assertThat(game.format(game.start())).isEqualTo("+.+/.../+.+ x");
    assertThat(game.format(game.parse("b1 a2 c2"))).isEqualTo("+.+/|.|/+-+ o");
    assertThat(game.format(game.parse("b1 a2 c2 b3"))).isEqualTo("+-+/|o|/+-+ x");
    assertThat(game.parse("+.+/|.|/+-+ o").key()).isEqualTo(game.parse("b1 a2 c2").key());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "+.+/.../+.+       | does not say who draws",
        "+.+/+.+ x         | is not one of Dots and boxes 1×1; write 3 rows of 3 letters",
        "+.+/.x./+.+ x     | Box 1 of the drawing is open and owned",
        "+.-/.../+.+ x     | a letter in the wrong place",
        "b1 b1             | 'b1' is not a legal move here"
      })
  void badPositionsAreExplained(String text, String reason) {
    assertThatThrownBy(() -> game(1, 1).parse(text)).hasMessageContaining(reason);
  }

  @Test
  void badSizesAreExplained() {
    assertThatThrownBy(() -> Games.find("dots:6x2")).hasMessageContaining("choose 1 to 5 each way");
    assertThatThrownBy(() -> Games.find("dots:0")).hasMessageContaining("COLUMNSxROWS");
  }
}
