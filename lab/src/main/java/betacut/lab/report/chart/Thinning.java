package betacut.lab.report.chart;

import betacut.lab.report.chart.Shape.Line;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Keeps of a long line what can be seen: in each column of pixels its first, lowest, highest and
 * last point. A path of a hundred thousand games looks the same and weighs a fiftieth.
 */
final class Thinning {
  private static final int SHORT = 2000;

  private Thinning() {}

  static Line of(Line line) {
    if (line.xs().length <= SHORT) {
      return line;
    }
    List<Integer> kept = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= line.xs().length; i++) {
      if (i == line.xs().length || (int) line.xs()[i] != (int) line.xs()[start]) {
        keep(line.ys(), start, i - 1, kept);
        start = i;
      }
    }
    double[] xs = kept.stream().mapToDouble(i -> line.xs()[i]).toArray();
    double[] ys = kept.stream().mapToDouble(i -> line.ys()[i]).toArray();
    return new Line(xs, ys, line.ink(), line.width(), line.dash());
  }

  private static void keep(double[] ys, int first, int last, List<Integer> kept) {
    int lowest = first;
    int highest = first;
    for (int i = first; i <= last; i++) {
      lowest = ys[i] < ys[lowest] ? i : lowest;
      highest = ys[i] > ys[highest] ? i : highest;
    }
    int[] chosen = {first, lowest, highest, last};
    Arrays.stream(chosen).sorted().distinct().forEach(kept::add);
  }
}
