package betacut.bench;

import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.SolverPosition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.Stream;

/**
 * The Connect-4 solver on files of scored positions ({@code moves score} a line), and on the empty
 * board.
 *
 * <p>One thread, 64 MiB, no book; CPU time, in a JVM warmed up by a first pass through the same
 * positions. What that pass took, compilers and all, is wall time and stands in a column of its
 * own. Wrong scores are counted: there must be none.
 */
final class SolverFiles {
  private static final int MEBIBYTES = 64;

  private static final long LEAST_NANOS = 500_000_000;

  /** The first pass is given up after this long: by then all is compiled. */
  private static final long MOST_WARM_UP_NANOS = 5_000_000_000L;

  private record Line(SolverPosition position, int score) {}

  private SolverFiles() {}

  /**
   * Measures the first lines of every file in a folder, or of one file: both questions ({@code
   * exact}, {@code weak}) with the table emptied before each position and before each file only
   * ({@code cleared}, {@code kept}), or those that are named.
   */
  static void run(String place, int most, List<String> named) {
    System.out.println("| file | question | table | lines | wrong | nodes | µs | µs, first pass |");
    System.out.println("|---|---|---|---|---|---|---|---|");
    try (Stream<Path> files = Files.walk(Path.of(place), 1)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        List<Line> lines =
            Files.readAllLines(file).stream().limit(most).map(SolverFiles::line).toList();
        for (String question : asked(named, "exact", "weak")) {
          for (String table : asked(named, "cleared", "kept")) {
            var row = new Row(lines, question.equals("weak"), table.equals("kept"));
            System.out.printf(
                "| %s | %s | %s | %s |%n", file.getFileName(), question, table, row.measure());
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Those of the choices that are named, or all if none is. */
  private static List<String> asked(List<String> named, String... choices) {
    List<String> some = Stream.of(choices).filter(named::contains).toList();
    return some.isEmpty() ? List.of(choices) : some;
  }

  private static Line line(String text) {
    String[] words = text.strip().split(" ");
    return new Line(SolverPosition.parse(7, 6, words[0]), Integer.parseInt(words[1]));
  }

  /** One question asked of every line of a file. */
  private static final class Row {
    private final ConnectFourSolver solver = new ConnectFourSolver(7, 6, MEBIBYTES);
    private final List<Line> lines;
    private final boolean weak;
    private final boolean kept;
    private int wrong;

    Row(List<Line> lines, boolean weak, boolean kept) {
      this.lines = lines;
      this.weak = weak;
      this.kept = kept;
    }

    /** Goes through the file once to warm up, then until the time is long enough to be told. */
    String measure() {
      String first = firstPass();
      long before = solver.nodes();
      long nanos = 0;
      long asked = 0;
      while (nanos < LEAST_NANOS) {
        long start = Contest.cpuNanos();
        solver.clear();
        lines.forEach(this::ask);
        nanos += Contest.cpuNanos() - start;
        asked += lines.size();
      }
      return "%d | %d | %.1f | %.2f | %s"
          .formatted(
              lines.size(),
              wrong,
              (double) (solver.nodes() - before) / asked,
              nanos / 1e3 / asked,
              first);
    }

    /** The wall time of a line in the first pass; a dash if it was given up. */
    private String firstPass() {
      long start = System.nanoTime();
      for (var line : lines) {
        if (System.nanoTime() - start > MOST_WARM_UP_NANOS) {
          return "–";
        }
        ask(line);
      }
      return "%.2f".formatted((System.nanoTime() - start) / 1e3 / lines.size());
    }

    private void ask(Line line) {
      if (!kept) {
        solver.clear();
      }
      int answer = weak ? solver.outcome(line.position()) : solver.score(line.position());
      if (answer != (weak ? Integer.signum(line.score()) : line.score())) {
        wrong++;
      }
    }
  }

  /** The empty board with one thread and with two. */
  static void empty() {
    System.out.println("| empty board | score | nodes | s, wall |\n|---|---|---|---|");
    var empty = SolverPosition.empty(7, 6);
    for (int threads = 1; threads <= 2; threads++) {
      var solver = new ConnectFourSolver(7, 6, MEBIBYTES, threads);
      solver.score(SolverPosition.parse(7, 6, "4444"));
      question("exact, %d threads".formatted(threads), solver, () -> solver.score(empty));
      question("weak, %d threads".formatted(threads), solver, () -> solver.outcome(empty));
    }
  }

  private static void question(String name, ConnectFourSolver solver, IntSupplier question) {
    solver.clear();
    long before = solver.nodes();
    long start = System.nanoTime();
    int answer = question.getAsInt();
    System.out.printf(
        "| %s | %d | %,d | %.2f |%n",
        name, answer, solver.nodes() - before, (System.nanoTime() - start) / 1e9);
  }
}
