package betacut.cluster;

import betacut.lab.unit.Assignment;
import betacut.lab.unit.Bundles;
import betacut.lab.unit.RemoteUnits;
import betacut.lab.unit.UnitExecutor;
import betacut.lab.unit.Work;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import scala.util.Failure;
import scala.util.Try;

/** The machines of a Spark cluster. Rows come back here, so that there is one who writes. */
final class SparkExecutor implements UnitExecutor {
  private static final long MILLIS_BETWEEN_LOOKS = 20;

  private final Driver driver;

  SparkExecutor(Driver driver) {
    this.driver = driver;
  }

  @Override
  public int width() {
    return driver.cores();
  }

  @Override
  public <R> void run(Assignment<R> assignment) {
    List<Integer> units = assignment.units().stream().boxed().toList();
    if (!units.isEmpty() && !assignment.isEnding()) {
      Driver.withOwnLoader(
          () -> {
            run(assignment, units);
            return units;
          });
    }
  }

  private <R> void run(Assignment<R> assignment, List<Integer> units) {
    int tasks = Bundles.tasks(units.size(), width());
    Broadcast<Work<R>> work = driver.context().broadcast(assignment.work());
    Broadcast<BitSet> done = driver.context().broadcast(assignment.done());
    try {
      BlockingQueue<UnitTask.Done> arrived = new LinkedBlockingQueue<>();
      JavaRDD<Integer> all = driver.context().parallelize(units, tasks);
      await(assignment, submit(all, tasks, new UnitTask<>(work, done), arrived), arrived);
    } finally {
      forget(work);
      forget(done);
    }
  }

  /** A signal to the process ends Spark before us; what was sent has gone with it then. */
  private void forget(Broadcast<?> sent) {
    if (!driver.context().sc().isStopped()) {
      sent.destroy();
    }
  }

  private <R> SimpleFutureAction<BoxedUnit> submit(
      JavaRDD<Integer> units, int tasks, UnitTask<R> task, Queue<UnitTask.Done> arrived) {
    List<Object> partitions = new ArrayList<>();
    for (int i = 0; i < tasks; i++) {
      partitions.add(i);
    }
    Seq<Object> numbers = CollectionConverters.asScala(partitions).toList();
    return driver
        .context()
        .sc()
        .submitJob(units.rdd(), task, numbers, new Receiver(arrived), new Nothing());
  }

  /** Called by the scheduler, which must not wait for a disk. */
  private static final class Receiver extends AbstractFunction2<Object, UnitTask.Done, BoxedUnit> {
    private final Queue<UnitTask.Done> arrived;

    Receiver(Queue<UnitTask.Done> arrived) {
      this.arrived = arrived;
    }

    @Override
    public BoxedUnit apply(Object partition, UnitTask.Done done) {
      arrived.add(done);
      return BoxedUnit.UNIT;
    }
  }

  private static final class Nothing extends AbstractFunction0<BoxedUnit> {
    @Override
    public BoxedUnit apply() {
      return BoxedUnit.UNIT;
    }
  }

  private <R> void await(
      Assignment<R> assignment,
      SimpleFutureAction<BoxedUnit> job,
      BlockingQueue<UnitTask.Done> arrived) {
    boolean isInterrupted = false;
    try {
      while (!assignment.isEnding()) {
        // Asked before the look: what arrives last arrives before the job is complete.
        boolean isComplete = job.isCompleted();
        UnitTask.Done next = null;
        try {
          next = arrived.poll(isComplete ? 0 : MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
          isInterrupted = true;
          assignment.stop().stop(); // whoever interrupts us wants an end, and gets one
        }
        if (next != null) {
          take(assignment, next);
        } else if (isComplete) {
          requireSuccess(job);
          return;
        } else {
          driver.requireRoom();
        }
      }
    } finally {
      job.cancel();
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static <R> void take(Assignment<R> assignment, UnitTask.Done done) {
    for (List<Object> packed : done.rows()) {
      assignment.rows().accept(RemoteUnits.unpacked(assignment.work(), packed));
    }
    switch (done.failure()) {
      case null -> {}
      case RuntimeException failure -> throw failure;
      case Error failure -> throw failure;
      default -> throw new IllegalStateException(done.failure());
    }
  }

  private void requireSuccess(SimpleFutureAction<BoxedUnit> job) {
    Try<BoxedUnit> end = job.value().get();
    if (end instanceof Failure<BoxedUnit> failure) {
      throw driver.problem(failure.exception());
    }
  }

  @Override
  public void close() {
    driver.close();
  }
}
