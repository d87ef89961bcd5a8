package betacut.lab.experiment.result;

import betacut.lab.experiment.Setting;
import betacut.stats.sample.Estimate;
import java.util.List;
import java.util.Locale;

/** What a summary says, in lines for a terminal. */
public final class SummaryText {
  private SummaryText() {}

  /** The main findings: comparisons, growth, crossovers, agreement. */
  public static List<String> lines(Summary summary) {
    return summary.findings().stream().map(SummaryText::line).toList();
  }

  /** One of them. */
  static String line(Summary.Finding finding) {
    return switch (finding) {
      case Summary.Mean mean -> mean(mean);
      case Summary.Ratio ratio -> ratio(ratio);
      case Summary.Growth growth -> growth(growth);
      case Summary.Crossing crossing -> crossing(crossing);
      case Summary.Agreement agreement -> agreement(agreement);
    };
  }

  private static String mean(Summary.Mean mean) {
    return "%s: %s %s"
        .formatted(
            place(mean.game(), mean.setting()), mean.measure().label(), number(mean.estimate()));
  }

  private static String ratio(Summary.Ratio ratio) {
    return "%s: %s of %s = %s × %s%s"
        .formatted(
            place(ratio.game(), ratio.context()),
            ratio.measure().id(),
            ratio.level(),
            number(ratio.ofTotals()),
            ratio.baseline(),
            String.format(Locale.ROOT, ", p %.2g", ratio.holm()));
  }

  private static String growth(Summary.Growth growth) {
    return String.format(
        Locale.ROOT,
        "%s: %s ≈ %.3g·b^depth, b = %s, R² %.4f",
        place(growth.game(), growth.context()),
        growth.measure().id(),
        growth.fit().a(),
        number(growth.base()),
        growth.fit().rSquared());
  }

  private static String crossing(Summary.Crossing crossing) {
    String place = place(crossing.game(), crossing.context());
    String measure = crossing.measure().id();
    return "%s: in %s, by the fits, %s %s; %s"
        .formatted(
            place,
            measure,
            crossing.level(),
            switch (crossing.fitted().pattern()) {
              case CROSSES ->
                  "beats %s from depth %s".formatted(crossing.baseline(), depth(crossing));
              case CROSSES_BACK -> "loses to " + crossing.baseline() + " at the deep end";
              case FIRST_ALWAYS -> "never beats " + crossing.baseline();
              case SECOND_ALWAYS -> "beats %s at every depth".formatted(crossing.baseline());
            },
            measured(crossing));
  }

  /** The deepest points dominate a fit, so what was seen at the others is said beside it. */
  private static String measured(Summary.Crossing crossing) {
    return crossing.observed().isPresent()
        ? String.format(
            Locale.ROOT,
            "measured, it is cheaper from depth %.0f",
            crossing.observed().orElseThrow())
        : "measured, it is not cheaper at the deepest";
  }

  private static String depth(Summary.Crossing crossing) {
    String interval =
        crossing
            .fitted()
            .interval()
            .map(i -> String.format(Locale.ROOT, " (%.1f to %.1f)", i.low(), i.high()))
            .orElse("");
    return String.format(Locale.ROOT, "%.1f", crossing.fitted().depth().orElseThrow()) + interval;
  }

  private static String agreement(Summary.Agreement agreement) {
    return "%s: %s gives the %s of %s at %d of %d positions"
        .formatted(
            place(agreement.game(), agreement.context()),
            agreement.level(),
            agreement.answer().id(),
            agreement.baseline(),
            agreement.same(),
            agreement.positions());
  }

  private static String place(String game, Setting setting) {
    return setting.values().isEmpty() ? game : game + " " + setting;
  }

  /** A value with three digits, and its interval. */
  public static String number(Estimate estimate) {
    return "%s (%s to %s)"
        .formatted(
            number(estimate.value()),
            number(estimate.interval().low()),
            number(estimate.interval().high()));
  }

  private static String number(double value) {
    return Math.abs(value) >= 1000 || value == Math.rint(value)
        ? String.format(Locale.ROOT, "%,.0f", value)
        : String.format(Locale.ROOT, "%.3g", value);
  }
}
