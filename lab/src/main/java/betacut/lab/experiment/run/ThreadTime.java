package betacut.lab.experiment.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The processor's time, as far as the system tells. */
final class ThreadTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ThreadTime() {}

  /** Of this thread; negative where the system does not count it. */
  static long cpuNanos() {
    return THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() : -1;
  }
}
