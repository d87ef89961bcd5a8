package betacut.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.stats.rating.Sprt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ResultsTextTest {
  private static PlayedGame game(int number, int first, int second, int halves, String reason) {
    return new PlayedGame(
        number,
        first,
        second,
        "-",
        List.of("a", "b", "c"),
        halves,
        Ending.of(reason),
        1,
        -1,
        2,
        0,
        4_000_000,
        3_000_000,
        200,
        30);
  }

  @Test
  void everythingIsCounted() {
    var spec = TournamentSpec.of("tictactoe", "level:1", "level:2");
    var results =
        TournamentResults.of(
            spec,
            20,
            List.of(
                game(0, 0, 1, 2, "rules"),
                game(1, 1, 0, 1, "rules"),
                game(2, 0, 1, 0, "crash: exit code 1")));
    PlayerResult one = results.players().get(0);
    assertThat(one.results()).hasToString("WinDrawLoss[wins=1, draws=1, losses=1]");
    assertThat(one.forfeits()).isEqualTo(1);
    assertThat(one.moves()).isEqualTo(2 + 1 + 2);
    assertThat(one.nodesPerMove()).isEqualTo((200 + 30 + 200) / 5.0);
    assertThat(one.millisPerMove()).isEqualTo(11 / 5.0);
    assertThat(one.judgedGames()).isEqualTo(2);
    assertThat(one.blundersPerGame()).isEqualTo(1);
    assertThat(ResultsText.of(results).lines())
        .as("blunders of judged moves, never without these")
        .anyMatch(line -> line.matches(" \\d\\. level:1 .* 2 of 4 +1"));
    assertThat(results.matches().getFirst().pairs().winDraw()).isEqualTo(1);
    assertThat(results.matches().getFirst().pairs().pairs()).isEqualTo(1);
    assertThat(results.drawRate()).isEqualTo(1 / 3.0);
    assertThat(results.firstMoverScore()).isEqualTo(0.5);
    assertThat(results.endings()).hasToString("{crash=1, rules=2}");
    assertThat(results.isComplete()).isFalse();
    assertThat(results.repeatedGames()).as("0 and 2 ended differently").isZero();
    assertThat(ResultsText.of(results))
        .contains("Different openings: 1; games that repeat earlier ones move by move: none.");
  }

  /** A crash without a word is one, and a resignation with many is none. */
  @Test
  void forfeitsAreAKindOfEnding() {
    var results =
        TournamentResults.of(
            TournamentSpec.of("tictactoe", "level:1", "level:2"),
            20,
            List.of(game(0, 0, 1, 0, "crash"), game(1, 1, 0, 2, "resignation: it is lost: sorry")));
    assertThat(results.players().get(0).forfeits()).isEqualTo(1);
    assertThat(results.endings()).hasToString("{crash=1, resignation=1}");
    assertThat(results.games().get(1).ending())
        .isEqualTo(new Ending(Ending.Kind.RESIGNATION, "it is lost: sorry"))
        .hasToString("resignation: it is lost: sorry");
  }

  @Test
  void linesFitTheTerminal() {
    List<PlayedGame> games = new ArrayList<>();
    String[] names =
        IntStream.range(0, 11)
            .mapToObj(i -> "pvs depth=" + i + " table=none order=hash")
            .toArray(String[]::new);
    var schedule = new Schedule(Mode.ROUND_ROBIN, names.length, 1);
    for (int i = 0; i < schedule.games(); i++) {
      Pairing pairing = schedule.game(i);
      games.add(game(i, pairing.first(), pairing.second(), i % 3, "rules"));
    }
    String text =
        ResultsText.of(
            TournamentResults.of(TournamentSpec.of("connect4", names), schedule.games(), games));
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
    assertThat(text).contains("Bradley-Terry", "performance", " 1. ", "11. ");
  }

  /** The weaker player is named first, and yet has one number in all tables: its place. */
  @Test
  void oneNumberingInOneText() {
    List<PlayedGame> games = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      games.add(game(i, i % 2, 1 - i % 2, i % 2 == 0 ? 0 : 2, "rules"));
    }
    String weak = "pvs nodes=2000 table-mib=4 evaluation=old";
    String strong = "pvs nodes=2000 table-mib=4 evaluation=learned";
    var spec = TournamentSpec.of("connect4", weak, strong);
    List<String> lines = ResultsText.of(TournamentResults.of(spec, 8, games)).lines().toList();
    List<String> rows = lines.stream().filter(line -> line.matches(" \\d\\. .*")).toList();
    assertThat(rows).filteredOn(l -> l.contains("=old")).allMatch(l -> l.startsWith(" 2. "));
    assertThat(rows).filteredOn(l -> l.contains("learned")).allMatch(l -> l.startsWith(" 1. "));
    assertThat(lines).contains(" 1. is " + strong, " 2. is " + weak);
    assertThat(lines).filteredOn(line -> line.startsWith(" 1. ")).hasSize(4);
  }

  @Test
  void sprtIsShownWithItsPath() {
    var test = new Sprt(Sprt.Scale.LOGISTIC, 0, 100, 0.05, 0.05);
    List<PlayedGame> games = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      games.add(game(i, i % 2, 1 - i % 2, i % 2 == 0 ? 2 : i % 4 == 1 ? 0 : 1, "rules"));
    }
    var spec =
        TournamentSpec.of("connect4", "level:2", "level:1").withMode(Mode.SPRT, Optional.of(test));
    String text = ResultsText.of(TournamentResults.of(spec, 1000, games));
    assertThat(text).contains("LLR by pairs:", "Decided: the first player is stronger");
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void emptyTournamentIsShownToo() {
    var spec = TournamentSpec.of("connect4", "level:2", "level:1");
    assertThat(ResultsText.of(TournamentResults.of(spec, 20, List.of())))
        .contains("0 of 20 games", "nothing yet");
  }
}
