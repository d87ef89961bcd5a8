package betacut.cluster;

import org.apache.spark.TaskFailedReason;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/**
 * What went wrong so far: executors that went away, which is the only hint there is when they do so
 * at every start, and how often they or their tasks found no room on a disk.
 */
final class Losses extends SparkListener {
  /** Fewer are machines that die; a master gives up on an application after ten. */
  static final int SUSPICIOUS = 4;

  private int count;
  private int withoutRoom;
  private String last = "";

  @Override
  public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    count++;
    last = removed.reason();
    withoutRoom += last.contains(SparkProblem.NO_ROOM) ? 1 : 0;
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd ended) {
    if (ended.reason() instanceof TaskFailedReason reason
        && reason.toErrorString().contains(SparkProblem.NO_ROOM)) {
      withoutRoom++;
    }
  }

  /** Whether there was no room so often that waiting will not help. */
  synchronized boolean isFull() {
    return withoutRoom >= SUSPICIOUS;
  }

  synchronized int count() {
    return count;
  }

  /** In brackets, or nothing if nobody was told of one. */
  @Override
  public synchronized String toString() {
    return count == 0 ? "" : " (%d were told of; the last: %s)".formatted(count, last);
  }
}
