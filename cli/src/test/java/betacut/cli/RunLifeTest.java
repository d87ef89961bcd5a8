package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.level.CalibrationPlan;
import betacut.lab.run.Parallelism;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunPlan;
import betacut.lab.run.Runs;
import betacut.lab.store.LabStore;
import betacut.lab.store.Stores;
import betacut.lab.tournament.TournamentPlan;
import betacut.lab.tournament.TournamentSpec;
import betacut.lab.tuning.Sampling;
import betacut.lab.tuning.TuningPlan;
import betacut.rules.Games;
import betacut.search.StopSignal;
import betacut.studies.RunPlans;
import betacut.studies.Studies;
import betacut.studies.StudyPlan;
import betacut.text.json.JsonReader;
import betacut.web.WebServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A run of every kind is begun, interrupted, listed, verified as far as it is, gone on with,
 * verified whole and removed, by the terminal and by the web app, which see the same store.
 */
class RunLifeTest {
  private static final int FEW = 6;

  @TempDir Path data;

  /** Where somebody sees runs. */
  private interface Surface extends AutoCloseable {
    /** What is listed of a run: its kind, and what is done of how much; empty if it is not. */
    Optional<Map<?, ?>> listed(String run);

    /** Goes on to the end. */
    void resume(String run);

    /** The numbers of a verification; one of part of a run must be asked for as such. */
    Map<?, ?> verify(String run, boolean isPartial);

    /** What the run says. */
    String report(String run);

    void remove(String run);

    @Override
    void close();
  }

  /** {@code betacut lab}. */
  private static final class InTerminal implements Surface {
    private final Path data;

    InTerminal(Path data) {
      this.data = data;
    }

    private Run lab(String... words) {
      var all = new ArrayList<>(List.of("lab"));
      all.addAll(List.of(words));
      all.addAll(List.of("--db", data.resolve("lab").toString()));
      Run run = Run.of(all.toArray(String[]::new));
      assertThat(run.code()).as(run.err()).isZero();
      return run;
    }

    @Override
    public Optional<Map<?, ?>> listed(String name) {
      return lab("list", "--json").lines().stream()
          .<Map<?, ?>>map(line -> (Map<?, ?>) JsonReader.read(line))
          .filter(row -> name.equals(row.get("run")))
          .findFirst();
    }

    @Override
    public void resume(String name) {
      assertThat(lab("resume", name, "--json").answer()).contains("\"end\":\"complete\"");
    }

    @Override
    public Map<?, ?> verify(String name, boolean isPartial) {
      Run run =
          isPartial ? lab("verify", name, "--json", "--partial") : lab("verify", name, "--json");
      return (Map<?, ?>) JsonReader.read(run.answer());
    }

    @Override
    public String report(String name) {
      return lab("report", name).out();
    }

    @Override
    public void remove(String name) {
      assertThat(lab("remove", name).out()).contains("Removed " + name);
    }

    @Override
    public void close() {}
  }

  /** What the page asks. */
  private static final class OnPage implements Surface {
    private final WebServer server;

    OnPage(Path data) {
      server = WebServer.start(WebServer.LOOPBACK, 0, data);
    }

