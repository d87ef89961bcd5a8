package betacut.bench;

import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.SolverPosition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * The Connect-4 solver on files of scored positions ({@code moves score} a line), and on the empty
 * board.
 *
 * <p>One thread, 64 MiB, no book, everything forgotten before each position; CPU time, in a JVM
 * warmed up by the same positions. Wrong scores are counted: there must be none.
 */
final class SolverFiles {
  private static final int MEBIBYTES = 64;

  /** Positions solved beforehand from each file. */
  private static final int WARM_UP = 20;

  private static final long LEAST_NANOS = 500_000_000;

  private record Line(SolverPosition position, int score) {}

  private SolverFiles() {}

  /** Measures the first lines of every file in a folder. */
  static void run(String folder, int most) {
    System.out.println("| file | lines | wrong | nodes | µs | nodes, weak | µs, weak |");
    System.out.println("|---|---|---|---|---|---|---|");
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      for (Path file : files.sorted().toList()) {
        file(file, most);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    empty();
  }

  private static void file(Path file, int most) throws IOException {
    List<Line> lines =
        Files.readAllLines(file).stream().limit(most).map(SolverFiles::line).toList();
    var solver = new ConnectFourSolver(7, 6, MEBIBYTES);
    var exact = new Total(solver, lines);
    var weak = new Total(solver, lines);
    exact.pass(WARM_UP, solver::score, score -> score);
    exact.forget();
    exact.passes(solver::score, score -> score);
    weak.passes(solver::outcome, Integer::signum);
    System.out.printf(
        "| %s | %d | %d | %s | %s |%n",
        file.getFileName(), lines.size(), exact.wrong + weak.wrong, exact, weak);
  }

  private static Line line(String text) {
    String[] words = text.strip().split(" ");
    return new Line(SolverPosition.parse(7, 6, words[0]), Integer.parseInt(words[1]));
  }

  private static final class Total {
    private final ConnectFourSolver solver;
    private final List<Line> lines;
    private int asked;
    private int wrong;
    private long nodes;
    private long nanos;

    Total(ConnectFourSolver solver, List<Line> lines) {
      this.solver = solver;
      this.lines = lines;
    }

    void forget() {
      asked = 0;
      nodes = 0;
      nanos = 0;
    }

    /** Goes through the file until the time is long enough to be told. */
    void passes(ToIntFunction<SolverPosition> question, IntUnaryOperator truth) {
      while (nanos < LEAST_NANOS) {
        pass(lines.size(), question, truth);
      }
    }

    void pass(int count, ToIntFunction<SolverPosition> question, IntUnaryOperator truth) {
      long before = solver.nodes();
      long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      for (var line : lines.subList(0, Math.min(count, lines.size()))) {
        solver.clear();
        if (question.applyAsInt(line.position()) != truth.applyAsInt(line.score())) {
          wrong++;
        }
        asked++;
      }
      nanos += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
      nodes += solver.nodes() - before;
    }

    @Override
    public String toString() {
      return "%.1f | %.2f".formatted((double) nodes / asked, nanos / 1e3 / asked);
    }
  }

  private static void empty() {
    System.out.println("\n| empty board | score | nodes | s, wall |\n|---|---|---|---|");
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
