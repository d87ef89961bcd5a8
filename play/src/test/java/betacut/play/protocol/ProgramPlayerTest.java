package betacut.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Limits;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that behave, hang, lie, die and flood, each a line of shell. */
@DisabledOnOs(OS.WINDOWS)
class ProgramPlayerTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  /** For programs that answer; how quickly is not our question. */
  private static final ReplyTimeouts PATIENT = new ReplyTimeouts(LONG, LONG, LONG);

  /** Answers the two lines before the first move. */
  private static final String POLITE = "read a; echo betacut 1 Shell; read b; echo ready; ";

  private static <P extends Position> ProgramPlayer<P> player(Game<P> game, String script) {
    return player(game, script, PATIENT);
  }

  private static <P extends Position> ProgramPlayer<P> player(
      Game<P> game, String script, ReplyTimeouts timeouts) {
    return new ProgramPlayer<>(
        "shell", List.of("sh", "-c", script), new LineProtocol<>(game, timeouts));
  }

  private static <P extends Position> Player.Choice asked(
      Game<P> game, String script, Limits limits, ReplyTimeouts timeouts) {
    try (var player = player(game, script, timeouts)) {
      return player.choose(game.start(), limits);
    }
  }

  @Test
  void goodProgramIsUnderstood() {
    String script =
        POLITE
            + "echo info thinking; echo; echo chatter >&2; read position; read go;"
            + "test \"$go\" = 'go depth 3 nodes 70 time 900' &&"
            + "echo bestmove b2 score -12 nodes 345; read quit";
    var choice =
        asked(
            Games.find("tictactoe"),
            script,
            Limits.depth(3).withNodes(70).withTime(Duration.ofMillis(900)),
            PATIENT);
    assertThat(choice.move()).isEqualTo(4);
    assertThat(choice.thought().statistics().nodes()).isEqualTo(345);
    assertThat(choice.thought().value().score()).isEqualTo(-12);
  }

  @Test
  void positionIsSentAsTheGameWritesIt() {
    Game<?> game = Games.find("tictactoe");
    String echo = POLITE + "read position; read go; echo error \"$position\"";
    assertThatThrownBy(() -> asked(game, echo, Limits.NONE, PATIENT))
        .hasMessageContaining("position " + formattedStart(game));
  }

  private static <P extends Position> String formattedStart(Game<P> game) {
    return game.format(game.start());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ILLEGAL_MOVE | z9 | POLITE read p; read g; echo bestmove z9; sleep 20",
        "ILLEGAL_MOVE | a1 a2 | POLITE read p; read g; echo bestmove a1 a2 score 1; sleep 20",
        "CRASH | answered 'hello' | echo hello; sleep 20",
        "CRASH | answered 'move a1' | POLITE read p; read g; echo move a1; sleep 20",
        "CRASH | exit code 3, saying out of luck | POLITE echo out of luck >&2; exit 3",
        "CRASH | exit code 0 | true",
        "CRASH | it says error no such game | read a; echo betacut 1; echo error no such game",
        "CRASH | wrote more than 1 MiB | POLITE yes info",
        "CRASH | wrote more than 1 MiB | cat /dev/zero",
        "CRASH | exit code 127 | nonsense-program-name"
      })
  void faultsAreForfeits(Fault fault, String words, String script) {
    assertForfeit(fault, words, script.replace("POLITE ", POLITE), PATIENT);
  }

  private static void assertForfeit(
      Fault fault, String words, String script, ReplyTimeouts timeouts) {
    Game<?> game = Games.find("tictactoe");
    assertThatThrownBy(() -> asked(game, script, Limits.time(Duration.ofMillis(50)), timeouts))
        .asInstanceOf(InstanceOfAssertFactories.type(PlayerFailure.class))
        .satisfies(failure -> assertThat(failure.fault()).isEqualTo(fault))
        .satisfies(failure -> assertThat(failure.reason()).contains(words).hasSizeLessThan(161));
  }

  @Test
  void silenceIsAForfeit() {
    Duration moment = Duration.ofMillis(100);
    var forMoves = new ReplyTimeouts(LONG, moment, LONG);
    assertForfeit(Fault.TIME, "no move within 50 ms", POLITE + "sleep 20", forMoves);
    var forTheStart = new ReplyTimeouts(moment, LONG, LONG);
    assertForfeit(Fault.TIME, "did not answer", "sleep 20", forTheStart);
  }

  @Test
  void stopIsSaidAtTheEndOfTheTime() {
    String script = POLITE + "read p; read g; read s; test \"$s\" = stop && echo bestmove c3";
    assertThat(chosen(Games.find("tictactoe"), script)).isEqualTo("c3");
  }

  private static <P extends Position> String chosen(Game<P> game, String script) {
    try (var player = player(game, script)) {
      Limits limits = Limits.time(Duration.ofMillis(30));
      return game.formatMove(player.choose(game.start(), limits).move());
    }
  }

  @Test
  void programThatCannotBeStartedForfeits() {
    Game<?> game = Games.find("tictactoe");
    assertThatThrownBy(() -> started(game)).hasMessageContaining("cannot be started");
  }

  private static <P extends Position> void started(Game<P> game) {
    try (var player =
        new ProgramPlayer<>("none", List.of("/no/such/file"), new LineProtocol<>(game, PATIENT))) {
      player.choose(game.start());
    }
  }

  @Test
  void programsAndTheirChildrenAreEnded() throws Exception {
    String script = POLITE + "read p; read g; trap '' TERM; sleep 60 & echo bestmove a1; sleep 61";
    List<ProcessHandle> children = childrenAfterMove(Games.find("tictactoe"), script);
    assertThat(children).hasSizeGreaterThanOrEqualTo(2); // the shell and its sleep
    for (ProcessHandle child : children) {
      child.onExit().get(LONG.toSeconds(), TimeUnit.SECONDS);
    }
  }

  private static <P extends Position> List<ProcessHandle> childrenAfterMove(
      Game<P> game, String script) {
    List<ProcessHandle> before = ProcessHandle.current().descendants().toList();
    try (var player = player(game, script)) {
      player.choose(game.start());
      return ProcessHandle.current().descendants().filter(p -> !before.contains(p)).toList();
    }
  }
}
