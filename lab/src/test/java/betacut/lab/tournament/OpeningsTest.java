package betacut.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.engine.Engine;
import betacut.solve.Solvers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningsTest {
  private static <P extends Position> List<String> first(Game<P> game, String text, int count) {
    Openings<P> openings = Openings.parse(game, text, 7);
    return IntStream.range(0, count).mapToObj(i -> game.format(openings.at(i))).toList();
  }

  private static <P extends Position> int distinct(Game<P> game, String text) {
    return Openings.parse(game, text, 7).distinct().orElseThrow();
  }

  @Test
  void allPositionsAreThereMirrorImagesOnce() {
    assertThat(distinct(Games.find("tictactoe"), "all:1")).isEqualTo(3);
    assertThat(distinct(Games.find("tictactoe"), "all:2")).isEqualTo(12);
    assertThat(distinct(Games.find("connect4"), "all:1")).isEqualTo(4);
    assertThat(first(Games.find("tictactoe"), "all:2", 12)).doesNotHaveDuplicates();
  }

  @Test
  void randomPliesDependOnNumberAndSeedAlone() {
    List<String> positions = first(Games.find("connect4"), "random:4", 50);
    assertThat(first(Games.find("connect4"), "random:4", 50)).isEqualTo(positions);
    assertThat(positions).doesNotHaveDuplicates();
    assertThat(positions).allMatch(position -> stones(position) == 4);
  }

  /** Four first moves of Connect-4 are different, so each comes once in every four. */
  @Test
  void randomOpeningsAreUsedUpBeforeTheyRepeat() {
    List<String> positions = first(Games.find("connect4"), "random:1", 12);
    for (int from = 0; from < 12; from += 4) {
      assertThat(positions.subList(from, from + 4).stream().map(OpeningsTest::firstColumn))
          .containsExactlyInAnyOrder(0, 1, 2, 3);
    }
  }

  /** Counted from the nearer edge, so that mirror images are one. */
  private static int firstColumn(String position) {
    String bottom = position.substring(position.lastIndexOf('/') + 1);
    int column = bottom.replaceAll("[^.]", "x").indexOf('x');
    return Math.min(column, 6 - column);
  }

  /** Whoever asks first: workers take games in any order. */
  @Test
  void openingsDoNotDependOnWhoAsksFirst() {
    Game<?> game = Games.find("connect4");
    List<String> inOrder = first(game, "random:2", 20);
    assertThat(backwards(game, "random:2", 20)).isEqualTo(inOrder.reversed());
  }

  private static <P extends Position> List<String> backwards(Game<P> game, String text, int count) {
    Openings<P> openings = Openings.parse(game, text, 7);
    return IntStream.range(0, count)
        .mapToObj(i -> game.format(openings.at(count - 1 - i)))
        .toList();
  }

  @Test
  void aRangeOfPliesGivesEachNumberItsTurn() {
    List<String> positions = first(Games.find("connect4"), "random:2-5", 9);
    assertThat(positions.stream().map(OpeningsTest::stones))
        .containsExactly(2L, 3L, 4L, 5L, 2L, 3L, 4L, 5L, 2L);
    assertThat(first(Games.find("connect4"), "random:5-2", 9)).isEqualTo(positions);
  }

  @ParameterizedTest
  @CsvSource({"won, 1", "drawn, 0", "lost, -1"})
  void openingsOfKnownValueHaveIt(String kind, int sign) {
    Game<?> game = Games.find("pentago");
    for (String position : first(game, kind + ":6", 8)) {
      assertThat(Solvers.outcome(game, game.parse(position))).hasValue(sign);
    }
    Game<?> four = Games.find("connect4");
    for (String position : first(four, kind + ":8", 4)) {
      int outcome = Solvers.outcome(four, four.parse(position)).orElseThrow();
      assertThat(Integer.signum(outcome)).isEqualTo(sign);
    }
  }

  @Test
  void evenOpeningsAreMoreEvenThanOthers() {
    Game<?> game = Games.find("pentago:twist");
    assertThat(spread(game, "even:6")).isLessThan(spread(game, "random:6") / 2);
  }

  private static <P extends Position> double spread(Game<P> game, String text) {
    Engine engine = Engine.of(game, Options.full(Algorithm.PVS));
    return first(game, text, 10).stream()
        .mapToInt(position -> engine.search(game.parse(position), Limits.depth(2)).value().score())
        .map(Math::abs)
        .average()
        .orElseThrow();
  }

  /** A number's position needs none of those before it: a tuning that goes on has thousands. */
  @Test
  void positionsBesideGamesDependOnNumberAndSeedAlone() {
    Game<?> game = Games.find("connect4");
    List<String> positions = first(game, "beside:6-12", 14);
    assertThat(positions).doesNotHaveDuplicates();
    assertThat(positions.stream().map(OpeningsTest::stones))
        .containsExactly(6L, 7L, 8L, 9L, 10L, 11L, 12L, 6L, 7L, 8L, 9L, 10L, 11L, 12L);
    assertThat(backwards(game, "beside:6-12", 14)).isEqualTo(positions.reversed());
  }

  /** Of random positions nearly all are won for the first player. */
  @Test
  void positionsBesideGamesAreOfAllWorths() {
    assertThat(wonForFirst("random:6")).isGreaterThan(32);
    assertThat(wonForFirst("beside:6")).isBetween(8L, 30L);
  }

  /** Of forty positions of Pentago, whose side to move after six plies is the first player. */
  private static long wonForFirst(String openings) {
    Game<?> game = Games.find("pentago");
    return first(game, openings, 40).stream()
        .filter(position -> Solvers.outcome(game, game.parse(position)).orElseThrow() > 0)
        .count();
  }

  @Test
  void whatNobodyKnowsIsNoOpening() {
    assertThatThrownBy(() -> first(Games.find("pentago:twist"), "drawn:6", 1))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("even:6");
  }

  private static long stones(String position) {
    return Games.find("connect4").parse(position).ply();
  }

  @Test
  void randomPliesNeverEndTheGame() {
    Game<?> game = Games.find("tictactoe");
    assertThat(first(game, "random:7", 30))
        .allMatch(position -> game.parse(position).outcome() == Position.ONGOING);
  }

  @Test
  void listsAndFilesRepeat(@TempDir Path folder) throws IOException {
    Game<?> game = Games.find("connect4");
    List<String> wanted = first(game, "list:44| 45", 3);
    assertThat(wanted.get(2)).isEqualTo(wanted.get(0)).isNotEqualTo(wanted.get(1));
    Path file = Files.writeString(folder.resolve("book.txt"), "44\n\n45\n");
    assertThat(first(game, "file:" + file, 3)).isEqualTo(wanted);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "tictactoe ! random:x ! number of plies",
        "tictactoe ! random:2-x ! number of plies",
        "tictactoe ! random:9 ! always over",
        "tictactoe ! random:2-9 ! always over",
        "tictactoe ! all:9 ! always over",
        "gomoku ! all:4 ! more than 100,000",
        "connect4 ! file:/no/such/file ! cannot be read",
        "connect4 ! list:1212121 ! finished game",
        "tictactoe ! beside:9 ! choose fewer",
        "tictactoe ! beside:x ! number of plies",
        "connect4 ! book ! openings 'book' are unknown"
      })
  void mistakesAreNamed(String game, String text, String words) {
    assertThatThrownBy(() -> distinct(Games.find(game), text))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(words);
  }
}
