package betacut.play.examine;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.doctor.Diagnosis;
import betacut.play.PlayerText;
import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.play.player.PlayerMaker;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Limits;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What moves alone show of a player; that programs of others are players is tested elsewhere. */
class ProgramExaminationTest {
  private static <P extends Position> Diagnosis examined(Game<P> game, String player) {
    return new ProgramExamination<>(
            game, new PlayerText<>(game, Limits.NONE).parse(player), Duration.ofMinutes(5))
        .run();
  }

  @Test
  void aPerfectPlayerIsHealthyAndKeepsEveryValue() {
    Diagnosis report = examined(Games.find("tictactoe"), "perfect");
    assertThat(report.findings()).isEmpty();
    assertThat(report.passed())
        .containsExactly(
            "its moves are legal, and come in time",
            "it takes a win in one",
            "it prevents a loss in one");
    assertThat(report.skipped()).anyMatch(text -> text.contains("kept what 10 of 10 solved"));
  }

  @Test
  void aPlayerWhoSeesTwoPliesIsHealthy() {
    Diagnosis report = examined(Games.find("connect4"), "minimax depth=2 evaluation=zero");
    assertThat(report.findings()).isEmpty();
    assertThat(report.isHealthy()).isTrue();
  }

  /** The paper's admitted fault: a win in one is not taken, as all wins look alike. */
  @Test
  void aWinInOneThatIsNotTakenIsShown() {
    Diagnosis report = examined(Games.find("connect4"), "random");
    assertThat(report.findings())
        .extracting(finding -> finding.invariant())
        .contains("it takes a win in one", "it prevents a loss in one");
    assertThat(report.findings().getFirst().where()).startsWith("connect4: ");
    Diagnosis flat = examined(Games.find("connect4"), "zoo:1");
    assertThat(flat.findings())
        .extracting(finding -> finding.invariant())
        .contains("it takes a win in one");
  }

  @Test
  void aPlayerWhoFailsIsToldWhatItDid() {
    Game<?> game = Games.find("tictactoe");
    assertThat(failing(game).findings().getFirst().invariant()).isEqualTo("it answers in time");
    assertThat(failing(game).skipped()).contains("the rest: it needs a program that answers");
  }

  private static <P extends Position> Diagnosis failing(Game<P> game) {
    Player<P> sleeper =
        new Player<>() {
          @Override
          public Choice choose(P position, Limits limits) {
            throw new PlayerFailure(Fault.TIME, "nothing after 1 s");
          }

          @Override
          public String name() {
            return "sleeper";
          }
        };
    return new ProgramExamination<>(
            game, new PlayerMaker<>("sleeper", true, seed -> sleeper), Duration.ofMinutes(5))
        .run();
  }
}
