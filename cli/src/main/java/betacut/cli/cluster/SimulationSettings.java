package betacut.cli.cluster;

import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/** What {@code cluster simulate} supposes; the usual numbers are those of docs/cluster.md. */
final class SimulationSettings {
  static final List<String> NAMES =
      List.of(
          "--machines",
          "--units",
          "--unit-seconds",
          "--spread",
          "--slow",
          "--slowdown",
          "--mtbf",
          "--restart",
          "--connect",
          "--dispatch",
          "--hand-over",
          "--keep",
          "--no-speculation",
          "--seed");

  private static final int MOST_UNITS = 10_000_000;
  private static final int MOST_MACHINES = 10_000;

  @Option(
      names = "--machines",
      paramLabel = "N,N",
      description = "simulate: how many machines, of --cores each; 1,2,4,10,100,1000")
  String machines = "1,2,4,10,100,1000";

  @Option(names = "--units", paramLabel = "N", description = "simulate: units of work; 100000")
  int units = 100_000;

  @Option(names = "--unit-seconds", paramLabel = "S", description = "what one takes; 1")
  double unitSeconds = 1;

  @Option(names = "--spread", paramLabel = "X", description = "of its logarithm; 0.7")
  double spread = 0.7;

  @Option(names = "--slow", paramLabel = "SHARE", description = "of slow machines; 0.05")
  double slow = 0.05;

  @Option(names = "--slowdown", paramLabel = "X", description = "how many times slower; 4")
  double slowdown = 4;

  @Option(names = "--mtbf", paramLabel = "HOURS", description = "between a machine's failures; 200")
  double hours = 200;

  @Option(names = "--restart", paramLabel = "S", description = "until it is back; 120")
  double restart = 120;

  @Option(names = "--connect", paramLabel = "S", description = "before the first unit; 6")
  double connect = 6;

  @Option(names = "--dispatch", paramLabel = "S", description = "of the driver, a task; 0.003")
  double dispatch = 0.003;

  @Option(names = "--hand-over", paramLabel = "S", description = "of a core, a task; 0.02")
  double handOver = 0.02;

  @Option(names = "--keep", paramLabel = "S", description = "of the driver, a unit; 0.0005")
  double keep = 0.0005;

  @Option(names = "--no-speculation", description = "late tasks are waited for")
  boolean isPatient;

  @Option(names = "--seed", paramLabel = "S", description = "fixes every random choice")
  long seed = 1;

  List<ClusterModel> models(int cores) {
    boolean isSensible =
        units >= 1
            && units <= MOST_UNITS
            && spread >= 0
            && spread <= 5
            && slow >= 0
            && slow < 1
            && slowdown >= 1
            && unitSeconds > 0
            && Arrays.stream(new double[] {hours, restart, connect, dispatch, handOver, keep})
                .allMatch(number -> number >= 0 && Double.isFinite(number));
    if (!isSensible) {
      throw new UsageException(
          "--units must be from 1 to %d, --slow from 0 to less than 1, --slowdown at least 1,"
                  .formatted(MOST_UNITS)
              + " --spread from 0 to 5, and no time may be negative.");
    }
    var first =
        new ClusterModel(
            1,
            cores,
            units,
            unitSeconds,
            spread,
            connect,
            dispatch,
            handOver,
            keep,
            slow,
            slowdown,
            hours,
            restart,
            !isPatient,
            seed);
    List<ClusterModel> models = new ArrayList<>();
    for (String count : machines.split(",")) {
      if (!count.strip().matches("[1-9]\\d{0,4}")
          || Integer.parseInt(count.strip()) > MOST_MACHINES) {
        throw new UsageException(
            "--machines is '%s'; it must be numbers from 1 to %d, such as 1,10,100."
                .formatted(machines, MOST_MACHINES));
      }
      models.add(first.withMachines(Integer.parseInt(count.strip())));
    }
    return models;
  }

  static String line(ClusterModel model, ClusterSimulation.Outcome outcome) {
    double efficiency = outcome.speedUp() / (model.machines() * model.cores());
    return String.format(
        Locale.ROOT,
        "%8d %7d %12s %9.1f %9.1f %% %7d %9d %8.2f %%",
        model.machines(),
        model.machines() * model.cores(),
        duration(outcome.seconds()),
        outcome.speedUp(),
        100 * efficiency,
        outcome.copies(),
        outcome.failures(),
        100 * outcome.lost() / outcome.work());
  }

  static final String HEAD =
      "machines   cores         time  speed-up  efficiency  copies  failures       lost";

  private static String duration(double seconds) {
    return seconds < 120
        ? String.format(Locale.ROOT, "%.1f s", seconds)
        : seconds < 7200
            ? String.format(Locale.ROOT, "%.1f min", seconds / 60)
            : String.format(Locale.ROOT, "%.1f h", seconds / 3600);
  }
}
