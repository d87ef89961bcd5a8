package betacut.bench;

import betacut.games.othello.OthelloGame;
import betacut.games.othello.OthelloPosition;
import betacut.rules.Games;
import betacut.solve.othello.OthelloSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * The Othello solver on files of scored endings (OBF: a board, whose move it is, then moves with
 * their exact scores): one thread, 256 MiB, the table cleared before each position; CPU time of the
 * searching thread, and at the end that of the whole process, its start and its compilers included.
 * Further passes show it warm. Wrong scores are named: there must be none.
 */
final class OthelloFiles {
  private static final int MEBIBYTES = 256;
  private static final int BOARD = 66;

  private final OthelloGame game = (OthelloGame) Games.find("othello");
  private final OthelloSolver solver = new OthelloSolver(MEBIBYTES);
  private int wrong;

  private OthelloFiles() {}

  /** Measures the lines of a file, from the first one to the last one given, again and again. */
  static void run(Path file, int from, int to, int passes) throws IOException {
    List<String> lines =
        Files.readAllLines(file).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();
    System.out.println("| line | empty squares | score | nodes | CPU s |\n|---|---|---|---|---|");
    for (int pass = 0; pass < passes; pass++) {
      new OthelloFiles().pass(lines.subList(from - 1, Math.min(to, lines.size())), from);
    }
    Duration process = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    System.out.printf("%nThe whole process: %.2f s of CPU time.%n", process.toMillis() / 1e3);
  }

  private void pass(List<String> lines, int first) {
    long start = Contest.cpuNanos();
    for (int i = 0; i < lines.size(); i++) {
      measure(first + i, lines.get(i));
    }
    System.out.printf(
        "| %d–%d | | %d wrong | %,d | %.2f |%n",
        first, first + lines.size() - 1, wrong, solver.nodes(), (Contest.cpuNanos() - start) / 1e9);
  }

  private void measure(int line, String text) {
    OthelloPosition position = game.parse(text.substring(0, BOARD));
    int known =
        Arrays.stream(text.substring(BOARD).split(";"))
            .map(move -> move.strip().split(":"))
            .filter(both -> both.length == 2)
            .mapToInt(both -> Integer.parseInt(both[1]))
            .max()
            .orElseThrow();
    solver.clear();
    long before = solver.nodes();
    long start = Contest.cpuNanos();
    int score = solver.score(position.own(), position.opponent());
    long nanos = Contest.cpuNanos() - start;
    boolean isRight = score == known;
    wrong += isRight ? 0 : 1;
    System.out.printf(
        "| %d | %d | %d%s | %,d | %.2f |%n",
        line,
        position.empties(),
        score,
        isRight ? "" : " instead of " + known,
        solver.nodes() - before,
        nanos / 1e9);
  }
}
