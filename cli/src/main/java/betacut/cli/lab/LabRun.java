package betacut.cli.lab;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.ExperimentReport;
import betacut.lab.experiment.ExperimentRuns;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.ResultsJson;
import betacut.lab.experiment.RunFolder;
import betacut.lab.experiment.RunOutcome;
import betacut.lab.experiment.Runner;
import betacut.lab.experiment.Summary;
import betacut.lab.experiment.SummaryText;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportFolder;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.RunHeader;
import betacut.lab.store.Stores;
import betacut.rules.UsageException;
import betacut.text.json.OrNull;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs an experiment to its end, from its beginning or from where it was stopped. */
final class LabRun {
  private record Ran(String run, int done, int trials, RunOutcome.End end, @OrNull String out) {}

  /** The database of a run that has a folder of its own. */
  private static final String STORE_FILE = "lab";

  private final LabCommand command;

  LabRun(LabCommand command) {
    this.command = command;
  }

  /** Begins an experiment, or goes on with one of that name and specification. */
  int begin(Experiment experiment) {
    Path folder = folder(command.out);
    try (LabStore store = Stores.open(place(), command.terminal.environment())) {
      return run(store, ExperimentRuns.name(store, experiment), experiment, folder);
    }
  }

  /** The folder for the report, which is made if need be; null if none is wanted. */
  private static Path folder(String out) {
    if (out == null) {
      return null;
    }
    Path folder = LabCommand.path(out);
    new RunFolder(folder).create();
    return folder;
  }

  private String place() {
    return place(command, command.out);
  }

  /** Where results are kept: where somebody wants it, or else with the report. */
  static String place(LabCommand command, String out) {
    boolean isOwn = command.place == null && out != null;
    return isOwn ? LabCommand.path(out).resolve(STORE_FILE).toString() : command.place;
  }

  /** Goes on with a run, by its name or its folder. */
  int resume(String subject) {
    Path path = LabCommand.path(subject);
    var own = new RunFolder(path);
    if (!Files.isDirectory(path) || !own.hasRun()) {
      return resume(subject, command.place, command.out);
    }
    RunFolder.Owner owner = own.owner();
    String place = command.place == null ? owner.store() : command.place;
    if (Stores.NOWHERE.equals(place)) {
      throw new UsageException(
          "The run in %s was begun with --db none, so nothing is kept to go on with. Begin it again:"
                  .formatted(subject)
              + " betacut lab run %s".formatted(path.resolve("spec.toml")));
    }
    return resume(owner.run(), place, command.out == null ? subject : command.out);
  }

  private int resume(String name, String place, String out) {
    try (LabStore store = Stores.open(place, command.terminal.environment())) {
      RunHeader header =
          store
              .find(name)
              .orElseThrow(
                  () ->
                      new UsageException(
                          "%s has no run '%s'; 'betacut lab list' names those there are."
                              .formatted(store.place(), name)));
      if (!header.kind().equals(ExperimentRuns.KIND)) {
        throw new UsageException(
            "'%s' is a %s, not an experiment: betacut tournament --resume --name %s"
                .formatted(name, header.kind(), name));
      }
      return run(store, name, Experiment.read(header.spec(), name), folder(out));
    }
  }

  private int run(LabStore store, String name, Experiment experiment, Path folder) {
    try (var interruption = new Interruption(command.terminal)) {
      RunHeader header = header(store, name, experiment, folder);
      Log<Measurement> log = store.log(name, Measurement.COLUMNS);
      var progress = new LabProgress(command.terminal, name);
      Runner runner = new Runner(experiment, log, progress, command.workers());
      progress.begin(log.done().cardinality(), experiment.trials().size(), runner.workers());
      RunOutcome outcome;
      try {
        outcome = runner.run(interruption.signal());
      } finally {
        progress.end();
      }
      if (!outcome.isFinished()) {
        return stopped(outcome, name, store);
      }
      List<Measurement> measurements = log.all();
      Summary summary = Summary.of(experiment, measurements);
      tell(experiment, summary, outcome);
      if (folder != null) {
        write(folder, experiment, measurements, summary, header);
      }
      sayOutcome(outcome, name);
      return ExitCode.OK;
    }
  }

  private RunHeader header(LabStore store, String name, Experiment experiment, Path folder) {
    int workers = Runner.workers(experiment, command.workers());
    RunHeader header = ExperimentRuns.begin(store, name, experiment, workers);
    if (folder != null) {
      new RunFolder(folder)
          .begin(new RunFolder.Owner(name, place(store)), experiment, header.provenance());
    }
    return header;
  }

  private void write(
      Path folder,
      Experiment experiment,
      List<Measurement> measurements,
      Summary summary,
      RunHeader header) {
    new RunFolder(folder).finish(experiment, measurements, summary);
    Report report =
        ExperimentReport.of(
            experiment, summary, measurements.size(), Provenance.parse(header.provenance()));
    ReportFolder.write(report, folder).warnings().forEach(command::report);
    command.report("The report is %s".formatted(folder.resolve("report.html")));
  }

  /** What opens this store again; a folder that moves with its store still finds it by --db. */
  private String place(LabStore store) {
    if (!store.isLasting()) {
      return Stores.NOWHERE;
    }
    return command.place != null ? command.place : store.place();
  }

  private void tell(Experiment experiment, Summary summary, RunOutcome outcome) {
    if (command.json) {
      ResultsJson.lines(summary).forEach(command::say);
      return;
    }
    command.say(experiment.title());
    SummaryText.lines(summary).forEach(command::tell);
    if (outcome.end() == RunOutcome.End.NARROW) {
      command.say("The intervals are narrow enough after %d trials.".formatted(outcome.done()));
    }
  }

  private void sayOutcome(RunOutcome outcome, String name) {
    if (command.json) {
      command.say(new Ran(name, outcome.done(), outcome.total(), outcome.end(), command.out));
    }
  }

  /** Tables have to wait: whoever interrupts does not. */
  private int stopped(RunOutcome outcome, String name, LabStore store) {
    sayOutcome(outcome, name);
    String subject = command.out != null ? command.out : name;
    String db = command.place == null ? "" : " --db " + command.place;
    String next =
        store.isLasting()
            ? ", which are kept. To go on: betacut lab resume %s%s".formatted(subject, db)
            : ". Nothing is kept with --db none; begin it again.";
    command.report(
        "Stopped after %d of %d trials%s".formatted(outcome.done(), outcome.total(), next));
    return ExitCode.OUT_OF_TIME;
  }
}
