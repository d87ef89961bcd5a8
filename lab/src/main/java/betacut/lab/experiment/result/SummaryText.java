package betacut.lab.experiment.result;

import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Setting;
import betacut.lab.report.text.Numbers;
import betacut.stats.sample.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a summary says, in sentences without a full stop. Each has one statistic and names it; that
 * something is cheaper or dearer is said only as {@link CostDifference} allows.
 */
public final class SummaryText {
  private static final String DISTURBED = " [busy machine]";

  private final Summary summary;

  private SummaryText(Summary summary) {
    this.summary = summary;
  }

  /** All findings: comparisons by depth, agreement, growth, then each comparison. */
  public static List<String> lines(Summary summary) {
    return summary.findings().stream().map(new SummaryText(summary)::line).toList();
  }

  /** One of them. */
  static String line(Summary summary, Summary.Finding finding) {
    return new SummaryText(summary).line(finding);
  }

  private String line(Summary.Finding finding) {
    return switch (finding) {
      case Summary.Mean mean -> mean(mean) + mark(mean.measure());
      case Summary.Ratio ratio -> ratio(ratio) + mark(ratio.measure());
      case Summary.Unratioed pair -> unratioed(pair);
      case Summary.Growth growth -> growth(growth) + mark(growth.measure());
      case Summary.Crossing crossing -> crossing(crossing) + mark(crossing.measure());
      case Summary.Agreement agreement -> agreement(agreement);
    };
  }

  private String mark(Measure measure) {
    return mark(summary, measure);
  }

  /** What stands beside everything that a clock measured on a busy machine. */
  static String mark(Summary summary, Measure measure) {
    return measure.isTime() && summary.isDisturbed() ? DISTURBED : "";
  }

  /** The same as a sentence after others. */
  static String warning(Summary summary, List<Measure> measures) {
    return measures.stream().anyMatch(Measure::isTime) && summary.isDisturbed()
        ? " The times were taken on a busy machine."
        : "";
  }

  /** What was seen of the machine, if times were taken. */
  static Optional<String> machine(Summary summary) {
    return summary
        .running()
        .map(
            running ->
                "%s machine: searches had a processor %s of their time%s."
                    .formatted(
                        running.isDisturbed() ? "Busy" : "Quiet",
                        Numbers.percent(running.share()),
                        running.before().map(b -> "; before, " + b.words()).orElse("")));
  }

  private static String mean(Summary.Mean mean) {
    return "%s: %s %s"
        .formatted(
            place(mean.game(), mean.setting()), mean.measure().label(), number(mean.estimate()));
  }

  private String ratio(Summary.Ratio ratio) {
    String place = place(ratio.game(), ratio.context());
    String measure = ratio.measure().id();
    if (ratio.difference() == CostDifference.SAME) {
      return "%s: %s of %s and %s are the same at all %d positions"
          .formatted(place, measure, ratio.level(), ratio.baseline(), ratio.positions());
    }
    return "%s: %s of %s = %s × %s at a typical position, p %s after Holm: %s"
        .formatted(
            place,
            measure,
            ratio.level(),
            number(ratio.typical()),
            ratio.baseline(),
            Numbers.pValue(ratio.holm()),
            ratio.difference() == CostDifference.TOO_FEW
                ? tooFew(ratio)
                : ratio.difference().words());
  }

  private static String tooFew(Summary.Ratio ratio) {
    return "no sure difference, which %d positions cannot show here: if all agreed, p were %s"
        .formatted(ratio.positions(), Numbers.pValue(ratio.leastHolm()));
  }

  /** How many comparisons could not have come to anything, whatever the searches did. */
  static Optional<String> tooFew(Summary summary) {
    long hopeless =
        summary.ratios().stream().filter(r -> r.difference() == CostDifference.TOO_FEW).count();
    return hopeless == 0
        ? Optional.empty()
        : Optional.of(
            "%d of %d comparisons have too few positions for a sure difference: even if all their positions agreed, Holm's p were .05 or more."
                .formatted(hopeless, summary.ratios().size()));
  }

