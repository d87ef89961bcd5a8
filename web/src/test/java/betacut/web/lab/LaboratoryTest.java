package betacut.web.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.run.Parallelism;
import betacut.lab.run.Run;
import betacut.lab.run.Runs;
import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;
import betacut.lab.store.Stores;
import betacut.lab.tournament.TournamentPlan;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tournament.TournamentText;
import betacut.studies.RunPlans;
import betacut.web.http.Refusal;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
    try (var laboratory = new ServerLaboratory(data, "")) {
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
    try (var laboratory = new ServerLaboratory(data, db)) {
      ended(new RunJobs(laboratory).begin(new ExperimentPlan(NARROW)));
    }
    try (LabStore store = Stores.open(db)) {
      assertThat(store.find("narrow")).isPresent();
    }
    assertThat(data.resolve("lab.sqlite")).doesNotExist();
  }

  /** A list that is being made while somebody removes a run is the list without it. */
  @Test
  void aRunThatGoesWhileAllAreListedIsLeftOut(@TempDir Path data) {
    try (LabStore store = Stores.open(data.resolve("lab").toString())) {
      var real = new Runs(store, new RunPlans());
      real.begin("first", new ExperimentPlan(NARROW), Parallelism.of(1));
      real.begin("second", new ExperimentPlan(NARROW), Parallelism.of(1));
      var runs = new Runs(removing(store, "second"), new RunPlans());
      assertThat(Archive.rows(runs, runs.all()))
          .extracting(row -> row.run().run())
          .containsExactly("first");
    }
  }

  /** The same store, from which a run goes at the moment its rows are asked for. */
  private static LabStore removing(LabStore store, String name) {
    InvocationHandler handler =
        (_, method, given) -> {
          if (method.getName().equals("log") && given[0].equals(name)) {
            store.remove(name);
          }
          try {
            return method.invoke(store, given);
          } catch (InvocationTargetException failed) {
            throw failed.getCause();
          }
        };
    return (LabStore)
        Proxy.newProxyInstance(
            LabStore.class.getClassLoader(), new Class<?>[] {LabStore.class}, handler);
  }

  /** Programs would run with our rights. */
  @Test
  void aTournamentOfProgramsIsNotPlayedAgainHere(@TempDir Path data) {
    String text = TournamentText.format(TournamentSpec.of("gomoku", "random", "cmd:id"));
    try (LabStore store = Stores.open(data.resolve("lab").toString())) {
      store.begin(new RunHeader("theirs", "tournament", text, "{}"));
    }
    try (var laboratory = new ServerLaboratory(data, "")) {
      var jobs = new RunJobs(laboratory);
      assertThatThrownBy(() -> jobs.resume("theirs")).hasMessageContaining("command line");
      assertThatThrownBy(() -> jobs.verify("theirs", false)).hasMessageContaining("command line");
    }
  }

  /** Whoever begins while another begins waits for a name of his own, or is told to wait. */
  @Test
  void tournamentsBegunAtOnceTakeDifferentNames(@TempDir Path data) throws Exception {
    try (var laboratory = new ServerLaboratory(data, "");
        var people = Executors.newFixedThreadPool(8)) {
      var jobs = new RunJobs(laboratory);
      var start = new CountDownLatch(1);
      List<Future<Job>> begun = new ArrayList<>();
      for (int seed = 0; seed < 8; seed++) {
        TournamentSpec spec =
            TournamentSpec.of("tictactoe", "random", "level:1").withRounds(1, "start", seed);
        begun.add(
            people.submit(
                () -> {
                  start.await();
                  return jobs.begin(new TournamentPlan(spec));
                }));
      }
      start.countDown();
      for (Future<Job> one : begun) {
        try {
          ended(one.get());
        } catch (ExecutionException refused) {
          assertThat(refused.getCause())
              .isInstanceOf(Refusal.class)
              .hasMessageContaining("running");
        }
      }
    }
  }
}
