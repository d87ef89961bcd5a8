package betacut.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.play.level.Level;
import betacut.play.level.Levels;
import betacut.play.player.Player;
import betacut.play.player.PlayerMaker;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Value.Bound;
import betacut.search.Limits;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerTextTest {
  private static <P extends Position> PlayerMaker<P> maker(Game<P> game, String text) {
    return new PlayerText<>(game, Limits.NONE).parse(text);
  }

  private static <P extends Position> String move(
      Game<P> game, String text, String position, long seed) {
    try (Player<P> player = maker(game, text).create(seed)) {
      return game.formatMove(player.choose(game.parse(position)).move());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "level:2",
        "LEVEL:10",
        "level:nodes=90,noise=0.5,guard=2,solver=no",
        "perfect",
        "pvs depth=3",
        "alphabeta depth=4",
        "mcts nodes=2000",
        "mtdf nodes=500 table-mib=1",
        "preset=essay depth=3",
        "solver depth=2",
        "zoo:0",
        "zoo:3a"
      })
  void everyPlayerTakesWinInOne(String text) {
    assertThat(move(Games.find("connect4:5x4"), text, "1 2 1 2 1 2", 1)).isEqualTo("1");
  }

  @Test
  void makingsOfALevelAreItsDescription() {
    Game<?> game = Games.find("connect4");
    Level level = Levels.of(game).level(4);
    for (int seed = 0; seed < 5; seed++) {
      assertThat(move(game, level.makings(), "4435", seed))
          .isEqualTo(move(game, "level:4", "4435", seed));
    }
  }

  @Test
  void equalMovesAreDrawnBySeed() {
    Set<String> moves = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      String move = move(Games.find("tictactoe"), "pvs depth=9", "-", seed);
      assertThat(move(Games.find("tictactoe"), "pvs depth=9", "-", seed)).isEqualTo(move);
      moves.add(move);
    }
    assertThat(moves).hasSize(9); // every first move draws
  }

  @Test
  void randomPlaysAnything() {
    Set<String> moves = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      moves.add(move(Games.find("connect4"), "random", "44", seed));
    }
    assertThat(moves).hasSize(7);
  }

  @Test
  void perfectDrawsAmongTheTrulyBestOnly() {
    Set<String> moves = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      moves.add(move(Games.find("tictactoe"), "perfect", "a1", seed));
    }
    assertThat(moves).containsExactly("b2");
  }

  @Test
  void clocksAreNoticed() {
    assertThat(maker(Games.find("tictactoe"), "pvs depth=2").isTimed()).isFalse();
    assertThat(maker(Games.find("tictactoe"), "pvs time=5ms").isTimed()).isTrue();
    assertThat(maker(Games.find("tictactoe"), "random").isTimed()).isFalse();
  }

  @Test
  void matchLimitsBindPlayersWithoutTheirOwn() {
    var game = Games.find("connect4");
    var maker = new PlayerText<>(game, Limits.nodes(50)).parse("pvs");
    assertThat(maker.text()).isEqualTo("pvs");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "level:99 | There is no level 99",
        "level:x | level:1 (weakest) to level:10",
        "level:nodes=90 | write level:5 or level:nodes=90,noise=0.5,guard=2,solver=no",
        "pvz depth=3 | Did you mean pvs?",
        "pvs | would think for ever",
        "pvs deph=3 | Did you mean depth?",
        "pvs depth | no option",
        "cmd: | names no program",
        "zoo:11 | There is no bug '11'",
        "solver | would think for ever",
        "cmd:no-such-program-of-ours | can be started"
      })
  void mistakesAreNamed(String text, String words) {
    assertThatThrownBy(() -> maker(Games.find("connect4"), text))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(words);
  }

  @Test
  void aBugOfTheZooIsNamedByItsNumber() {
    assertThat(maker(Games.find("connect4"), "ZOO:3A").text()).isEqualTo("zoo:3a");
  }

  /** What play writes down of its usual opponent, who knows more than the depth shows. */
  @Test
  void solverIsAskedBeforeTheSearch() {
    assertThat(kind("solver time=9s")).isEqualTo(Bound.EXACT);
    assertThat(kind("pvs nodes=20")).isEqualTo(Bound.ESTIMATE);
  }

  private static Bound kind(String text) {
    return kind(Games.find("connect4:5x4"), text);
  }

  private static <P extends Position> Bound kind(Game<P> game, String text) {
    try (Player<P> player = maker(game, text).create(1)) {
      return player.choose(game.parse("1 2 3")).thought().value().kind();
    }
  }

  @Test
  void nobodyPlaysGomokuPerfectly() {
    assertThatThrownBy(() -> maker(Games.find("gomoku"), "perfect"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("no exact solver");
  }

  @Test
  void commandsKeepQuotedWordsTogether() {
    assertThat(CommandWords.of(" sh -c \"echo a b\"  c"))
        .containsExactly("sh", "-c", "echo a b", "c");
  }

  /** The first move of Othello is the same four times; which one is a matter of the seed. */
  @ParameterizedTest
  @ValueSource(strings = {"level:10", "solver nodes=2000"})
  void openingsVaryByTheSeed(String text) {
    Game<?> game = Games.find("othello");
    Set<String> moves = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      moves.add(move(game, text, "-", seed));
      assertThat(move(game, text, "-", seed)).isEqualTo(move(game, text, "-", seed));
    }
    assertThat(moves).containsExactlyInAnyOrder("c4", "d3", "e6", "f5");
    assertThat(move(game, text, "f5", 1)).isIn("d6", "f6").isNotEqualTo("f4");
  }

  /** Weak levels must not open like masters. */
  @Test
  void onlyTheHighestLevelAsksTheBook() {
    Game<?> game = Games.find("othello");
    for (int number = 1; number < Levels.of(game).size(); number++) {
      assertThat(Levels.of(game).level(number).asksSolver()).as("level " + number).isFalse();
    }
  }
}
