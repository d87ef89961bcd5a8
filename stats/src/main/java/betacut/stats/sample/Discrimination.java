package betacut.stats.sample;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How well scores tell cases of one kind from those of another: the probability that a case that is
 * meant to have the higher score has it, ties counting half (the area under the curve, Hanley and
 * McNeil 1982).
 */
public final class Discrimination {
  private record Case(double score, boolean isHigh) {}

  private final List<Case> cases = new ArrayList<>();

  /** Without a case so far. */
  public Discrimination() {}

  /** Adds a case. */
  public void add(double score, boolean isHigh) {
    cases.add(new Case(score, isHigh));
  }

  /** Cases so far. */
  public int count() {
    return cases.size();
  }

  /** The area; one half if there are not both kinds. */
  public double area() {
    List<Case> sorted = new ArrayList<>(cases);
    sorted.sort(Comparator.comparingDouble(Case::score));
    double ranks = 0;
    long high = 0;
    for (int from = 0, to; from < sorted.size(); from = to) {
      to = from;
      long highHere = 0;
      while (to < sorted.size() && sorted.get(to).score() == sorted.get(from).score()) {
        highHere += sorted.get(to++).isHigh() ? 1 : 0;
      }
      ranks += highHere * (from + to + 1) / 2.0;
      high += highHere;
    }
    long low = sorted.size() - high;
    return high == 0 || low == 0 ? 0.5 : (ranks - high * (high + 1) / 2.0) / high / low;
  }
}
