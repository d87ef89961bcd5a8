package betacut.bench.chaos;

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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A run of every kind that takes a moment. */
final class SmallRuns {
  static final String EXPERIMENT =
      """
      name = "small"
      games = ["tictactoe"]
      measures = ["nodes"]
      positions.random = { count = 6, plies = [0, 3] }
      fixed = "alphabeta"
      [factors]
      depth = [1, 2, 3, 4]
      """;

  private static final int FEW = 6;

  private SmallRuns() {}

  static RunPlan plan(RunKind kind) {
    return switch (kind) {
      case EXPERIMENT -> new ExperimentPlan(SpecReader.read(EXPERIMENT, "small.toml"));
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

  /**
   * Puts a run of every kind into a store: the experiment and the tournament whole, the others
   * begun, as finding out what they say takes seconds.
   *
   * @return their names
   */
  static List<String> begin(Path place) {
    List<String> names = new ArrayList<>();
    try (LabStore store = Stores.open(place.toString())) {
      var runs = new Runs(store, new RunPlans());
      for (RunKind kind : RunKind.values()) {
        var run = runs.begin(plan(kind), Parallelism.of(1));
        names.add(run.name());
        var stop = new StopSignal();
        run.resume(
            Parallelism.of(1),
            progress -> {
              if (kind.hasParts() && progress.done() >= FEW) {
                stop.stop();
              }
            },
            stop);
      }
    }
    return names;
  }
}
