package betacut.lab.run;

import betacut.lab.report.Provenance;
import betacut.lab.report.chart.PrintForm;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import betacut.text.file.AtomicFile;
import betacut.text.file.Replacement;
import betacut.text.file.SumFile;
import betacut.text.file.UnwrittenException;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * What a run leaves in a folder: enough to read it, to go on with it and to verify it.
 *
 * <pre>
 * run.properties      its kind, its name and the store that keeps it
 * spec.toml or .txt   its text
 * provenance.json     what it ran on
 * results.csv or games.csv
 *                     every result
 * </pre>
 *
 * and its report, with what else its kind has to say.
 */
public final class RunFolder {
  private static final String OWNER = "run.properties";

  private static final String PROVENANCE = "provenance.json";

  /**
   * What the folders of studies had before there was one form for all: {@code study}, {@code
   * quick}.
   */
  private static final String OLD_STUDY = "study.properties";

  private final Path folder;

  public RunFolder(Path folder) {
    this.folder = folder;
  }

  /** Whether a run was begun here, finished or not. */
  public boolean hasRun() {
    return Files.isRegularFile(folder.resolve(OWNER)) || hasOldStudy();
  }

  private boolean hasOldStudy() {
    return Files.isRegularFile(folder.resolve(OLD_STUDY));
  }

