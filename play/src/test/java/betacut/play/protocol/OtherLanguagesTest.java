package betacut.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.play.PlayerText;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import java.time.Duration;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that speak GTP, NBoard's or the Gomocup protocol, each a line of shell. */
@DisabledOnOs(OS.WINDOWS)
class OtherLanguagesTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  /** For programs that answer; how quickly is not our question. */
  private static final ReplyTimeouts PATIENT = new ReplyTimeouts(LONG, LONG, LONG);

  private static final ReplyTimeouts SHORT = new ReplyTimeouts(LONG, Duration.ofMillis(100), LONG);

  /** Answers name, boardsize and clear_board. */
  private static final String GTP = "for i in 1 2 3; do read a; echo '= Shell'; echo; done; ";

  /** Says its name and answers the first ping. */
  private static final String NBOARD =
      "read n; test \"$n\" = 'nboard 2' && echo set myname Shell; read p; echo pong 1; ";

  private static final String GOMOCUP = "read a; echo OK - ready; read b; read c; ";

  private static <P extends Position> String asked(
      ProgramLanguage language, Game<P> game, String position, String script) {
    return asked(language, game, position, script, PATIENT);
  }

  private static <P extends Position> String asked(
      ProgramLanguage language,
      Game<P> game,
      String position,
      String script,
      ReplyTimeouts timeouts) {
    List<String> command = List.of("sh", "-c", script);
    try (var player = new ProgramPlayer<>("shell", command, language.protocol(game, timeouts))) {
      P from = game.parse(position);
      Limits limits = Limits.time(Duration.ofMillis(50));
      return game.formatMove(player.choose(from, limits).move());
    }
  }

  @Test
  void gtpProgramHearsTheMovesAndItsTime() {
    String script =
        GTP
            + "read p; test \"$p\" = 'play black F5' && echo =;"
            + "read p; test \"$p\" = 'play white D6' && echo =;"
            + "read t; test \"$t\" = 'time_settings 0 1 1' && echo '? unknown command';"
            + "read g; test \"$g\" = 'genmove black' && echo chatter && echo '= c3'; read q";
    assertThat(asked(ProgramLanguage.GTP, Games.find("othello"), "f5d6", script)).isEqualTo("c3");
  }

  @Test
  void gtpVerticesLeaveOutTheColumnI() {
    String script =
        GTP
            + "read p; test \"$p\" = 'play black J1' && echo =;"
            + "read t; echo =; read g; echo '= H2'; read q";
    assertThat(asked(ProgramLanguage.GTP, Games.find("mnk:9,9,5"), "i1", script)).isEqualTo("h2");
  }

  @Test
  void nboardProgramHearsTheBoardAndItsClock() {
    String script =
        NBOARD
            + "read d; test \"$d\" = 'set depth 60' && read g; test \"$g\" ="
            + " 'set game (;GM[Othello]PC[Betacut]PB[?]PW[?]RE[?]TI[00:02]TY[8]BO[8 "
            + "-------------------O-------O*------***-------------------------- *];)' || exit 3;"
            + "read p; echo search c3 0 0 12; echo $p | tr i o;"
            + "read go; test $go = go && echo nodestats 90 0.1 && echo === C3/1.0/0.1; read q";
    String board = "-".repeat(19) + "O-------OX------XXX" + "-".repeat(26) + " X";
    assertThat(asked(ProgramLanguage.NBOARD, Games.find("othello"), board, script)).isEqualTo("c3");
  }

  @Test
  void gomocupProgramHearsTheBoardOfAnOpening() {
    String script =
        GOMOCUP
            + "read t; test \"$t\" = 'INFO timeout_turn 50' && read b; test $b = BOARD && read x;"
            + "test $x = 7,7,2 && read d; test $d = DONE && echo MESSAGE hm && echo '8, 6'; read e";
    assertThat(asked(ProgramLanguage.GOMOCUP, Games.find("gomoku"), "h8", script)).isEqualTo("i9");
  }

  @Test
  void gomocupProgramBeginsAndIsToldTurns() {
    Game<?> game = Games.find("mnk:6,5,5");
    String script =
        "read s; test \"$s\" = 'RECTSTART 6,5' && echo OK; read a; read b;"
            + "read t; read x; test $x = BEGIN && echo SUGGEST 0,0; read p;"
            + "test \"$p\" = 'PLAY 0,0' && echo 0,0;"
            + "read t; read x; test \"$x\" = 'TURN 5,4' && echo 1,0; read e";
    assertThat(twoMoves(game, script)).isEqualTo("a5 b5");
  }

  private static <P extends Position> String twoMoves(Game<P> game, String script) {
    List<String> command = List.of("sh", "-c", script);
    var protocol = ProgramLanguage.GOMOCUP.protocol(game, PATIENT);
    try (var player = new ProgramPlayer<>("shell", command, protocol)) {
      P position = game.start();
      Limits limits = Limits.time(Duration.ofSeconds(2));
      int first = player.choose(position, limits).move();
      position.make(first);
      position.make(game.parseMove(position, "f1"));
      int second = player.choose(position, limits).move();
      return game.formatMove(first) + " " + game.formatMove(second);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GTP | CRASH | answered '? unacceptable size' | read n; echo =; read b; echo '?"
            + " unacceptable size'",
        "GTP | ILLEGAL_MOVE | a1 in | OPEN read t; echo =; read g; echo '= a1'; sleep 9",
        "GTP | RESIGNATION | resignation | OPEN read t; echo =; read g; echo '= resign'; sleep 9",
        "GTP | TIME | no answer to 'genmove black' within 1100 ms | OPEN read t; echo =; sleep 9",
        "GTP | CRASH | exit code 4 | OPEN exit 4",
        "NBOARD | CRASH | answered 'resign' to 'go' | OPEN read d; read g; read p; echo pong 2;"
            + " read g; echo === resign; sleep 9",
        "NBOARD | ILLEGAL_MOVE | a1 in | OPEN read d; read g; read p; echo pong 2; read g; echo"
            + " '=== A1'; sleep 9",
        "NBOARD | TIME | no answer to 'go' within 50 ms | OPEN read d; read g; read p; echo pong 2;"
            + " sleep 9",
        "GOMOCUP | CRASH | it says ERROR too big | read s; echo ERROR too big; sleep 9",
        "GOMOCUP | CRASH | answered 'a1' | OPEN read t; read b; echo a1; sleep 9",
        "GOMOCUP | ILLEGAL_MOVE | 15,2 in | OPEN read t; read b; echo 15,2; sleep 9",
        "GOMOCUP | TIME | no answer to TURN within 150 ms | OPEN sleep 9"
      })
  void faultsAreForfeits(ProgramLanguage language, Fault fault, String words, String script) {
    Game<?> game = Games.find(language == ProgramLanguage.GOMOCUP ? "gomoku" : "othello");
    String whole = script.replace("OPEN ", opening(language));
    ReplyTimeouts timeouts = fault == Fault.TIME ? SHORT : PATIENT;
    assertThatThrownBy(() -> asked(language, game, "-", whole, timeouts))
        .asInstanceOf(InstanceOfAssertFactories.type(PlayerFailure.class))
        .satisfies(failure -> assertThat(failure.fault()).isEqualTo(fault))
        .satisfies(failure -> assertThat(failure.reason()).contains(words));
  }

  private static String opening(ProgramLanguage language) {
    return switch (language) {
      case GTP -> GTP;
      case NBOARD -> NBOARD;
      default -> GOMOCUP;
    };
  }

  @Test
  void aPositionWithoutKnownMovesForfeits() {
    String late = "-".repeat(24) + "---XX------XXX--" + "-".repeat(24) + " O";
    assertThatThrownBy(
            () -> asked(ProgramLanguage.GTP, Games.find("othello"), late, GTP + "sleep 9"))
        .hasMessageContaining("no moves lead to");
  }

  @Test
  void gamesThatCannotBeSaidAreRefused() {
    var sixRows = new PlayerText<>(Games.find("connect4"), Limits.NONE);
    assertThatThrownBy(() -> sixRows.parse("gtp:sh"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("connect4 has 7x6");
    assertThatThrownBy(() -> sixRows.parse("gomocup:sh"))
        .hasMessageContaining("Gomocup programs play five in a row, not connect4");
    assertThatThrownBy(() -> sixRows.parse("nboard:sh"))
        .hasMessageContaining("NBoard programs play Othello, not connect4");
    assertThatThrownBy(() -> sixRows.parse("gtp:")).hasMessageContaining("gtp: names no program");
  }
}
