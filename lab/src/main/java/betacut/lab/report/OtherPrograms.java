package betacut.lab.report;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/** Sees how much of the processors other programs use, where the system tells. */
final class OtherPrograms {
  private static final Duration MOMENT = Duration.ofMillis(300);

  /** Ticks of /proc/stat in a second, on every Linux there is. */
  private static final double TICKS = 100;

  /** Columns of /proc/stat in which a processor waits. */
  private static final int IDLE = 3;

  private static final int WAITING_FOR_DISKS = 4;

  private OtherPrograms() {}

  /** Busy seconds of all processors and of this program. */
  private record Used(double all, double own) {}

  /** Looks on for a moment. */
  static QuietCheck look() {
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
}
