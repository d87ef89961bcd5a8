package betacut.cli.lab;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Interruption;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.result.PositionsNeeded;
import betacut.lab.experiment.result.ResultsCsv;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.report.chart.PrintForm;
import betacut.lab.run.Findings;
import betacut.lab.run.Parallelism;
import betacut.lab.run.Run;
import betacut.lab.run.RunFolder;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunListener;
import betacut.lab.run.RunOutcome;
import betacut.lab.run.RunPlan;
import betacut.lab.run.RunReader;
import betacut.lab.run.Runs;
import betacut.lab.run.Verification;
import betacut.lab.store.LabStore;
import betacut.lab.store.Stores;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.studies.RunPlans;
import betacut.text.json.OrNull;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** A run of any kind in a terminal: begun, gone on with, verified, reported or removed. */
final class RunSession {
  private static final RunReader PLANS = new RunPlans();

  private record Ran(
      String run, RunKind kind, int done, int total, RunOutcome.End end, @OrNull String out) {}

  private record Removed(String removed, RunKind kind, int done) {}

  private final Command command;
  private final String verb;
  private final Optional<String> typedPlace;
  private final Optional<String> out;
  private final Parallelism parallelism;
  private Consumer<Findings> heard = findings -> {};
  private Optional<PrintForm> print = Optional.empty();

  /**
   * @param verb who speaks
   * @param place where results are kept, as it was typed; may be null
   * @param out the folder for the report; may be null
   * @param parallelism how much is done at once, and where; given back at the end
   */
  RunSession(Command command, String verb, String place, String out, Parallelism parallelism) {
    this.command = command;
    this.verb = verb;
    typedPlace = Optional.ofNullable(place);
    this.out = Optional.ofNullable(out);
    this.parallelism = parallelism;
  }

  /** Somebody else who hears what a finished run says. */
  RunSession telling(Consumer<Findings> listener) {
    heard = listener;
    return this;
  }

  /** What an article needs is written, too. */
  RunSession printing(Optional<PrintForm> form) {
    print = form;
    return this;
  }

