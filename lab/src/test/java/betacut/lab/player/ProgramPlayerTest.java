package betacut.lab.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.player.PlayerFailure.Fault;
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
  private static final Patience SHORT =
      new Patience(Duration.ofSeconds(2), Duration.ofMillis(100), Duration.ofSeconds(2));

  /** Answers the two lines before the first move. */
  private static final String POLITE = "read a; echo betacut 1 Shell; read b; echo ready; ";

  private static <P extends Position> ProgramPlayer<P> player(Game<P> game, String script) {
    return new ProgramPlayer<>("shell", List.of("sh", "-c", script), game, SHORT);
  }

  private static <P extends Position> Player.Choice asked(
      Game<P> game, String script, Limits limits) {
    try (var player = player(game, script)) {
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
            Limits.depth(3).withNodes(70).withTime(Duration.ofMillis(900)));
    assertThat(choice.move()).isEqualTo(4);
    assertThat(choice.thought().statistics().nodes()).isEqualTo(345);
    assertThat(choice.thought().value().score()).isEqualTo(-12);
  }

  @Test
  void positionIsSentAsTheGameWritesIt() {
    Game<?> game = Games.find("tictactoe");
    String echo = POLITE + "read position; read go; echo error \"$position\"";
    assertThatThrownBy(() -> asked(game, echo, Limits.NONE))
        .hasMessageContaining("position " + formattedStart(game));
  }

  private static <P extends Position> String formattedStart(Game<P> game) {
    return game.format(game.start());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TIME | no move within 50 ms | POLITE sleep 20",
        "TIME | did not answer | sleep 20",
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
    Game<?> game = Games.find("tictactoe");
    String whole = script.replace("POLITE ", POLITE);
    assertThatThrownBy(() -> asked(game, whole, Limits.time(Duration.ofMillis(50))))
        .asInstanceOf(InstanceOfAssertFactories.type(PlayerFailure.class))
        .satisfies(failure -> assertThat(failure.fault()).isEqualTo(fault))
        .satisfies(failure -> assertThat(failure.reason()).contains(words).hasSizeLessThan(161));
  }

  @Test
  void stopIsSaidAtTheEndOfTheTime() {
    String script = POLITE + "read p; read g; read s; test \"$s\" = stop && echo bestmove c3";
    var patient = new Patience(Duration.ofSeconds(2), Duration.ofSeconds(2), Duration.ofSeconds(2));
    var game = Games.find("tictactoe");
    assertThat(chosen(game, script, patient)).isEqualTo("c3");
  }

  private static <P extends Position> String chosen(
      Game<P> game, String script, Patience patience) {
    try (var player = new ProgramPlayer<>("shell", List.of("sh", "-c", script), game, patience)) {
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
    try (var player = new ProgramPlayer<>("none", List.of("/no/such/file"), game, SHORT)) {
      player.choose(game.start());
    }
  }

  @Test
  void programsAndTheirChildrenAreEnded() throws InterruptedException {
    String script = POLITE + "read p; read g; trap '' TERM; echo bestmove a1; sleep 60 & sleep 61";
    List<ProcessHandle> children = childrenAfterMove(Games.find("tictactoe"), script);
    assertThat(children).isNotEmpty();
    for (int i = 0; i < 100 && children.stream().anyMatch(ProcessHandle::isAlive); i++) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
    assertThat(children).noneMatch(ProcessHandle::isAlive);
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
