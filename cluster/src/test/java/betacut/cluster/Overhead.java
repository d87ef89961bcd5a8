package betacut.cluster;

import betacut.cli.cluster.LocalCluster;
import betacut.lab.unit.Assignment;
import betacut.lab.unit.LocalExecutor;
import betacut.lab.unit.UnitExecutor;
import betacut.search.StopSignal;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.BitSet;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What Spark costs at units of a second, and what more workers give. A measurement: {@code mvn
 * -Pcluster -pl cluster -am test -Dtest=Overhead -Dsurefire.failIfNoSpecifiedTests=false}, on a
 * machine that does nothing else; {@code -Dtest=Overhead#ofWaiting} on any.
 */
class Overhead {
  private static final PrintStream OUT = System.out;
  private static final int UNITS = Integer.getInteger("units", 24);

  /** As many bundles as a core gets; more units share them. */
  private static final int TASKS_A_CORE = 64;

  /** The first of them with a cold driver. */
  private static final int ROUNDS = 8;

  @TempDir Path folder;

  @Test
  void ofSearching() {
    long nodes = nodesOfASecond();
    say("%d units of %d nodes, on %d processors", UNITS, nodes, processors());
    var work = BurnWork.ofNodes(nodes);
    for (int round = 1; round <= 2; round++) {
      double one = seconds("1 thread", new LocalExecutor(1), work);
      double spark = cluster(1, work);
      say("round %d: Spark with one worker takes %.1f %% longer", round, 100 * (spark / one - 1));
      double two = cluster(2, work);
      say("round %d: two workers are %.2f times as fast as one", round, spark / two);
      double threads = seconds("2 threads", new LocalExecutor(2), work);
      say("round %d: two threads are %.2f times as fast as one", round, one / threads);
    }
    cluster(4, work);
  }

  /** What handing out costs, by units that only wait: more workers than processors can. */
  @Test
  void ofWaiting() {
    var work = BurnWork.ofMillis(1000);
    for (int workers : new int[] {1, 2, 4}) {
      double ideal = Math.ceil((double) UNITS / workers);
      double found = cluster(workers, work);
      say("%d workers: %.2f %% more than %.0f s", workers, 100 * (found / ideal - 1), ideal);
    }
  }

  /** What a task costs, by tasks of one unit each that take no time: in all, and the driver. */
  @Test
  void ofDispatching() {
    var work = BurnWork.ofMillis(0);
    for (int workers : new int[] {1, 2, 4}) {
      int tasks = TASKS_A_CORE * workers;
      cluster(
          workers,
          executor -> {
            for (int round = 1; round <= ROUNDS; round++) {
              Duration before = processorTime();
              double found = seconds(workers + " workers", executor, work, tasks);
              double driver = processorTime().minus(before).toNanos() / 1e9;
              say(
                  "%d workers, round %d: %.2f ms a task, %.2f ms of the driver's processor",
                  workers, round, 1000 * found / tasks, 1000 * driver / tasks);
            }
            return 0;
          });
    }
  }

  private static Duration processorTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
  }

  private double cluster(int workers, BurnWork work) {
    return cluster(
        workers,
        executor -> {
          seconds("first, with shipping and warming up", executor, work, 2 * workers);
          return seconds(workers + " workers", executor, work);
        });
  }

  private double cluster(int workers, ToDoubleFunction<UnitExecutor> measured) {
    Path spark = Path.of(System.getProperty("betacut.cluster"), "spark");
    var cluster = new LocalCluster(spark, folder.resolve(Integer.toString(workers)));
    String address = cluster.start(workers, 1, 0, "2g").address();
    long begun = System.nanoTime();
    try (UnitExecutor executor = new SparkExecutors().open(address)) {
      say("connected after %.1f s", (System.nanoTime() - begun) / 1e9);
      awaitCores(executor, workers);
      return measured.applyAsDouble(executor);
    } finally {
      cluster.stop();
    }
  }

  private static void awaitCores(UnitExecutor executor, int workers) {
    while (executor.width() < workers) {
      Thread.onSpinWait();
    }
  }

  private static double seconds(String name, UnitExecutor executor, BurnWork work) {
    return seconds(name, executor, work, UNITS);
  }

  private static double seconds(String name, UnitExecutor executor, BurnWork work, int count) {
    var units = new BitSet();
    units.set(0, count);
    var rows = new AtomicInteger();
    long begun = System.nanoTime();
    executor.run(
        new Assignment<>(
            work,
            units,
            new BitSet(),
            row -> rows.incrementAndGet(),
            () -> false,
            new StopSignal()));
    double seconds = (System.nanoTime() - begun) / 1e9;
    say("%-40s %6.2f s for %d units", name, seconds, rows.get());
    return seconds;
  }

  /** After some seconds of getting warm. */
  private static long nodesOfASecond() {
    long nodes = 1_000_000;
    for (int i = 0; i < 6; i++) {
      long begun = System.nanoTime();
      BurnWork.ofNodes(nodes).burn();
      nodes = (long) (nodes * 1e9 / (System.nanoTime() - begun));
    }
    return nodes;
  }

  private static int processors() {
    return Runtime.getRuntime().availableProcessors();
  }

  private static void say(String words, Object... values) {
    OUT.println(String.format(Locale.ROOT, words, values));
  }
}
