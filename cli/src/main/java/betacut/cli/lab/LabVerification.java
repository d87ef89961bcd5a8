package betacut.cli.lab;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.RunFolder;
import betacut.lab.experiment.Verification;
import betacut.lab.experiment.Verifier;
import java.nio.file.Path;
import java.util.List;

/** Measures a folder's run again and compares. */
final class LabVerification {
  private record Verified(
      boolean holds, int compared, int different, int skipped, int missing, List<String> first) {}

  private final LabCommand command;

  LabVerification(LabCommand command) {
    this.command = command;
  }

  int run(Path path) {
    var folder = new RunFolder(path);
    Experiment experiment = folder.experiment();
    List<Measurement> measurements = folder.measurements(experiment);
    var progress = new LabProgress(command.terminal, experiment.name());
    progress.begin(0, measurements.size(), Math.max(1, command.workers()));
    try (var interruption = new Interruption(command.terminal)) {
      Verification verification =
          new Verifier(experiment, progress, command.workers())
              .verify(measurements, interruption.signal());
      progress.end();
      tell(verification);
      if (interruption.signal().isGiven()) {
        command.report("Stopped before all of it was compared.");
        return ExitCode.OUT_OF_TIME;
      }
      return verification.holds() ? ExitCode.OK : ExitCode.CHECK_FAILED;
    }
  }

  private void tell(Verification verification) {
    if (command.json) {
      command.say(
          new Verified(
              verification.holds(),
              verification.compared(),
              verification.different(),
              verification.skipped(),
              verification.missing(),
              verification.first()));
      return;
    }
    verification.first().forEach(command::say);
    if (verification.compared() == 0) {
      command.say("There was nothing to compare.");
    } else {
      command.say(
          verification.holds()
              ? "All %d trials gave the same counts.".formatted(verification.compared())
              : "%d of %d trials gave other counts."
                  .formatted(verification.different(), verification.compared()));
    }
    if (verification.skipped() > 0) {
      command.say(
          "%d trials need not repeat (by the clock, or several threads) and were left out."
              .formatted(verification.skipped()));
    }
    if (verification.missing() > 0) {
      command.say("%d trials were never measured.".formatted(verification.missing()));
    }
  }
}
