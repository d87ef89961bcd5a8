package betacut.web.lab;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.ExperimentReport;
import betacut.lab.experiment.ExperimentRuns;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.ResultsCsv;
import betacut.lab.experiment.ResultsJson;
import betacut.lab.experiment.Summary;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.store.RunHeader;
import java.util.List;
import java.util.Map;

/** An experiment in the store. */
record KeptExperiment(Laboratory laboratory, RunHeader header) implements KeptInStore {
  @Override
  public int done() {
    return laboratory.with(store -> store.log(name(), Measurement.COLUMNS).done().cardinality());
  }

  @Override
  public Integer total() {
    try {
      return Integer.valueOf(Provenance.parse(header.provenance()).facts().get("trials"));
    } catch (NumberFormatException outdated) {
      return null;
    }
  }

  /** One that stopped because enough was known has trials left that nobody will run. */
  @Override
  public boolean isOpen() {
    return KeptInStore.super.isOpen()
        && !laboratory.with(
            store ->
                ExperimentRuns.isFinished(store.log(name(), Measurement.COLUMNS), experiment()));
  }

  private Experiment experiment() {
    return Experiment.read(header.spec(), name());
  }

  private List<Measurement> measurements() {
    return laboratory.with(store -> store.log(name(), Measurement.COLUMNS).all());
  }

  @Override
  public Map<String, Object> view() {
    Experiment experiment = experiment();
    List<Measurement> measurements = measurements();
    Summary summary = Summary.of(experiment, measurements);
    return ReportView.of(report(experiment, summary, measurements.size()));
  }

  private Report report(Experiment experiment, Summary summary, int measured) {
    return ExperimentReport.of(
        experiment, summary, measured, Provenance.parse(header.provenance()));
  }

  @Override
  public Downloads files() {
    Experiment experiment = experiment();
    List<Measurement> measurements = measurements();
    Summary summary = Summary.of(experiment, measurements);
    return Downloads.of(report(experiment, summary, measurements.size()))
        .with("spec.toml", header.spec())
        .with("provenance.json", header.provenance() + "\n")
        .with("results.csv", new ResultsCsv(experiment).write(measurements))
        .with("results.json", ResultsJson.write(experiment, summary));
  }

  @Override
  public Job resume() {
    return new Experiments(laboratory).run(name(), experiment());
  }

  @Override
  public Job verify() {
    return new Experiments(laboratory).verify(name(), experiment(), measurements());
  }
}