    private Map<?, ?> ask(String method, String question) {
      try {
        URI address = server.address().resolve("/api/lab/" + question);
        var connection = (HttpURLConnection) address.toURL().openConnection();
        connection.setRequestMethod(method);
        connection.setRequestProperty("X-Betacut", server.token());
        try (var answer = connection.getInputStream()) {
          String text = new String(answer.readAllBytes(), StandardCharsets.UTF_8);
          return (Map<?, ?>) JsonReader.read(text);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public Optional<Map<?, ?>> listed(String name) {
      for (Object row : (List<?>) ask("GET", "runs").get("runs")) {
        if (name.equals(((Map<?, ?>) row).get("run"))) {
          return Optional.of((Map<?, ?>) row);
        }
      }
      return Optional.empty();
    }

    private Map<?, ?> ended(String name) {
      Map<?, ?> end = ask("GET", "watch?stream=no&run=" + name);
      assertThat(end.get("state")).as(end.toString()).isEqualTo("done");
      return end;
    }

    @Override
    public void resume(String name) {
      ask("POST", "resume?run=" + name);
      ended(name);
      assertThat(ask("GET", "report?run=" + name).get("open")).isEqualTo(false);
    }

    @Override
    public Map<?, ?> verify(String name, boolean isPartial) {
      ask("POST", "verify?run=" + name + (isPartial ? "&partial=yes" : ""));
      return ended(name);
    }

    @Override
    public String report(String name) {
      return ask("GET", "report?run=" + name).toString();
    }

    @Override
    public void remove(String name) {
      ask("DELETE", "run?run=" + name);
    }

    @Override
    public void close() {
      server.close();
    }
  }

  private static RunPlan plan(RunKind kind) {
    return switch (kind) {
      case EXPERIMENT ->
          new ExperimentPlan(
              SpecReader.read(
                  """
                  name = "small"
                  games = ["tictactoe"]
                  positions.random = { count = 6, plies = [0, 3] }
                  fixed = "alphabeta"
                  [factors]
                  depth = [1, 2, 3, 4]
                  """,
                  "small.toml"));
      case TOURNAMENT ->
          new TournamentPlan(
              TournamentSpec.of("tictactoe", "random", "level:2", "pvs depth=3")
                  .withRounds(4, "random:1", 1));
      case STUDY -> new StudyPlan(Studies.named("kang"), true);
      case CALIBRATION -> new CalibrationPlan(Games.find("tictactoe"), 2, 9);
      case TUNING ->
          TuningPlan.of(Games.find("connect4:5x4"), "", 60, 20, "random:4", Sampling.QUIET, 2, 3);
    };
  }

  /** Begins a run and interrupts it after a few results. */
  private String interrupted(RunPlan plan) {
    try (LabStore store = Stores.open(data.resolve("lab").toString())) {
      var run = new Runs(store, new RunPlans()).begin(plan, Parallelism.of(1));
      var stop = new StopSignal();
      run.resume(
          Parallelism.of(1),
          progress -> {
            if (progress.done() >= FEW) {
              stop.stop();
            }
          },
          stop);
      return run.name();
    }
  }

  @ParameterizedTest
  @EnumSource(RunKind.class)
  void oneLifeInTheTerminal(RunKind kind) {
    live(kind, new InTerminal(data));
  }

  /** But a study: RunJobsTest of the web module has a small one. */
  @ParameterizedTest
  @EnumSource(value = RunKind.class, names = "STUDY", mode = EnumSource.Mode.EXCLUDE)
  void oneLifeOnThePage(RunKind kind) {
    live(kind, new OnPage(data));
  }

  private void live(RunKind kind, Surface surface) {
    RunPlan plan = plan(kind);
    String run = interrupted(plan);
    try (surface) {
      Map<?, ?> begun = surface.listed(run).orElseThrow();
      assertThat(begun.get("kind")).isEqualTo(kind.id());
      assertThat(begun.get("done")).isEqualTo((double) FEW);
      assertThat(begun.get("total")).isEqualTo((double) plan.total());

      Map<?, ?> some = surface.verify(run, true);
      assertThat(some.get("holds")).isEqualTo(true);
      assertThat(some.get("compared")).isEqualTo((double) FEW);
      assertThat((Double) some.get("missing")).isPositive();

      surface.resume(run);
      double done = (Double) surface.listed(run).orElseThrow().get("done");
      assertThat(done).isGreaterThan(FEW).isLessThanOrEqualTo(plan.total());
      Map<?, ?> whole = surface.verify(run, false);
      assertThat(whole.get("holds")).isEqualTo(true);
      assertThat(whole.get("compared")).isEqualTo(done);
      assertThat(whole.get("different")).isEqualTo(0.0);
      assertThat(surface.report(run)).isNotBlank();

      surface.remove(run);
      assertThat(surface.listed(run)).isEmpty();
    }
    try (LabStore store = Stores.open(data.resolve("lab").toString())) {
      assertThat(store.runs()).as("nothing of it is left, parts neither").isEmpty();
    }
  }
}
