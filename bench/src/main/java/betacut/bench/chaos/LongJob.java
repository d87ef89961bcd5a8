package betacut.bench.chaos;

import betacut.lab.run.Run;
import betacut.lab.run.Runs;
import betacut.lab.store.LabStore;
import betacut.lab.store.Stores;
import betacut.studies.RunPlans;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Something that takes long and can be gone on with by typing the same again; here it takes a
 * second or two.
 *
 * @param words what is typed; {@code DB} stands for the store, and a blank in a word for a blank
 * @param files what it leaves in its folder
 */
record LongJob(String name, List<String> words, List<String> files) {
  private static final String DB = "DB";

  static final String SPEC =
      """
      name = "killed"
      games = ["connect4"]
      measures = ["nodes"]
      [positions]
      random = { count = 30, plies = 6, seed = 3 }
      [factors]
      algorithm = ["alphabeta", "pvs"]
      depth = [2, 4, 6]
      """;

  /** All that keep what they have done. */
  static List<LongJob> all() {
    return List.of(
        of("lab", "", "lab", "run", "job.toml", "--db", DB, "--workers", "2"),
        of(
            "tournament",
            "",
            "tournament",
            "tictactoe",
            "--players",
            "random; level:2; pvs depth=3",
            "--rounds",
            "20",
            "--openings",
            "random:1",
            "--seed",
            "1",
            "--name",
            "killed",
            "--resume",
            "--db",
            DB),
        of(
            "tune",
            "job.weights",
            "tune",
            "connect4:5x4",
            "--games",
            "80",
            "--nodes",
            "20",
            "--openings",
            "random:4",
            "--pairs",
            "4",
            "--seed",
            "3",
            "--out",
            "job.weights",
            "--db",
            DB),
        of(
            "calibrate",
            "job.csv",
            "level",
            "calibrate",
            "tictactoe",
            "--games",
            "2",
            "--seed",
            "9",
            "--out",
            "job.csv",
            "--db",
            DB),
        of("study", "", "lab", "run", "kang", "--quick", "--db", DB),
        of(
            "probcut",
            "job.probcut",
            "probcut",
            "connect4:4x4",
            "--positions",
            "60",
            "--depth",
            "6",
            "--out",
            "job.probcut"),
        of(
            "book",
            "job.book",
            "book",
            "build",
            "connect4:5x4",
            "--plies",
            "8",
            "--threads",
            "2",
            "--out",
            "job.book"),
        of(
            "table",
            "job.table",
            "analyse",
            "connect4",
            "--depth",
            "9",
            "--no-memory",
            "--save",
            "job.table"));
  }

  private static LongJob of(String name, String file, String... words) {
    return new LongJob(name, List.of(words), file.isEmpty() ? List.of() : List.of(file));
  }

  boolean hasStore() {
    return words.contains(DB);
  }

  /** Whether the file is there before the end, as this one is from the beginning. */
  String[] wordsFor(String store) {
    return words.stream().map(word -> word.equals(DB) ? store : word).toArray(String[]::new);
  }

  /** The rows that a store has of it, by what they are rows of, without their times. */
  static Map<String, String> rows(String store) {
    Map<String, String> rows = new TreeMap<>();
    try (LabStore open = Stores.open(store)) {
      for (Run run : new Runs(open, new RunPlans()).all()) {
        List<String> lines = run.results().lines().toList();
        List<String> columns = lines.isEmpty() ? List.of() : List.of(lines.getFirst().split(","));
        int times = columns.contains("cpuNanos") ? 2 : 0;
        for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
          String row = times == 0 ? line : line.replaceFirst(",[^,]*,[^,]*$", "");
          String key = key(row, columns);
          if (rows.put(run.name() + " " + key, row) != null) {
            throw new IllegalStateException("the row %s is there twice".formatted(key));
          }
        }
      }
    }
    return rows;
  }

  /** Its number, with the part of the run before it where there are parts. */
  private static String key(String row, List<String> columns) {
    String[] cells = row.split(",", 3);
    return columns.getFirst().equals("part") ? cells[0] + " " + cells[1] : cells[0];
  }

  /** The files it has left, by their sums. */
  Map<String, String> left(Path folder) {
    Map<String, String> sums = new TreeMap<>();
    for (String file : files) {
      Path path = folder.resolve(file);
      if (Files.exists(path)) {
        sums.put(file, sum(path));
      }
    }
    return sums;
  }

  private static String sum(Path file) {
    try {
      byte[] bytes = withoutDay(Files.readAllBytes(file));
      return bytes.length + " " + HexFormat.of().toHexDigits(Arrays.hashCode(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The comments of a file may say when it was written. */
  private static byte[] withoutDay(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    return text.replaceAll("(?m)^# [-+0-9]+, version", "# version")
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  /** The names of what lies in a folder. */
  static TreeSet<String> names(Path folder) {
    try (var files = Files.list(folder)) {
      var names = new TreeSet<String>();
      files.forEach(file -> names.add(file.getFileName().toString()));
      return names;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
