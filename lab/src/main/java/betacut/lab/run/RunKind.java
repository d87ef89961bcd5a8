package betacut.lab.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kinds of runs, and what differs between them in names alone. */
public enum RunKind {
  /** Searches are measured. */
  EXPERIMENT("an experiment", "trials", "measured", "spec.toml", "results.csv", "results.json"),
  /** Players meet. */
  TOURNAMENT("a tournament", "games", "played", "spec.txt", "games.csv", "games.pgn", "games.json"),
  /** Several tournaments put a claim to the test. */
  STUDY("a study", "games", "played", "spec.txt", "games.csv"),
  /** Tournaments find the levels of a game. */
  CALIBRATION("a calibration", "games", "played", "spec.txt", "games.csv", "levels.csv"),
  /** Weights are learned from games and tested by others. */
  TUNING("a tuning", "games", "played", "spec.txt", "games.csv", "learned.weights");

  private final String words;
  private final String unit;
  private final String verb;
  private final String specFile;
  private final String resultsFile;
  private final List<String> moreFiles;

  RunKind(
      String words,
      String unit,
      String verb,
      String specFile,
      String resultsFile,
      String... moreFiles) {
    this.words = words;
    this.unit = unit;
    this.verb = verb;
    this.specFile = specFile;
    this.resultsFile = resultsFile;
    this.moreFiles = List.of(moreFiles);
  }

  /** As stores and programs call it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind that a store calls so; none if only a newer program knows it. */
  public static Optional<RunKind> of(String id) {
    return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
  }

  /** Whether it consists of several tournaments, kept one by one. */
  public boolean hasParts() {
    return this != EXPERIMENT && this != TOURNAMENT;
  }

  /** With its article. */
  public String words() {
    return words;
  }

  /** What it consists of: trials or games. */
  public String unit() {
    return unit;
  }

  /** What is done with these. */
  public String verb() {
    return verb;
  }

  /** The file that holds its text. */
  public String specFile() {
    return specFile;
  }

  /** The file that holds every result, by which a run can be verified. */
  public String resultsFile() {
    return resultsFile;
  }

  /** The names of all files of a finished run but those of single charts and tables. */
  public List<String> files() {
    List<String> names = new ArrayList<>(List.of("report.html", "report.md", "report.json"));
    names.add(resultsFile);
    names.addAll(moreFiles);
    names.add(specFile);
    return names;
  }
}
