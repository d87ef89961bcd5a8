package betacut.studies;

import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.level.CalibrationPlan;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunPlan;
import betacut.lab.run.RunReader;
import betacut.lab.store.Columns;
import betacut.lab.store.RunHeader;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentPlan;
import betacut.lab.tournament.TournamentText;
import betacut.lab.tuning.TuningPlan;
import java.util.Optional;

/** Reads the texts of all kinds of runs. */
public final class RunPlans implements RunReader {
  public RunPlans() {}

  @Override
  public RunPlan read(RunKind kind, String text, String file) {
    return switch (kind) {
      case EXPERIMENT -> new ExperimentPlan(SpecReader.read(text, file));
      case TOURNAMENT -> new TournamentPlan(TournamentText.parse(text));
      case STUDY -> StudyPlan.read(text);
      case CALIBRATION -> CalibrationPlan.read(text);
      case TUNING -> TuningPlan.read(text);
    };
  }

  @Override
  public Columns<?> columns(RunKind kind) {
    return kind == RunKind.EXPERIMENT ? Measurement.COLUMNS : PlayedGame.COLUMNS;
  }

  /** Studies had no header of their own once, but parts called {@code kang-quick-2/depths}. */
  @Override
  public Optional<RunHeader> wholeOf(RunHeader part) {
    int end = part.name().lastIndexOf('/');
    if (end < 0 || !part.kind().equals(RunKind.TOURNAMENT.id())) {
      return Optional.empty();
    }
    String run = part.name().substring(0, end);
    String name = part.name().substring(end + 1);
    for (Study study : Studies.all()) {
      for (boolean isQuick : new boolean[] {false, true}) {
        var plan = new StudyPlan(study, isQuick);
        boolean isWhole =
            run.replaceFirst("-\\d{1,6}$", "").equals(plan.name())
                && study.parts(isQuick).stream()
                    .filter(one -> one.name().equals(name))
                    .anyMatch(one -> TournamentText.format(one.spec()).equals(part.spec()));
        if (isWhole) {
          return Optional.of(
              new RunHeader(run, RunKind.STUDY.id(), plan.text(), part.provenance()));
        }
      }
    }
    return Optional.empty();
  }
}
