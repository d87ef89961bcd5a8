package betacut.lab.experiment;

import betacut.lab.report.ResultFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * What a run leaves in a folder: enough to read it, to go on with it and to verify it.
 *
 * <pre>
 * run.properties    the name of the run and the store that keeps it
 * spec.toml         the specification
 * provenance.json   what it ran on
 * results.csv       every measurement
 * results.json      the tables of the summary
 * </pre>
 *
 * The report that {@link ExperimentReport} makes of it goes beside.
 */
public final class RunFolder {
  private static final String SPEC = "spec.toml";
  private static final String RESULTS = "results.csv";
  private static final String HINT =
      "give a folder that 'betacut lab run … --out' has written, or go on there with lab resume";

  private final ResultFolder folder;

  public RunFolder(Path folder) {
    this.folder = new ResultFolder(folder, ResultFolder.Kind.RUN);
  }

  /** Which run a folder belongs to. */
  public record Owner(String run, String store) {}

  public boolean hasRun() {
    return folder.isBegun();
  }

  /** Makes the folder, if it is not there. */
  public void create() {
    folder.create();
  }

  /** Notes whose folder this is, before anything is measured. */
  public void begin(Owner owner, Experiment experiment, String provenance) {
    folder.begin("run=%s\nstore=%s\n".formatted(escaped(owner.run()), escaped(owner.store())));
    folder.write(SPEC, experiment.text());
    folder.write("provenance.json", provenance + "\n");
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\");
  }

  /** The run that was begun here. */
  public Owner owner() {
    Properties properties = folder.owner();
    return new Owner(properties.getProperty("run", ""), properties.getProperty("store", ""));
  }

  /** Writes what was measured and what it says. */
  public void finish(Experiment experiment, List<Measurement> measurements, Summary summary) {
    folder.write(RESULTS, new ResultsCsv(experiment).write(measurements));
    folder.write("results.json", ResultsJson.write(experiment, summary));
  }

  /** The experiment that was run here. */
  public Experiment experiment() {
    return Experiment.read(folder.read(SPEC, HINT), named(SPEC));
  }

  /** What it gave. */
  public List<Measurement> measurements(Experiment experiment) {
    return new ResultsCsv(experiment).read(folder.read(RESULTS, HINT), named(RESULTS));
  }

  private String named(String file) {
    return folder.path().resolve(file).toString();
  }
}
