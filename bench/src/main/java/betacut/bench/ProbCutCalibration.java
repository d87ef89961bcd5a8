package betacut.bench;

import betacut.rules.Score;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.Result;
import java.util.ArrayList;
import java.util.List;

/** Measures how deep values follow shallow ones; prints the lines of the games' probcut.txt. */
final class ProbCutCalibration {
  private static final int POSITIONS_PER_PHASE = 60;

  private ProbCutCalibration() {}

  static void run() {
    System.out.println("# evaluation deep shallow slope intercept sigma");
    calibrate("othello", "mobility", new int[] {8, 16, 24, 32, 40}, 9);
    calibrate("connect4", "threats", new int[] {4, 8, 12, 16, 20}, 11);
  }

  /** What ProbCut saves, and how often it changes the answer. */
  static void gain() {
    System.out.println(
        "| game, depth | nodes with / without | same move | same value |\n|---|---|---|---|");
    gain("othello", "mobility", 20, 10);
    gain("connect4", "threats", 10, 13);
  }

  private static void gain(String game, String evaluation, int plies, int depth) {
    Options exact =
        Options.full(Algorithm.PVS).withOrder(OrderPart.USUAL).withEvaluation(evaluation);
    Options likely = exact.with(Feature.PROBCUT);
    List<String> positions = Searches.positions(game, plies, POSITIONS_PER_PHASE);
    double[] nodes = new double[2];
    int sameMove = 0;
    int sameValue = 0;
    for (String position : positions) {
      Result full = Searches.search(game, position, exact, depth);
      Result cut = Searches.search(game, position, likely, depth);
      nodes[0] += full.statistics().nodes();
      nodes[1] += cut.statistics().nodes();
      sameMove += full.move() == cut.move() ? 1 : 0;
      sameValue += full.value().score() == cut.value().score() ? 1 : 0;
    }
    System.out.printf(
        "| %s, %d | %.2f | %d of %d | %d |%n",
        game, depth, nodes[1] / nodes[0], sameMove, positions.size(), sameValue);
  }

  private static void calibrate(String game, String evaluation, int[] phases, int deepest) {
    System.out.println("# " + game);
    List<int[]> values = new ArrayList<>();
    Options options =
        Options.full(Algorithm.PVS).withOrder(OrderPart.USUAL).withEvaluation(evaluation);
    for (int plies : phases) {
      for (String position : Searches.positions(game, plies, POSITIONS_PER_PHASE)) {
        int[] byDepth = new int[deepest + 1];
        for (int depth = 1; depth <= deepest; depth++) {
          byDepth[depth] = Searches.search(game, position, options, depth).value().score();
        }
        values.add(byDepth);
      }
    }
    for (int deep = 3; deep <= deepest; deep++) {
      int shallow = deep < 6 ? deep - 2 : deep - 4;
      fit(evaluation, deep, shallow, values);
    }
  }

  /** Least squares over the positions that neither depth decides. */
  private static void fit(String evaluation, int deep, int shallow, List<int[]> values) {
    List<int[]> undecided =
        values.stream()
            .filter(v -> !Score.isDecided(v[deep]) && !Score.isDecided(v[shallow]))
            .toList();
    double n = undecided.size();
    double meanX = undecided.stream().mapToInt(v -> v[shallow]).average().orElse(0);
    double meanY = undecided.stream().mapToInt(v -> v[deep]).average().orElse(0);
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (int[] v : undecided) {
      double x = v[shallow] - meanX;
      double y = v[deep] - meanY;
      xx += x * x;
      xy += x * y;
      yy += y * y;
    }
    double slope = xy / xx;
    double sigma = Math.sqrt(Math.max(0, yy - slope * xy) / (n - 2));
    System.out.printf(
        "%s %d %d %.3f %.2f %.2f   # r = %.3f, n = %.0f%n",
        evaluation, deep, shallow, slope, meanY - slope * meanX, sigma, xy / Math.sqrt(xx * yy), n);
  }
}
