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

  synchronized String last() {
    return last;
  }
}
