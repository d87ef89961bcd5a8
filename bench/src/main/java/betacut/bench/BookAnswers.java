package betacut.bench;

import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.OpeningBook;
import betacut.solve.connectfour.SolverPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * How long the shipped Connect-4 book takes to give the score of every column, for <em>every</em>
 * position of few stones, so that the longest time is the longest there is.
 */
final class BookAnswers {
  private static final int PLIES = 10;

  private BookAnswers() {}

  static void run() {
    var solver = new ConnectFourSolver(7, 6, 64);
    solver.use(OpeningBook.shipped(7, 6).orElseThrow());
    System.out.println(
        "| stones | positions | nodes searched | median, µs | 99.9 %, µs | longest, ms |");
    System.out.println("|---|---|---|---|---|---|");
    List<SolverPosition> layer = List.of(SolverPosition.empty(7, 6));
    for (int stones = 0; stones <= PLIES; stones++) {
      ask(solver, layer); // The first pass warms the process up.
      measure(solver, stones, layer);
      layer = children(layer);
    }
  }

  private static void measure(ConnectFourSolver solver, int stones, List<SolverPosition> layer) {
    long before = solver.nodes();
    long[] nanos = ask(solver, layer);
    Arrays.sort(nanos);
    System.out.printf(
        "| %d | %,d | %,d | %.1f | %.1f | %.2f |%n",
        stones,
        layer.size(),
        solver.nodes() - before,
        nanos[nanos.length / 2] / 1e3,
        nanos[(int) (nanos.length * 0.999)] / 1e3,
        nanos[nanos.length - 1] / 1e6);
  }

  private static long[] ask(ConnectFourSolver solver, List<SolverPosition> layer) {
    long[] nanos = new long[layer.size()];
    for (int i = 0; i < nanos.length; i++) {
      long start = System.nanoTime();
      solver.columnScores(layer.get(i));
      nanos[i] = System.nanoTime() - start;
    }
    return nanos;
  }

  /** The positions one stone later in which the game goes on, each once. */
  private static List<SolverPosition> children(List<SolverPosition> layer) {
    var next = new LinkedHashSet<SolverPosition>();
    for (var position : layer) {
      for (int column = 0; column < position.width(); column++) {
        if (position.canPlay(column) && !position.play(column).isOver()) {
          next.add(position.play(column));
        }
      }
    }
    return new ArrayList<>(next);
  }
}