  private static String unratioed(Summary.Unratioed pair) {
    return "%s: %s of %s and %s have no ratio: one of them has none at %d of %d positions"
        .formatted(
            place(pair.game(), pair.context()),
            pair.measure().id(),
            pair.level(),
            pair.baseline(),
            pair.nothing(),
            pair.positions());
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

  // ---- By depth ----------------------------------------------------------------------------

  /** Neighbouring depths of which the same may be said. */
  private record Stretch(CostDifference difference, int from, int to) {
    String words() {
      return from == to
          ? "%s at depth %d".formatted(difference.words(), from)
          : "%s at depths %d to %d".formatted(difference.words(), from, to);
    }
  }

  private static List<Stretch> stretches(Summary.Crossing crossing) {
    List<Stretch> found = new ArrayList<>();
    crossing
        .measured()
        .forEach(
            (depth, difference) -> {
              boolean goesOn = !found.isEmpty() && found.getLast().difference == difference;
              int from = goesOn ? found.removeLast().from : depth;
              found.add(new Stretch(difference, from, depth));
            });
    return found;
  }

  private String crossing(Summary.Crossing crossing) {
    return "%s: in %s, %s%s%s"
        .formatted(
            place(crossing.game(), crossing.context()),
            crossing.measure().id(),
            measured(crossing, stretches(crossing)),
            meeting(crossing),
            contradiction(crossing));
  }

  private static String measured(Summary.Crossing crossing, List<Stretch> stretches) {
    String level = crossing.level();
    String baseline = crossing.baseline();
    if (stretches.size() != 1) {
      String words = stretches.stream().map(Stretch::words).collect(Collectors.joining(", "));
      return "%s against %s: %s"
          .formatted(level, baseline, stretches.isEmpty() ? "no ratios" : words);
    }
    CostDifference everywhere = stretches.getFirst().difference;
    return switch (everywhere) {
      case CHEAPER, DEARER ->
          "%s is %s than %s at every depth".formatted(level, everywhere.words(), baseline);
      case SAME -> "%s and %s are the same at every depth and position".formatted(level, baseline);
      case UNSURE -> "no sure difference between %s and %s at any depth".formatted(level, baseline);
      case TOO_FEW ->
          "no sure difference between %s and %s: too few positions for one at any depth"
              .formatted(level, baseline);
    };
  }

  private static String meeting(Summary.Crossing crossing) {
    if (!crossing.isSure()) {
      return "";
    }
    String interval =
        crossing
            .fitted()
            .interval()
            .map(i -> String.format(Locale.ROOT, "%.1f to %.1f; ", i.low(), i.high()))
            .orElse("");
    return String.format(
        Locale.ROOT,
        "; the fitted curves cross at depth %.1f (%s%s of resamples cross)",
        crossing.fitted().depth().orElseThrow(),
        interval,
        Numbers.percent(1 - crossing.fitted().shareWithout()));
  }

  /** Wall time may say the opposite of processor time; then the reason belongs beside it. */
  private String contradiction(Summary.Crossing crossing) {
    boolean isDenied =
        crossing.measure().equals(Measure.TIME)
            && summary.crossovers().stream()
                .filter(other -> other.measure().equals(Measure.CPU) && other.isAbout(crossing))
                .anyMatch(other -> other.contradicts(crossing));
    return isDenied
        ? "; processor time says the opposite at some depth, for it leaves out waiting%s"
            .formatted(
                summary
                    .running()
                    .map(r -> ", here %s of the time".formatted(Numbers.percent(1 - r.share())))
                    .orElse(""))
        : "";
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

  static String place(String game, Setting setting) {
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
    if (Double.isInfinite(value)) {
      return Numbers.significant(value);
    }
    return Math.abs(value) >= 1000 || value == Math.rint(value)
        ? String.format(Locale.ROOT, "%,.0f", value)
        : String.format(Locale.ROOT, "%.3g", value);
  }
}
