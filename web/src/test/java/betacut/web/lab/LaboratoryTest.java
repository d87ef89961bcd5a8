package betacut.web.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.run.Run;
import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;
import betacut.lab.store.Stores;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LaboratoryTest {
  private static final Experiment NARROW =
      SpecReader.read(
          """
          name = "narrow"
          games = ["tictactoe"]
          positions.random = { count = 60, plies = [1, 4] }
          [fixed]
          algorithm = "minimax"
          [factors]
          depth = [1, 2]
          [stop]
          measure = "nodes"
          within = 0.2
          minimum = 6
          growth = 2
          """,
          "narrow.toml");

  private static Job.Look ended(Job job) throws InterruptedException {
    Job.Look look = job.look();
    while (!look.isOver()) {
      look = job.await(look.version(), 1000);
    }
    return look;
  }

  @Test
  void anExperimentThatKnowsEnoughIsNotOpen(@TempDir Path data) throws InterruptedException {
    try (var laboratory = new Laboratory(data, "")) {
      ended(new RunJobs(laboratory).begin(new ExperimentPlan(NARROW)));
      laboratory.with(
          runs -> {
            Run kept = runs.named("narrow");
            assertThat(kept.done()).isEqualTo(48).isLessThan(kept.total().orElseThrow());
            assertThat(kept.isOpen()).isFalse();
            return kept;
          });
    }
  }

  @Test
  void theStoreMayBeElsewhere(@TempDir Path data, @TempDir Path elsewhere)
      throws InterruptedException {
    String db = elsewhere.resolve("results").toString();
    try (var laboratory = new Laboratory(data, db)) {
      ended(new RunJobs(laboratory).begin(new ExperimentPlan(NARROW)));
    }
    try (LabStore store = Stores.open(db)) {
      assertThat(store.find("narrow")).isPresent();
    }
    assertThat(data.resolve("lab.sqlite")).doesNotExist();
  }

  /** Programs would run with our rights. */
  @Test
  void aTournamentOfProgramsIsNotPlayedAgainHere(@TempDir Path data) {
    String text = TournamentText.format(TournamentSpec.of("gomoku", "random", "cmd:id"));
    try (LabStore store = Stores.open(data.resolve("lab").toString())) {
      store.begin(new RunHeader("theirs", "tournament", text, "{}"));
    }
    try (var laboratory = new Laboratory(data, "")) {
      var jobs = new RunJobs(laboratory);
      assertThatThrownBy(() -> jobs.resume("theirs")).hasMessageContaining("command line");
      assertThatThrownBy(() -> jobs.verify("theirs", false)).hasMessageContaining("command line");
    }
  }
}
