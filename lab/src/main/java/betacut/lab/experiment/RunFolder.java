package betacut.lab.experiment;

import betacut.rules.UsageException;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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
  private static final String RUN = "run.properties";
  private static final String SPEC = "spec.toml";
  private static final String RESULTS = "results.csv";

  private final Path folder;

  public RunFolder(Path folder) {
    this.folder = folder;
  }

  /** Which run a folder belongs to. */
  public record Owner(String run, String store) {}

  public boolean hasRun() {
    return Files.isRegularFile(folder.resolve(RUN));
  }

  /** Makes the folder, if it is not there. */
  public void create() {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /** Notes whose folder this is, before anything is measured. */
  public void begin(Owner owner, Experiment experiment, String provenance) {
    write(RUN, "run=%s\nstore=%s\n".formatted(escaped(owner.run()), escaped(owner.store())));
    write(SPEC, experiment.text());
    write("provenance.json", provenance + "\n");
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\");
  }

  /** The run that was begun here. */
  public Owner owner() {
    var properties = new Properties();
    try {
      properties.load(new StringReader(read(RUN)));
    } catch (IOException | IllegalArgumentException damaged) {
      throw new UsageException(
          "%s cannot be understood: %s.".formatted(folder.resolve(RUN), damaged.getMessage()));
    }
    return new Owner(properties.getProperty("run", ""), properties.getProperty("store", ""));
  }

  /** Writes what was measured and what it says. */
  public void finish(Experiment experiment, List<Measurement> measurements, Summary summary) {
    write(RESULTS, new ResultsCsv(experiment).write(measurements));
    write("results.json", ResultsJson.write(experiment, summary));
  }

  /** The experiment that was run here. */
  public Experiment experiment() {
    return Experiment.read(read(SPEC), folder.resolve(SPEC).toString());
  }

  /** What it gave. */
  public List<Measurement> measurements(Experiment experiment) {
    return new ResultsCsv(experiment).read(read(RESULTS), folder.resolve(RESULTS).toString());
  }

  private String read(String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (NoSuchFileException missing) {
      throw new UsageException(
          "%s holds no %s. Give a folder that 'betacut lab run … --out' has written."
              .formatted(folder, name));
    } catch (IOException e) {
      throw new UsageException(
          "%s cannot be read: %s.".formatted(folder.resolve(name), e.getMessage()));
    }
  }

  /** A file is whole or is the one before. */
  private void write(String name, String text) {
    try {
      Path fresh = folder.resolve("." + name + ".new");
      try {
        Files.writeString(fresh, text);
        Files.move(fresh, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(fresh);
      }
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private UsageException failed(IOException e) {
    return new UsageException(
        "%s cannot be written: %s. What is measured is kept; choose another folder with --out."
            .formatted(folder, e.getMessage()));
  }
}
