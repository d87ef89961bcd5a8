package betacut.lab.report;

import betacut.lab.report.text.Numbers;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How busy others keep a machine: looked at for a moment before times are taken, and kept among the
 * facts of a run.
 *
 * @param others how many processors other programs use; empty where the system does not tell
 * @param load mean number of runnable threads in the last minute; negative if nobody knows
 */
public record QuietCheck(OptionalDouble others, double load, int processors) {
  private static final String FACT = "others at the start";
  private static final Pattern KEPT =
      Pattern.compile("(\\d+\\.\\d+|unknown) of (\\d+) processors, load (-?\\d+\\.\\d+)");

  /** More than this of one processor disturbs. */
  private static final double MOST_OTHERS = 0.2;

  /** The same where only the load is known, which counts this program too. */
  private static final double MOST_LOAD = 1;

  /** Looks on for a moment. */
  public static QuietCheck look() {
    return OtherPrograms.look();
  }

  /** Whether times taken now would be worth something. */
  public boolean isQuiet() {
    boolean isFree = others.isEmpty() || others.getAsDouble() <= MOST_OTHERS;
    // What waits for a processor now may have been idle in the moment that was looked at.
    return isFree && load <= (others.isPresent() ? processors : MOST_LOAD);
  }

  /** These facts and this one. */
  public Provenance in(Provenance provenance) {
    return provenance.with(
        FACT,
        "%s of %d processors, load %s"
            .formatted(
                others.isPresent() ? plain(others.getAsDouble()) : "unknown",
                processors,
                plain(load)));
  }

  private static String plain(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  /** What was seen when a run began, if somebody looked. */
  public static Optional<QuietCheck> of(Provenance provenance) {
    Matcher kept = KEPT.matcher(provenance.facts().getOrDefault(FACT, ""));
    if (!kept.matches()) {
      return Optional.empty();
    }
    OptionalDouble others =
        kept.group(1).equals("unknown")
            ? OptionalDouble.empty()
            : OptionalDouble.of(Double.parseDouble(kept.group(1)));
    return Optional.of(
        new QuietCheck(others, Double.parseDouble(kept.group(3)), Integer.parseInt(kept.group(2))));
  }

  /** What was seen, as part of a sentence. */
  public String words() {
    String seen =
        others.isPresent()
            ? "other programs used %s of %d processors"
                .formatted(Numbers.fixed(others.getAsDouble(), 2), processors)
            : "how much other programs used is unknown";
    return load < 0 ? seen : "%s, the load was %s".formatted(seen, Numbers.fixed(load, 2));
  }
}
