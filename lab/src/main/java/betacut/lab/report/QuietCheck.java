package betacut.lab.report;

import betacut.lab.report.text.Numbers;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
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
  private static final Duration MOMENT = Duration.ofMillis(300);

  /** More than this of one processor disturbs. */
  private static final double MOST_OTHERS = 0.2;

  /** The same where only the load is known, which counts this program too. */
  private static final double MOST_LOAD = 1;

  /** Ticks of /proc/stat in a second, on every Linux there is. */
  private static final double TICKS = 100;

  /** Columns of /proc/stat in which a processor waits. */
  private static final int IDLE = 3;

  private static final int WAITING_FOR_DISKS = 4;

  /** Busy seconds of all processors and of this program. */
  private record Used(double all, double own) {}

  /** Looks on for a moment. */
  public static QuietCheck look() {
    long begun = System.nanoTime();
    Optional<Used> before = used();
    try {
      Thread.sleep(MOMENT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    double seconds = (System.nanoTime() - begun) / 1e9;
    OptionalDouble others =
        before.stream()
            .flatMap(one -> used().stream().map(two -> (two.all - one.all) - (two.own - one.own)))
            .mapToDouble(used -> Math.max(0, used / seconds))
            .findFirst();
    return new QuietCheck(
        others,
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
        Runtime.getRuntime().availableProcessors());
  }

  private static Optional<Used> used() {
    try {
      String line = Files.readAllLines(Path.of("/proc/stat")).getFirst();
      double[] ticks =
          Arrays.stream(line.split("\\s+"))
              .skip(1)
              .limit(8)
              .mapToDouble(Double::parseDouble)
              .toArray();
      double busy = Arrays.stream(ticks).sum() - ticks[IDLE] - ticks[WAITING_FOR_DISKS];
      return ProcessHandle.current()
          .info()
          .totalCpuDuration()
          .map(own -> new Used(busy / TICKS, own.toNanos() / 1e9));
    } catch (IOException | NumberFormatException notLinux) {
      return Optional.empty();
    }
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
