package betacut.cluster;

import betacut.lab.unit.RemoteUnits;
import betacut.lab.unit.Work;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.BitSet;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/**
 * What a task does on a worker: a few units, whose rows go back together.
 *
 * @param <R> a row that a unit gives
 */
final class UnitTask<R> extends AbstractFunction1<Iterator<Integer>, UnitTask.Done>
    implements Serializable {
  private static final long serialVersionUID = 1;
  private static final long MILLIS_BETWEEN_LOOKS = 50;

  /**
   * What came of it.
   *
   * @param rows packed
   * @param failure what a unit threw; null if none did. It travels as a value: thrown, it would be
   *     tried again elsewhere, where it would be no better
   */
  record Done(ArrayList<ArrayList<Object>> rows, Throwable failure) implements Serializable {}

  private final Broadcast<Work<R>> work;
  private final Broadcast<BitSet> done;

  UnitTask(Broadcast<Work<R>> work, Broadcast<BitSet> done) {
    this.work = work;
    this.done = done;
  }

  @Override
  public Done apply(Iterator<Integer> units) {
    TaskContext context = TaskContext.get();
    var rows = new ArrayList<ArrayList<Object>>();
    try {
      var here = new RemoteUnits<>(work.value(), done.value());
      Thread watch = Thread.ofVirtual().start(() -> watch(context, here));
      try {
        while (units.hasNext() && !context.isInterrupted()) {
          rows.addAll(here.run(units.next()));
        }
      } finally {
        watch.interrupt();
      }
      return new Done(rows, null);
    } catch (RuntimeException | StackOverflowError | AssertionError failure) {
      if (context.isInterrupted()) {
        return new Done(rows, null); // nobody waits for it any more
      }
      return new Done(rows, failure);
    }
  }

  /** Searches know nothing of tasks that are not wanted any more. */
  private static void watch(TaskContext context, RemoteUnits<?> here) {
    try {
      while (!context.isInterrupted()) {
        Thread.sleep(MILLIS_BETWEEN_LOOKS);
      }
      here.stop();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the units are done
    }
  }
}