  static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new UsageException("'%s' cannot be the name of a file or folder.".formatted(text));
    }
  }

  private <T> T with(Optional<String> place, BiFunction<LabStore, Runs, T> work) {
    try (LabStore store = Stores.open(place.orElse(null), command.terminal.environment())) {
      return work.apply(store, new Runs(store, PLANS));
    } finally {
      parallelism.close();
    }
  }

  /** Begins a run, or goes on with one of the same text. */
  int begin(RunPlan plan, Optional<String> place) {
    out.ifPresent(folder -> new RunFolder(path(folder)).create(plan.kind()));
    return with(place, (store, runs) -> resume(store, runs.begin(plan, parallelism), out));
  }

  /** Begins a run of that name, or goes on with it if that is wanted. */
  int begin(String name, RunPlan plan, boolean isResumed) {
    return with(
        typedPlace,
        (store, runs) -> {
          int done = runs.find(name).map(Run::done).orElse(0);
          if (done > 0 && !isResumed) {
            throw new UsageException(
                "%s has %d %s of '%s' already; add --resume to go on, or --name for another."
                    .formatted(store.place(), done, plan.kind().unit(), name));
          }
          return resume(store, runs.begin(name, plan, parallelism), out);
        });
  }

  /** Goes on with a run, by its name or its folder. */
  int resume(String subject) {
    Optional<String> folder = out.or(() -> folder(subject).map(own -> subject));
    return in(subject, (store, run) -> resume(store, run, folder));
  }

  private Optional<RunFolder> folder(String subject) {
    return Optional.of(new RunFolder(path(subject))).filter(RunFolder::hasRun);
  }

  /** Does something with a kept run, by its name or its folder. */
  private int in(String subject, BiFunction<LabStore, Run, Integer> work) {
    Optional<RunFolder> own = folder(subject);
    if (own.isEmpty()) {
      return with(typedPlace, (store, runs) -> work.apply(store, runs.named(subject)));
    }
    RunFolder folder = own.get();
    String place = typedPlace.orElseGet(folder::store);
    if (Stores.NOWHERE.equals(place)) {
      String again =
          folder.kind() == RunKind.EXPERIMENT
              ? ": betacut lab run " + folder.path(RunKind.EXPERIMENT.specFile())
              : ".";
      throw new UsageException(
          "The run in %s was begun with --db none, so nothing is kept to go on with. Begin it again%s"
              .formatted(subject, again));
    }
    return with(
        Optional.of(place),
        (store, runs) ->
            work.apply(
                store,
                folder
                    .run()
                    .map(runs::named)
                    .orElseGet(() -> runs.begin(plan(folder), parallelism))));
  }

  private static RunPlan plan(RunFolder folder) {
    return PLANS.read(folder.kind(), folder.spec(), folder.path(folder.kind().specFile()));
  }

  private int resume(LabStore store, Run run, Optional<String> folder) {
    try (var interruption = new Interruption(command.terminal)) {
      folder.ifPresent(name -> begin(name, store, run));
      run.plan().caution(run.provenance()).ifPresent(command::report);
      parallelism.open(); // before anything is timed
      var progress = new RunProgressLine(command.terminal, verb, run.name(), run.kind());
      RunOutcome outcome;
      try {
        outcome = run.resume(parallelism, progress, interruption.signal());
      } finally {
        progress.end();
      }
      if (!outcome.isFinished()) {
        return stopped(store, run, outcome, folder);
      }
      if (run.plan().isDear()) {
        command.report("%s: all %s are there; looking at them".formatted(verb, run.kind().unit()));
      }
      Findings findings = run.findings(interruption.signal());
      if (interruption.signal().isGiven()) {
        return stopped(store, run, outcome, folder);
      }
      tell(run, findings, folder);
      heard.accept(findings); // of whoever was stopped there is no file
      sayOutcome(run, outcome, folder);
      return ExitCode.OK;
    }
  }

  private void begin(String name, LabStore store, Run run) {
    var folder = new RunFolder(path(name));
    folder.create(run.kind());
    folder.begin(run, store.isLasting() ? typedPlace.orElse(store.place()) : Stores.NOWHERE);
  }

  private void tell(Run run, Findings findings, Optional<String> folder) {
    if (command.json) {
      findings.json().forEach(command::say);
    } else {
      findings.lines().forEach(command::tell);
    }
    folder.ifPresent(
        name -> {
          new RunFolder(path(name)).finish(run, findings, print).forEach(command::report);
          command.report("The report is %s".formatted(path(name).resolve("report.html")));
        });
  }

  /** Tables of an experiment have to wait: whoever interrupts does not. */
  private int stopped(LabStore store, Run run, RunOutcome outcome, Optional<String> folder) {
    if (run.kind() != RunKind.EXPERIMENT) {
      tell(run, run.soFar(), Optional.empty());
    }
    sayOutcome(run, outcome, folder);
    String next =
        store.isLasting()
            ? ", which are kept. To go on: betacut lab resume %s%s"
                .formatted(
                    quoted(folder.orElse(run.name())),
                    typedPlace.map(place -> " --db " + quoted(place)).orElse(""))
            : ". Nothing is kept with --db none; begin it again.";
    command.report(
        "Stopped after %d of %d %s%s"
            .formatted(outcome.done(), outcome.total(), run.kind().unit(), next));
    return ExitCode.OUT_OF_TIME;
  }

  private static String quoted(String word) {
    return word.matches("[\\w./:=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** What a program needs to go on with it; of lab only, whose other lines it follows. */
  private void sayOutcome(Run run, RunOutcome outcome, Optional<String> folder) {
    if (command.json && verb.equals("lab")) {
      command.say(
          new Ran(
              run.name(),
              run.kind(),
              outcome.done(),
              outcome.total(),
              outcome.end(),
              folder.orElse(null)));
    }
  }

  /** Tells what a run says by now, and writes it if there is a folder for it. */
  int report(String subject) {
    return in(
        subject,
        (store, run) -> {
          try (var interruption = new Interruption(command.terminal)) {
            Findings findings = run.findings(interruption.signal());
            if (interruption.signal().isGiven()) {
              return ExitCode.OUT_OF_TIME;
            }
            out.ifPresent(name -> begin(name, store, run));
            tell(run, findings, out);
            return ExitCode.OK;
          }
        });
  }

  /** Says how many positions would be needed, by the spread of what was measured. */
  int power(String subject, double ratio, double power) {
    return in(
        subject,
        (store, run) -> {
          if (!(run.plan() instanceof ExperimentPlan(Experiment experiment))) {
            throw new UsageException(
                "%s is %s; power is worked out for experiments. A test of players says by itself"
                        .formatted(run.name(), run.kind().words())
                    + " when it has seen enough (tournament --mode sprt).");
          }
          var measured = new ResultsCsv(experiment).read(run.results(), run.name());
          for (PositionsNeeded row : PositionsNeeded.of(experiment, measured, ratio, power)) {
            if (command.json) {
              command.say(row);
            } else {
              command.tell(row.line());
            }
          }
          return ExitCode.OK;
        });
  }

  /** Forgets a run. */
  int remove(String name) {
    return with(
        typedPlace,
        (store, runs) -> {
          Run run = runs.named(name);
          int done = run.done();
          run.remove();
          if (command.json) {
            command.say(new Removed(name, run.kind(), done));
          } else {
            command.say("Removed %s with %d %s.".formatted(name, done, run.kind().unit()));
          }
          return ExitCode.OK;
        });
  }

  /**
   * Does a run again, by its folder or its name, and compares.
   *
   * @param isPartial whether it may be unfinished
   * @param isSealed whether its folder gets a seal, if all holds
   */
  int verify(String subject, boolean isPartial, boolean isSealed) {
    Optional<RunFolder> own = folder(subject);
    if (isPartial && isSealed) {
      throw new UsageException("--seal is for whole runs; leave out --partial.");
    }
    if (own.isEmpty() && isSealed) {
      throw new UsageException(
          "A seal is a file in the folder of a run. Write one with 'betacut lab report %s --out DIR',"
                  .formatted(subject)
              + " then: betacut lab verify DIR --seal");
    }
    if (own.isEmpty() || isPartial && !own.get().hasResults()) {
      return in(
          subject,
          (store, run) -> {
            var work = new Verifying(subject, run.kind(), isPartial, Optional.empty());
            return verified(work, (told, stop) -> run.verify(parallelism, told, stop));
          });
    }
    RunFolder folder = own.get();
    var work = new Verifying(subject, folder.kind(), isPartial, own);
    return verified(
        work,
        (told, stop) -> {
          Verification found = folder.verify(PLANS, parallelism, told, stop);
          if (isSealed && found.holds(false) && !stop.isGiven()) {
            command.report("The seal is " + folder.seal(found));
          }
          return found;
        });
  }

  private record Verifying(
      String subject, RunKind kind, boolean isPartial, Optional<RunFolder> folder) {}

  private int verified(Verifying work, BiFunction<RunListener, StopSignal, Verification> verify) {
    var progress =
        RunProgressLine.ofVerification(command.terminal, verb, work.subject(), work.kind());
    try (var interruption = new Interruption(command.terminal)) {
      Verification found;
      try {
        found = verify.apply(progress, interruption.signal());
      } finally {
        progress.end();
        parallelism.close();
      }
      VerificationText.tell(
          command,
          work.kind(),
          found,
          work.isPartial(),
          work.folder().flatMap(RunFolder::sealNumber));
      if (interruption.signal().isGiven()) {
        command.report("Stopped before all of it was compared.");
        return ExitCode.OUT_OF_TIME;
      }
      return found.holds(work.isPartial()) ? ExitCode.OK : ExitCode.CHECK_FAILED;
    }
  }
}
