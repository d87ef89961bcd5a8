package betacut.cluster;

import betacut.lab.unit.ExecutorProvider;
import betacut.lab.unit.UnitExecutor;

/** Opens executors on Spark clusters. */
public final class SparkExecutors implements ExecutorProvider {
  @Override
  public UnitExecutor open(String master) {
    return new SparkExecutor(new Driver(master));
  }
}