  /**
   * Makes the folder, if it is not there.
   *
   * @throws UsageException if it holds a run of another kind
   */
  public void create(RunKind kind) {
    if (hasRun() && kind() != kind) {
      throw new UsageException(
          "%s holds the results of %s, and these are of %s; choose another folder with --out."
              .formatted(folder, kind().words(), kind.words()));
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /**
   * Notes whose folder this is, before anything is done.
   *
   * @param store what opens the store again
   */
  public void begin(Run run, String store) {
    write(
        OWNER,
        "kind=%s\nrun=%s\nstore=%s\n"
            .formatted(run.kind().id(), escaped(run.name()), escaped(store)));
    write(run.kind().specFile(), run.spec());
    write(PROVENANCE, run.provenance().json() + "\n");
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\");
  }

  /** Writes all of a run that has something to say; the answer is what could not be made. */
  public List<String> finish(Run run, Findings findings) {
    return finish(run, findings, Optional.empty());
  }

  /**
   * The same, with what an article needs.
   *
   * @param print how its figures are to be printed
   */
  public List<String> finish(Run run, Findings findings, Optional<PrintForm> print) {
    List<String> warnings = new ArrayList<>();
    new Replacement(folder).with(run.files(findings, print, warnings));
    return warnings;
  }

  /** What was noted here; an old study's in the words of today. */
  private Properties owner() {
    boolean isOld = !Files.exists(folder.resolve(OWNER)) && hasOldStudy();
    String file = isOld ? OLD_STUDY : OWNER;
    var properties = new Properties();
    properties.setProperty("kind", isOld ? "study" : "experiment");
    properties.setProperty("store", path("lab"));
    try {
      properties.load(new StringReader(read(file, "it was never begun")));
    } catch (IOException | IllegalArgumentException damaged) {
      throw new UsageException(
          "%s cannot be understood: %s.".formatted(path(file), damaged.getMessage()));
    }
    return properties;
  }

  /** The kind of the run that was begun here. */
  public RunKind kind() {
    String id = owner().getProperty("kind");
    return RunKind.of(id)
        .orElseThrow(
            () ->
                new UsageException(
                    "%s holds %s, which only a newer Betacut knows.".formatted(folder, id)));
  }

  /** The name of the run; none if it is known by its text only. */
  public Optional<String> run() {
    return Optional.ofNullable(owner().getProperty("run"));
  }

  /** What opens its store. */
  public String store() {
    return owner().getProperty("store");
  }

  /** Its text. */
  public String spec() {
    Properties owner = owner();
    if (owner.getProperty("study") != null) {
      boolean isQuick = Boolean.parseBoolean(owner.getProperty("quick"));
      return "study = %s\nform = %s\n"
          .formatted(owner.getProperty("study"), isQuick ? "quick" : "full");
    }
    return read(kind().specFile(), "it was never begun");
  }

  /** Every result, as it was written. */
  public String results() {
    return read(
        kind().resultsFile(),
        "the run was not %s to its end; go on with 'betacut lab resume %s', or verify what is there with --partial"
            .formatted(kind().verb(), folder));
  }

  /** Whether there is something to verify. */
  public boolean hasResults() {
    return Files.exists(folder.resolve(kind().resultsFile()));
  }

  /**
   * Compares its files with their sums and with its seal, if there is one, then every row with the
   * plan and with what comes out when all is done again.
   */
  public Verification verify(
      RunReader reader, Parallelism workers, RunListener listener, StopSignal stop) {
    var audit = new Audit();
    compareSums(audit);
    compareSeal(audit);
    String file = path(kind().specFile());
    try {
      String results = results();
      Run.compareSpec(provenance(), spec(), file, audit);
      RunPlan plan = reader.read(kind(), spec(), file);
      plan.verify(results, path(kind().resultsFile()), audit, workers, listener, stop);
    } catch (UsageException unusable) {
      if (audit.verification().changed() == 0) {
        throw unusable;
      }
      audit.found(Flaw.CHANGED, unusable.getMessage());
    }
    return audit.verification();
  }

  /** What the run was begun on; nothing in folders older than that file. */
  private Provenance provenance() {
    if (!Files.exists(folder.resolve(PROVENANCE))) {
      return new Provenance(new LinkedHashMap<>());
    }
    try {
      return Provenance.parse(read(PROVENANCE, "it was never begun"));
    } catch (IllegalArgumentException damaged) {
      throw new UsageException(
          "%s cannot be understood: %s.".formatted(path(PROVENANCE), damaged.getMessage()));
    }
  }

  private void compareSums(Audit audit) {
    if (Files.exists(folder.resolve(SumFile.LIST))) {
      compare(SumFile.parse(read(SumFile.LIST, "")), SumFile.LIST, audit);
    } else if (hasResults()) {
      audit.found(Flaw.CHANGED, path(SumFile.LIST) + " is missing");
    }
  }

  private void compareSeal(Audit audit) {
    seal()
        .ifPresent(
            seal -> {
              if (!seal.isWhole()) {
                audit.found(
                    Flaw.CHANGED, path(Seal.FILE) + " was changed after the run was sealed");
              }
              compare(seal.sums(), Seal.FILE, audit);
            });
  }

  private void compare(Map<String, String> sums, String list, Audit audit) {
    sums.forEach(
        (name, sum) -> {
          String words =
              switch (state(name, sum)) {
                case SAME -> "";
                case CHANGED -> "%s does not match its sum in %s";
                case MISSING -> "%s is named in %s, and is missing";
                case OUTSIDE -> "%s is named in %s, and is no file of this folder";
              };
          if (!words.isEmpty()) {
            audit.found(Flaw.CHANGED, words.formatted(path(name), list));
          }
        });
  }

  private SumFile.State state(String name, String sum) {
    try {
      return SumFile.state(folder, name, sum);
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  private Optional<Seal> seal() {
    return Files.exists(folder.resolve(Seal.FILE))
        ? Optional.of(new Seal(read(Seal.FILE, "")))
        : Optional.empty();
  }

  /** The number of the seal, by which others can know it; none if there is no seal. */
  public Optional<String> sealNumber() {
    return seal().map(Seal::number);
  }

  /** Seals the folder of a run that was found to hold; the path of the seal. */
  public String seal(Verification found) {
    var files = new LinkedHashMap<String, byte[]>();
    for (String name : List.of(kind().specFile(), kind().resultsFile(), PROVENANCE, SumFile.LIST)) {
      files.put(name, read(name, "").getBytes(StandardCharsets.UTF_8));
    }
    String run = run().orElse(folder.getFileName().toString());
    write(Seal.FILE, Seal.of(run, kind(), found, Provenance.collect(), files).text());
    return path(Seal.FILE);
  }

  /** The path of a file, for messages. */
  public String path(String file) {
    return folder.resolve(file).toString();
  }

  private String read(String name, String ifMissing) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (NoSuchFileException missing) {
      throw new UsageException("%s holds no %s: %s.".formatted(folder, name, ifMissing));
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  private UsageException unreadable(String name, IOException e) {
    return new UsageException("%s cannot be read: %s.".formatted(path(name), e.getMessage()));
  }

  /** Writes a file, which is whole then or is the one before. */
  public void write(String name, String text) {
    try {
      AtomicFile.write(folder.resolve(name), text);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private UnwrittenException failed(IOException e) {
    return new UnwrittenException(
        "%s cannot be written: %s. Results so far are kept; choose another folder with --out."
            .formatted(folder, e.getMessage()));
  }
}
