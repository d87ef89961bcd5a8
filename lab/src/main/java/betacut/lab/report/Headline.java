package betacut.lab.report;

import betacut.lab.report.text.Numbers;
import betacut.stats.sample.Estimate;
import java.util.ArrayList;
import java.util.List;

/**
 * What one thing saved and cost against another, for the one sentence that people remember.
 *
 * @param place the game and what else was equal for both
 * @param positions over which it was measured
 * @param changes counts before times
 */
public record Headline(
    String place, String level, String baseline, int positions, List<Change> changes) {
  /** From here on "so many times as much" is easier to grasp than hundredths. */
  private static final double TWICE = 2;

  /** Keeps its own copy. */
  public Headline {
    changes = List.copyOf(changes);
  }

  /** What may be said of a change. */
  public enum Verdict {
    SURE,
    /** Equal at every position. */
    SAME,
    UNSURE,
    /** Unsure, and with so few positions nothing else was possible. */
    TOO_FEW
  }

  /**
   * How many times as much, at a typical position.
   *
   * @param measure by its name in specifications
   * @param isDisturbed whether it is a time taken on a busy machine
   */
  public record Change(String measure, Estimate ratio, Verdict verdict, boolean isDisturbed) {
    private String words() {
      String what = noun();
      return switch (verdict) {
        case SAME -> "the same %s at every position".formatted(what);
        case SURE -> "%s %s (%s)".formatted(size(), what, range());
        case UNSURE, TOO_FEW ->
            "no difference in %s that is sure after Holm's correction (%s times; 95 %%: %s%s)"
                .formatted(
                    what,
                    Numbers.significant(ratio.value()),
                    times(ratio.interval().low(), ratio.interval().high()),
                    verdict == Verdict.TOO_FEW ? "; too few positions for one" : "");
      };
    }

    private String noun() {
      return switch (measure) {
        case "nodes" -> "positions";
        case "cpu" -> "processor time";
        default -> measure;
      };
    }

    private boolean isMass() {
      return measure.equals("cpu") || measure.equals("time");
    }

    private String size() {
      double value = ratio.value();
      if (value >= TWICE) {
        return "%s times as %s".formatted(Numbers.significant(value), isMass() ? "much" : "many");
      }
      String more = value >= 1 ? "more" : isMass() ? "less" : "fewer";
      return "%s %s".formatted(Numbers.percent(Math.abs(1 - value)), more);
    }

    private String range() {
      double low = ratio.interval().low();
      double high = ratio.interval().high();
      if (ratio.value() >= TWICE) {
        return "95 %: " + times(low, high);
      }
      double from = ratio.value() >= 1 ? low - 1 : 1 - high;
      double to = ratio.value() >= 1 ? high - 1 : 1 - low;
      return "95 %%: %s to %s".formatted(Numbers.percent(from), Numbers.percent(to));
    }

    private static String times(double low, double high) {
      return "%s to %s".formatted(Numbers.significant(low), Numbers.significant(high));
    }
  }

  /** The sentence, with what its numbers were taken from. */
  public String sentence() {
    List<String> parts = new ArrayList<>();
    changes.forEach(change -> parts.add(change.words()));
    boolean isDisturbed = changes.stream().anyMatch(Change::isDisturbed);
    return "%s: against %s, %s had %s; at a typical one of %d positions%s."
        .formatted(
            place,
            baseline,
            level,
            String.join(" and ", parts),
            positions,
            isDisturbed ? ", the time on a busy machine" : "");
  }
}
