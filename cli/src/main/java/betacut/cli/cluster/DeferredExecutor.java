package betacut.cli.cluster;

import betacut.cli.core.Command;
import betacut.lab.unit.Assignment;
import betacut.lab.unit.UnitExecutor;

/** An executor elsewhere that is opened when there is something to do. */
final class DeferredExecutor implements UnitExecutor {
  private final Command command;
  private final String master;
  private UnitExecutor opened;

  DeferredExecutor(Command command, String master) {
    this.command = command;
    this.master = master;
  }

  private synchronized UnitExecutor open() {
    if (opened == null) {
      SparkHome spark = new SparkHome(command.terminal.environment());
      command.report("Connecting to %s".formatted(master));
      opened = spark.provider().open(master);
      command.report("Connected to %s: %d at once".formatted(master, opened.width()));
    }
    return opened;
  }

  @Override
  public int width() {
    return open().width();
  }

  @Override
  public <R> void run(Assignment<R> assignment) {
    open().run(assignment);
  }

  @Override
  public synchronized void close() {
    if (opened != null) {
      opened.close();
      opened = null;
    }
  }
}
