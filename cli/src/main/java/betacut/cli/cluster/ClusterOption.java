package betacut.cli.cluster;

import betacut.cli.core.Command;
import betacut.lab.run.Parallelism;
import betacut.rules.UsageException;
import picocli.CommandLine.Option;

/** Who does the work, if not the threads of this process. */
public final class ClusterOption {
  @Option(
      names = "--on",
      paramLabel = "MASTER",
      description =
          "the Spark cluster that does it: spark://HOST:PORT, yarn, k8s://…, or local[*] to try;"
              + " see betacut help cluster")
  String master;

  /** Whether it was typed. */
  public boolean isGiven() {
    return master != null;
  }

  /**
   * How much is done at once, and where.
   *
   * @param workers what was typed; may be null
   */
  public Parallelism parallelism(Command command, Integer workers) {
    if (master == null) {
      return Parallelism.of(workers == null ? 0 : workers);
    }
    if (workers != null) {
      throw new UsageException(
          "--workers counts the threads of this process, and --on has others do it; leave out"
              + " one.");
    }
    return Parallelism.on(new DeferredExecutor(command, master));
  }
}
