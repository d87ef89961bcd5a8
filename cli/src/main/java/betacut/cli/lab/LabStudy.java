package betacut.cli.lab;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportFolder;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.Stores;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentText;
import betacut.studies.Part;
import betacut.studies.Study;
import betacut.studies.StudyFolder;
import betacut.studies.StudyGames;
import betacut.studies.StudyRun;
import betacut.studies.StudyStore;
import betacut.studies.StudyVerification;
import betacut.text.json.OrNull;
import java.nio.file.Path;
import java.util.Map;

/** Plays a study of the sources' claims, goes on with one, or plays it again to compare. */
final class LabStudy {
  private record Played(String study, int games, @OrNull String out) {}

  private record Asked(String preset, String part, String question, String text) {}

  private record Compared(int compared, int different, int skipped) {}

  private final LabCommand command;
  private TournamentProgress progress;

  LabStudy(LabCommand command) {
    this.command = command;
  }

  /** Whether a folder holds a study. */
  static boolean isIn(String folder) {
    return new StudyFolder(LabCommand.path(folder)).hasStudy();
  }

  /** Begins a study, or goes on with one that was stopped. */
  int run(Study study, boolean isQuick) {
    return run(study, isQuick, command.out);
  }

  /** Goes on with the study of a folder. */
  int resume(String folder) {
    StudyFolder.Owner owner = new StudyFolder(LabCommand.path(folder)).owner();
    return run(owner.study(), owner.isQuick(), folder);
  }

  private int run(Study study, boolean isQuick, String out) {
    Provenance provenance = Provenance.collect(); // before we make the machine busy
    Path folder = out == null ? null : LabCommand.path(out);
    if (folder != null) {
      new StudyFolder(folder).begin(new StudyFolder.Owner(study, isQuick));
    }
    try (var interruption = new Interruption(command.terminal);
        LabStore store = Stores.open(LabRun.place(command, out), command.terminal.environment())) {
      var kept = new StudyStore(store, study, isQuick);
      Map<String, Log<PlayedGame>> logs = kept.begin(kept.runName(), provenance);
      StudyGames games =
          new StudyRun(study, isQuick, command.workers())
              .play(part -> logs.get(part.name()), this::progress, interruption.signal());
      endProgress();
      if (!games.isComplete()) {
        return stopped(study, isQuick, games, out, store);
      }
      command.report("lab: %s, all games are played; looking at them".formatted(study.name()));
      Report report = study.report(games, provenance, interruption.signal());
      if (interruption.signal().isGiven()) {
        return stopped(study, isQuick, games, out, store);
      }
      tell(report, games, folder);
      return ExitCode.OK;
    }
  }

  private TournamentProgress progress(Part part, Tournament<?> tournament, int done) {
    endProgress();
    command.report("lab: %s. %s".formatted(part.name(), part.question()));
    progress = new TournamentProgress(command.terminal, tournament, done);
    return progress;
  }

  /** Leaves the line that renews itself. */
  private void endProgress() {
    if (progress != null) {
      progress.end();
    }
  }

  private void tell(Report report, StudyGames games, Path folder) {
    if (folder != null) {
      new StudyFolder(folder).finish(games);
      ReportFolder.write(report, folder).warnings().forEach(command::report);
      command.report("The report is %s".formatted(folder.resolve("report.html")));
    }
    if (command.json) {
      command.say(new Played(report.title(), games.count(), command.out));
      return;
    }
    command.say(report.title());
    report.summary().forEach(sentence -> command.say("- " + sentence));
    if (folder == null) {
      command.report("Tables and charts are written with --out DIR.");
    }
  }

  private int stopped(Study study, boolean isQuick, StudyGames games, String out, LabStore store) {
    if (!store.isLasting()) {
      command.report(
          "Stopped after %d games. Nothing is kept with --db none; begin it again."
              .formatted(games.count()));
      return ExitCode.OUT_OF_TIME;
    }
    String db = command.place == null ? "" : " --db " + command.place;
    command.report(
        "Stopped after %d games, which are kept. To go on: betacut lab %s%s"
            .formatted(
                games.count(),
                out != null ? "resume " + out : "run " + study.name() + (isQuick ? " --quick" : ""),
                db));
    return ExitCode.OUT_OF_TIME;
  }

  /** The tournaments a study is made of. */
  void show(Study study) {
    for (Part part : study.parts(false)) {
      if (command.json) {
        command.say(
            new Asked(
                study.name(), part.name(), part.question(), TournamentText.format(part.spec())));
        continue;
      }
      command.say("# %s: %s".formatted(part.name(), part.question()));
      command.say(TournamentText.format(part.spec()));
    }
  }

  /** Plays the games of a folder again and compares their moves, results and node counts. */
  int verify(Path folder) {
    try (var interruption = new Interruption(command.terminal)) {
      StudyVerification found =
          StudyVerification.of(folder, command.workers(), this::progress, interruption.signal());
      endProgress();
      if (interruption.signal().isGiven()) {
        command.report("Stopped before all games were compared.");
        return ExitCode.OUT_OF_TIME;
      }
      sayVerified(found);
      return found.different() == 0 ? ExitCode.OK : ExitCode.CHECK_FAILED;
    }
  }

  private void sayVerified(StudyVerification found) {
    if (command.json) {
      command.say(new Compared(found.compared(), found.different(), found.skipped()));
      return;
    }
    found.examples().forEach(example -> command.say("differs: " + example));
    command.say(
        found.different() == 0
            ? "All %d games gave the same moves, results and node counts."
                .formatted(found.compared())
            : "%d of %d games differ.".formatted(found.different(), found.compared()));
    if (found.skipped() > 0) {
      command.say(
          "%d games were played by the clock, need not repeat, and were left out."
              .formatted(found.skipped()));
    }
  }
}
