package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.result.ExperimentReport;
import betacut.lab.experiment.result.ResultsCsv;
import betacut.lab.experiment.result.ResultsJson;
import betacut.lab.experiment.result.Summary;
import betacut.lab.experiment.result.SummaryScreen;
import betacut.lab.report.Provenance;
import betacut.lab.report.QuietCheck;
import betacut.lab.run.Audit;
import betacut.lab.run.Findings;
import betacut.lab.run.Parallelism;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunListener;
import betacut.lab.run.RunLogs;
import betacut.lab.run.RunOutcome;
import betacut.lab.run.RunPlan;
import betacut.lab.run.RunProgress;
import betacut.lab.store.Log;
import betacut.lab.unit.UnitExecutor;
import betacut.search.StopSignal;
import betacut.text.file.Sha256;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** An experiment as a kind of run. */
public record ExperimentPlan(Experiment experiment) implements RunPlan {
  @Override
  public RunKind kind() {
    return RunKind.EXPERIMENT;
  }

  @Override
  public String name() {
    return experiment.name();
  }

  @Override
  public String text() {
    return experiment.text();
  }

  @Override
  public int total() {
    return experiment.trials().size();
  }

  private int workers(Parallelism workers) {
    return workers.orUsual(Runner.workers(experiment, 0));
  }

  private UnitExecutor executor(Parallelism workers) {
    return workers.executor(Runner.workers(experiment, 0));
  }

  /** About how long it takes here, after a few searches. */
  public Duration forecast(Parallelism workers, StopSignal signal) {
    return RunForecast.of(experiment, workers(workers), signal);
  }

  @Override
  public Provenance provenance(Parallelism workers) {
    Provenance machine = Provenance.collect();
    return (isTimed() ? QuietCheck.look().in(machine) : machine)
        .with("experiment", experiment.name())
        .with(kind().unit(), Integer.toString(total()))
        .with("workers", Integer.toString(workers(workers)))
        .with("seed", Long.toString(experiment.seed()))
        .with("positions", Integer.toString(experiment.blocks().size()))
        .with("SHA-256 of the positions", Sha256.of(positions().getBytes(StandardCharsets.UTF_8)));
  }

  private boolean isTimed() {
    return experiment.measures().stream().anyMatch(Measure::isTime);
  }

  @Override
  public Optional<String> caution(Provenance provenance) {
    return QuietCheck.of(provenance)
        .map(
            seen ->
                seen.isQuiet()
                    ? "The machine is quiet: %s.".formatted(seen.words())
                    : "The machine is busy: %s. Times will be worth little; counts stay right."
                        .formatted(seen.words()));
  }

  private String positions() {
    return experiment.blocks().stream()
        .map(block -> block.game() + " " + block.position() + "\n")
        .collect(Collectors.joining());
  }

  private Log<Measurement> log(RunLogs logs) {
    return logs.log(RunLogs.WHOLE, text(), Measurement.COLUMNS);
  }

  @Override
  public RunOutcome run(RunLogs logs, Parallelism workers, RunListener listener, StopSignal stop) {
    var runner =
        new Runner(
            experiment,
            log(logs),
            (trial, measurement, progress) -> listener.progressed(progress),
            executor(workers));
    listener.progressed(runner.progress());
    return runner.run(stop);
  }

  @Override
  public boolean isFinished(RunLogs logs) {
    return new Runner(experiment, log(logs), TrialListener.SILENT, 1).isFinished();
  }

  @Override
  public String results(RunLogs logs) {
    return new ResultsCsv(experiment).write(log(logs).all());
  }

  @Override
  public Findings findings(RunLogs logs, Provenance provenance, StopSignal stop) {
    List<Measurement> measurements = log(logs).all();
    Summary summary = Summary.of(experiment, measurements, QuietCheck.of(provenance));
    List<String> lines = new ArrayList<>(SummaryScreen.lines(experiment, summary));
    if (measurements.size() < total() && isFinished(logs)) {
      lines.add("The intervals are narrow enough after %d trials.".formatted(measurements.size()));
    }
    return new Findings(
        ExperimentReport.of(experiment, summary, measurements.size(), provenance),
        () -> Map.of("results.json", ResultsJson.write(experiment, summary)),
        lines,
        ResultsJson.lines(summary));
  }

  @Override
  public void verify(
      String results,
      String file,
      Audit audit,
      Parallelism workers,
      RunListener listener,
      StopSignal stop) {
    List<Measurement> before = new ResultsCsv(experiment).read(results, file, audit);
    new Verifier(
            experiment,
            audit,
            (trial, measurement, progress) ->
                listener.progressed(RunProgress.of(progress.done(), before.size())),
            executor(workers))
        .verify(before, stop);
  }
}
