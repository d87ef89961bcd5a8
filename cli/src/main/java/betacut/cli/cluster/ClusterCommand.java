package betacut.cli.cluster;

import betacut.cli.core.Command;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.platform.DataFolder;
import betacut.rules.UsageException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cluster start|status|join|stop}: a real cluster on this machine, for trying out. */
@CommandLine.Command(
    name = "betacut cluster",
    description = {
      "Starts a Spark cluster on this machine: a master and workers, each a process of its own."
          + " Then lab run, tournament, level calibrate, tune, book build and solve --strongly can"
          + " be done by it, with --on and its address. The results are the same as without.",
      "",
      "docs/cluster.md says how other machines join, and how to use a Spark, YARN or Kubernetes"
          + " that is there already."
    },
    sortOptions = false,
    optionListHeading = Command.OPTIONS,
    parameterListHeading = Command.ARGUMENTS,
    footerHeading = Command.EXAMPLES,
    footer = {
      "  betacut cluster start --workers 2",
      "  betacut tournament connect4 --on spark://127.0.0.1:7077",
      "  betacut cluster simulate --machines 10,100 --cores 8 --units 1000000"
    })
public final class ClusterCommand extends Command {
  private static final int MOST_WORKERS = 64;

  @Parameters(
      index = "0",
      paramLabel = "ACTION",
      description =
          "start, status, join (one worker more), stop, or simulate: what larger ones would do")
  String action;

  @Option(names = "--workers", paramLabel = "N", description = "processes that work; 2")
  int workers = 2;

  @Option(names = "--cores", paramLabel = "N", description = "units that each does at once; 1")
  int cores = 1;

  @Option(names = "--memory", paramLabel = "SIZE", description = "of each worker; 2g")
  String memory = "2g";

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "of the master; 7077, or the next that is free")
  int port = 7077;

  @Mixin SimulationSettings simulation = new SimulationSettings();

  private record Simulated(
      int machines, int cores, double seconds, double speedUp, int copies, int failures) {}

  private record Answer(String action, String address, int workers) {}

  public ClusterCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (action.equals("simulate")) {
      refuse(action, "--workers", "--memory", "--port");
      return simulate();
    }
    refuse(action, SimulationSettings.NAMES.toArray(String[]::new));
    var cluster =
        new LocalCluster(
            new SparkHome(terminal.environment()).folder(),
            DataFolder.of(terminal.environment()).resolve("cluster"));
    return switch (action) {
      case "start" -> {
        check();
        yield tell(Optional.of(cluster.start(workers, cores, port, memory)), "Running");
      }
      case "join" -> {
        refuse(action, "--workers", "--port");
        check();
        yield tell(Optional.of(cluster.join(cores, memory)), "Running");
      }
      case "status" -> {
        refuse(action, "--workers", "--cores", "--memory", "--port");
        yield tell(cluster.state(), "Running");
      }
      case "stop" -> {
        refuse(action, "--workers", "--cores", "--memory", "--port");
        Optional<LocalCluster.State> before = cluster.state();
        cluster.stop();
        yield tell(before, "Stopped");
      }
      default ->
          throw new UsageException(
              "cluster has no action '%s'; try start, status, join, stop or simulate."
                  .formatted(action));
    };
  }

  private int simulate() {
    check();
    List<ClusterModel> models = simulation.models(cores);
    if (!json) {
      say(SimulationSettings.HEAD);
    }
    for (ClusterModel model : models) {
      ClusterSimulation.Outcome found = ClusterSimulation.of(model);
      if (json) {
        say(
            new Simulated(
                model.machines(),
                model.cores(),
                found.seconds(),
                found.speedUp(),
                found.copies(),
                found.failures()));
      } else {
        say(SimulationSettings.line(model, found));
      }
    }
    return ExitCode.OK;
  }

  private void check() {
    boolean isSensible =
        workers >= 1
            && workers <= MOST_WORKERS
            && cores >= 1
            && port >= 0
            && port <= 65_535
            && memory.matches("\\d{1,6}[mg]");
    if (!isSensible) {
      throw new UsageException(
          "--workers must be from 1 to %d, --cores at least 1, --port from 0 to 65535, --memory a"
                  .formatted(MOST_WORKERS)
              + " size such as 2g or 512m.");
    }
  }

  private int tell(Optional<LocalCluster.State> state, String word) {
    String address = state.map(LocalCluster.State::address).orElse("");
    long count =
        state.stream()
            .flatMap(found -> found.members().stream())
            .filter(member -> !member.role().equals("master"))
            .count();
    if (json) {
      say(new Answer(action, address, (int) count));
    } else if (state.isEmpty()) {
      say("No cluster runs here. Begin one: betacut cluster start");
    } else {
      say("%s: %s with %d workers".formatted(word, address, count));
    }
    return ExitCode.OK;
  }
}
