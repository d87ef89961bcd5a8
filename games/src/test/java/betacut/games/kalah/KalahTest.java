package betacut.games.kalah;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.pentago.Playthrough;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.RulesGame;
import betacut.rules.RulesPosition;
import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.Result;
import betacut.search.TablePolicy;
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

final class KalahTest {
  private static KalahGame game(String variant) {
    return new KalahFamily().game(variant);
  }

  private static RulesGame<SlowKalah.State, Integer> book(String variant) {
    String[] words = variant.split(",");
    int houses = Integer.parseInt(words[0]);
    return RulesGame.of(new SlowKalah(houses, Integer.parseInt(words[1]), words.length == 3));
  }

  @TestFactory
  Stream<DynamicTest> followsTheRuleBook() {
    return Stream.of("6,4", "6,4,empty-capture", "4,3", "3,9,empty-capture", "1,5", "7,8")
        .map(
            variant ->
                DynamicTest.dynamicTest(
                    variant,
                    () -> {
                      var sample = new GameSample<>(game(variant), Walks.SEED, 60);
                      RuleBookChecks.of(sample, book(variant)).forEach(Check::run);
                    }));
  }

  /** Margins too, move by move: the rule book's check compares winners only. */
  @Test
  void marginsAreThoseOfTheRuleBook() {
    KalahGame game = game("5,3");
    RulesGame<SlowKalah.State, Integer> book = book("5,3");
    for (int number = 0; number < 40; number++) {
      var walk = new Walks<>(game, Walks.SEED).wholeGame(number);
      RulesPosition<SlowKalah.State, Integer> slow = book.start();
      KalahPosition fast = game.start();
      for (int move : walk.moves()) {
        slow.make(book.parseMove(slow, game.formatMove(move)));
        fast.make(move);
        assertThat(fast.isSkipped())
            .isEqualTo(slow.outcome() == Position.ONGOING && slow.isSkipped());
      }
      assertThat(fast.outcome()).isEqualTo(slow.outcome()).isNotEqualTo(Position.ONGOING);
    }
  }

  @Test
  void perftIsThatOfTheRuleBook() {
    for (String line : Playthrough.lines("/perft/kalah.txt")) {
      String[] row = line.split(" ");
      Game<?> game = Games.find(row[0]);
      int depth = Integer.parseInt(row[1]);
      assertThat(new Perft<>(game.start(), false, depth).count(depth))
          .as(line)
          .isEqualTo(Long.parseLong(row[2]));
      if (depth < 5) {
        var slow = book(row[0].replaceFirst("kalah:?", "").replaceFirst("^$", "6,4"));
        assertThat(new Perft<>(slow.start(), false, depth).count(depth))
            .as("rule book: " + line)
            .isEqualTo(Long.parseLong(row[2]));
      }
    }
  }

  /** The first player's lead with best play, as others have it. */
  @ParameterizedTest
  @CsvSource({
    "'3,2', 4",
    "'3,3', 2",
    "'4,2', 6",
    "'4,3', 6",
    "'5,2', 2",
    "'3,2,empty-capture', 4",
    "'3,3,empty-capture', 2",
    "'4,2,empty-capture', 6",
    "'4,3,empty-capture', 8",
    "'5,2,empty-capture', 0"
  })
  void isSolvedAsKnown(String variant, int lead) {
    KalahGame game = game(variant);
    Options options = Options.full(Algorithm.PVS).without(Feature.DEEPENING).withEvaluation("zero");
    Result result = Engine.of(game, options).search(game.start(), Limits.NONE);
    assertThat(result.value().kind()).isEqualTo(Bound.EXACT);
    assertThat(Score.margin(result.value().score())).isEqualTo(lead);
  }

  /** The same as {@code solve --at-once} does it: stores folded, no killers and no history. */
  @ParameterizedTest
  @CsvSource({
    "'5,2', 2",
    "'5,3', 6",
    "'6,2', 6",
    "'6,3', 2",
    "'4,4,empty-capture', 2",
    "'5,2,empty-capture', 0",
    "'5,3,empty-capture', 8",
    "'6,2,empty-capture', 10",
    "'6,3,empty-capture', 2"
  })
  void isSolvedAsKnownWithoutLookingAtTheStores(String variant, int lead) {
    KalahGame game = game(variant);
    Options options =
        Options.full(Algorithm.MTDF)
            .without(Feature.DEEPENING)
            .without(Feature.ETC)
            .with(Feature.FOLD)
            .withOrder(Set.of(OrderPart.HASH, OrderPart.STATIC))
            .withTable(TablePolicy.BUCKET, 64)
            .withEvaluation("zero");
    Result result = Engine.of(game, options).search(game.start(), Limits.NONE);
    assertThat(result.value().kind()).isEqualTo(Bound.EXACT);
    assertThat(Score.margin(result.value().score())).isEqualTo(lead);
    assertThat(result.statistics().nodes()).isLessThan(3_000_000); // 6,3: 15 million unfolded
  }

  @Test
  void boardsShowEverySeed() {
    KalahGame game = game("6,4");
    var position = game.parse("0,1,12,4,4,4,3/4,4,4,4,4,0,0 x");
    Board board = game.board(position);
    assertThat(board.cells()).isEqualTo("0044444..01C4443");
    assertThat(Board.Seeds.count('C')).isEqualTo(12);
    assertThat(Board.Seeds.count(Board.Seeds.letter(200))).isEqualTo(200);
    assertThat(board.columnName(0)).isEmpty();
    assertThat(board.columnName(1)).isEqualTo("1");
    assertThat(game.format(position)).isEqualTo("0,1,12,4,4,4,3/4,4,4,4,4,0,0 x");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "4,4,4,4,4,4,0/4,4,4,4,4,4,0     | the side to move",
        "4,4,4,4,4,0/4,4,4,4,4,4,0 x     | has 6 numbers; this game has 6 houses and a store",
        "4,4,4,4,4,4,0/4,4,4,4,4,4,1 x   | There are 49 seeds on this board; the game has 48",
        "4,4,4,4,4,x,0/4,4,4,4,4,4,0 x   | 'x' is not a number of seeds",
        "3 7                             | '7' is not a legal move here. Legal moves: 6, 5, 4, 2, 1"
      })
  void badPositionsAreExplained(String text, String reason) {
    assertThatThrownBy(() -> game("6,4").parse(text)).hasMessageContaining(reason);
  }

  @Test
  void badSizesAreExplained() {
    assertThatThrownBy(() -> Games.find("kalah:8,4"))
        .hasMessageContaining("choose 1 to 7 houses and 250 seeds in all");
    assertThatThrownBy(() -> Games.find("kalah:many")).hasMessageContaining("write HOUSES,SEEDS");
  }
}
