package betacut.studies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.run.Parallelism;
import betacut.lab.run.Run;
import betacut.lab.run.RunKind;
import betacut.lab.run.Runs;
import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;
import betacut.lab.store.Stores;
import betacut.lab.tournament.TournamentPlan;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.rules.UsageException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What older programs have kept still opens. */
class RunPlansTest {
  private static final Parallelism ONE = Parallelism.of(1);
  private static final TournamentSpec SELF_PLAY =
      TournamentSpec.of(
              "connect4:5x4",
              "pvs nodes=40 table-mib=4 evaluation=threats",
              "pvs nodes=60 table-mib=4 evaluation=threats")
          .withRounds(30, "random:6", 3)
          .withJudge(Optional.empty(), 0);

  private static RunHeader header(String name, String kind, String spec) {
    return new RunHeader(name, kind, spec, "{}");
  }

  @Test
  void anOldTuningSaysOnlyHowItsGamesArePlayed() {
    try (LabStore store = Stores.open(Stores.NOWHERE)) {
      store.begin(header("tune-connect4-5x4-1f", "tuning", TournamentText.format(SELF_PLAY)));
      Run run = new Runs(store, new RunPlans()).named("tune-connect4-5x4-1f");
      assertThat(run.kind()).isEqualTo(RunKind.TUNING);
      assertThat(run.total()).hasValue(60 + 2 * 1000);
      assertThat(run.isOpen()).isTrue();
      assertThat(run.soFar().lines().getFirst()).contains("connect4:5x4, evaluation threats");
    }
  }

  @Test
  void anOldTournamentIsFoundByItsText() {
    var spec = TournamentSpec.of("tictactoe", "random", "level:1");
    try (LabStore store = Stores.open(Stores.NOWHERE)) {
      store.begin(header("tictactoe-0badcafe", "tournament", TournamentText.format(spec)));
      var runs = new Runs(store, new RunPlans());
      assertThat(runs.begin(new TournamentPlan(spec), ONE).name()).isEqualTo("tictactoe-0badcafe");
      var other = new TournamentPlan(spec.withRounds(3, "start", 1));
      assertThat(runs.begin(other, ONE).name()).isEqualTo("tictactoe");
    }
  }

  @Test
  void whatNobodyUnderstandsIsListedAndCanBeRemoved() {
    try (LabStore store = Stores.open(Stores.NOWHERE)) {
      store.begin(header("old", "experiment", "a = 1"));
      store.begin(header("newer", "dream", "?"));
      var runs = new Runs(store, new RunPlans());
      assertThat(runs.all()).map(Run::name).containsExactly("old");
      assertThat(runs.named("old").total()).isEmpty();
      assertThat(runs.named("old").isOpen()).isFalse();
      runs.named("old").remove();
      assertThat(runs.all()).isEmpty();
    }
  }

  @Test
  void namesOfPartsAreNoNamesOfRuns() {
    var plan = new TournamentPlan(TournamentSpec.of("tictactoe", "random", "level:1"));
    try (LabStore store = Stores.open(Stores.NOWHERE)) {
      var runs = new Runs(store, new RunPlans());
      assertThatThrownBy(() -> runs.begin("kang/depths", plan, ONE))
          .isInstanceOf(UsageException.class)
          .hasMessageContaining("choose a name without");
    }
  }
}
