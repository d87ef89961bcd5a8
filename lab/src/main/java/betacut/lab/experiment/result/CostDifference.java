package betacut.lab.experiment.result;

import betacut.stats.sample.Interval;

/**
 * What may be said of a level against the baseline. A difference is said only where it is sure: its
 * p-value, corrected for all comparisons of the run, is below 5 %, and the interval of the ratio
 * leaves 1 out.
 */
public enum CostDifference {
  CHEAPER("cheaper"),
  DEARER("dearer"),
  /** Equal at every position. */
  SAME("the same"),
  UNSURE("no sure difference"),
  /** Nothing could have been said with so few positions, whatever was found at them. */
  TOO_FEW("no sure difference (too few positions for one)");

  private static final double MOST_ERROR = 0.05;

  private final String words;

  CostDifference(String words) {
    this.words = words;
  }

  String words() {
    return words;
  }

  /** Whether one of the two is said to cost less. */
  public boolean isSure() {
    return this == CHEAPER || this == DEARER;
  }

  /**
   * @param differing at how many positions the two are not equal
   * @param corrected the p-value
   * @param least what the p-value would be if all positions agreed
   */
  static CostDifference of(int differing, double corrected, double least, Interval ratio) {
    if (differing == 0) {
      return SAME;
    }
    if (corrected < MOST_ERROR && ratio.high() < 1) {
      return CHEAPER;
    }
    if (corrected < MOST_ERROR && ratio.low() > 1) {
      return DEARER;
    }
    return least < MOST_ERROR ? UNSURE : TOO_FEW;
  }
}
