package betacut.lab.report.chart;

import betacut.lab.report.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Round numbers to mark an axis with: steps of 1, 2 or 5 times a power of ten. */
final class Ticks {
  /** A number and how it is written. */
  record Tick(double value, String label) {}

  private static final double SLACK = 1e-9;
  private static final int FEWEST = 3;

  /** From here on zeros are hard to count. */
  private static final double LARGE = 999_999;

  private static final double SMALL = 1e-4;

  private Ticks() {}

  static List<Tick> of(Axis axis, double low, double high, int most) {
    return axis.scale() == Axis.Scale.LOG
        ? log(low, high, most)
        : linear(low, high, most, axis.whole());
  }

  /** At most about {@code most} equal steps between two numbers. */
  static List<Tick> linear(double low, double high, int most, boolean whole) {
    double rough = (high - low) / Math.max(1, most);
    if (!(rough > 0)) {
      return List.of(new Tick(low, Numbers.significant(low)));
    }
    int exponent = (int) Math.floor(Math.log10(rough) + SLACK);
    int lead = roundUp(rough / Math.pow(10, exponent));
    if (whole && exponent < 0) {
      exponent = 0;
      lead = 1;
    }
    double step = value(lead, exponent);
    int decimals = Math.max(0, lead == 10 ? -exponent - 1 : -exponent);
    List<Tick> ticks = new ArrayList<>();
    for (long i = (long) Math.ceil(low / step - SLACK); i * step <= high + SLACK * step; i++) {
      double value = value(i * lead, exponent);
      ticks.add(new Tick(value, linearLabel(value, high, decimals)));
    }
    return List.copyOf(ticks);
  }

  private static int roundUp(double lead) {
    return lead <= 1 + SLACK ? 1 : lead <= 2 + SLACK ? 2 : lead <= 5 + SLACK ? 5 : 10;
  }

  /** Powers of ten; if they are few, also 2 and 5 times them; if still few, finer ones. */
  static List<Tick> log(double low, double high, int most) {
    int first = (int) Math.ceil(Math.log10(low) - SLACK);
    int last = (int) Math.floor(Math.log10(high) + SLACK);
    int powers = last - first + 1;
    if (powers > FEWEST || powers == FEWEST && most < 2 * FEWEST) {
      int stride = (powers + most - 1) / most;
      return labelled(
          IntStream.rangeClosed(first, last)
              .filter(i -> Math.floorMod(i, stride) == 0)
              .mapToObj(i -> new int[] {1, i})
              .toList(),
          low,
          high);
    }
    List<int[]> coarse = between(low, high, first - 1, last, 1, 2, 5);
    List<int[]> fine = between(low, high, first - 2, last, 10, 15, 20, 30, 50, 70);
    if (coarse.size() >= FEWEST) {
      return labelled(coarse, low, high);
    }
    return fine.size() >= FEWEST ? labelled(fine, low, high) : linear(low, high, most, false);
  }

  /** Leading numbers and exponents of what lies between two numbers, in rising order. */
  private static List<int[]> between(double low, double high, int first, int last, int... leads) {
    List<int[]> found = new ArrayList<>();
    for (int exponent = first; exponent <= last; exponent++) {
      for (int lead : leads) {
        double value = value(lead, exponent);
        if (value >= low * (1 - SLACK) && value <= high * (1 + SLACK)) {
          found.add(new int[] {lead, exponent});
        }
      }
    }
    return found;
  }

  /** All plain or all as powers: a mixture is hard to compare. */
  private static List<Tick> labelled(List<int[]> numbers, double low, double high) {
    boolean plain = high <= LARGE && low >= SMALL;
    return numbers.stream()
        .map(
            n -> {
              double value = value(n[0], n[1]);
              String power = (n[0] == 1 ? "" : n[0] + "×") + Numbers.powerOfTen(n[1]);
              return new Tick(value, plain ? plain(value) : power);
            })
        .toList();
  }

  private static String plain(double value) {
    int decimals = 0;
    while (Math.abs(value * Math.pow(10, decimals) - Math.rint(value * Math.pow(10, decimals)))
        > SLACK) {
      decimals++;
    }
    return Numbers.fixed(value, decimals);
  }

  private static double value(long lead, int exponent) {
    return exponent < 0 ? lead / Math.pow(10, -exponent) : lead * Math.pow(10, exponent);
  }

  private static String linearLabel(double value, double high, int decimals) {
    return Math.abs(high) > LARGE * 100
        ? Numbers.significant(value / 1e6) + " M"
        : Numbers.fixed(value, decimals);
  }
}
