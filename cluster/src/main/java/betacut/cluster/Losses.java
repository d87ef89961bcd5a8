package betacut.cluster;

import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** The executors that went away: the only hint there is when they do so at every start. */
final class Losses extends SparkListener {
  /** Fewer are machines that die; a master gives up on an application after ten. */
  static final int SUSPICIOUS = 4;

  private int count;
  private String last = "";

  @Override
  public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    count++;
    last = removed.reason();
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
