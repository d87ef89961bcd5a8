package betacut.bench;

import betacut.search.Algorithm;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.Result;
import java.util.List;

/** Wall time to the same depth with one thread and with two. */
final class ThreadsGain {
  private ThreadsGain() {}

  static void run() {
    report("othello", "mobility", Searches.positions("othello", 10, 8), 12);
    report("connect4", "threats", Searches.positions("connect4", 6, 8), 17);
  }

  private static void report(String game, String evaluation, List<String> positions, int depth) {
    Options one = Options.full(Algorithm.PVS).withOrder(OrderPart.USUAL).withEvaluation(evaluation);
    for (int threads : new int[] {1, 2, 1, 2}) { // compiled before it is timed
      Searches.search(game, positions.getLast(), one.withThreads(threads), depth - 1);
    }
    System.out.printf(
        "%s depth %d%n| position | 1 thread s | 2 threads s | gain | nodes ratio |%n"
            + "|---|---|---|---|---|%n",
        game, depth);
    double logarithms = 0;
    for (String position : positions) {
      double[] seconds = new double[2];
      double[] nodes = new double[2];
      for (int threads : new int[] {1, 2, 2, 1, 1, 2}) {
        Result result = Searches.search(game, position, one.withThreads(threads), depth);
        seconds[threads - 1] += result.nanos() / 3e9;
        nodes[threads - 1] += result.statistics().nodes() / 3.0;
      }
      logarithms += Math.log(seconds[0] / seconds[1]);
      System.out.printf(
          "| %s | %.2f | %.2f | %.2f | %.2f |%n",
          position, seconds[0], seconds[1], seconds[0] / seconds[1], nodes[1] / nodes[0]);
    }
    System.out.printf("geometric mean gain %.2f%n%n", Math.exp(logarithms / positions.size()));
  }
}
