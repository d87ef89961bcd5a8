package betacut.games.contract;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * How many bytes the calling thread has allocated so far.
 *
 * <p>By method handle, because the module of the games has no reason to require jdk.management.
 */
final class AllocatedBytes {
  private final Object threads;
  private final MethodHandle ofThread;

  AllocatedBytes() throws ReflectiveOperationException {
    var lookup = MethodHandles.publicLookup();
    Class<?> factory = Class.forName("java.lang.management.ManagementFactory");
    Class<?> standard = Class.forName("java.lang.management.ThreadMXBean");
    Class<?> hotSpot = Class.forName("com.sun.management.ThreadMXBean");
    threads = factory.getMethod("getThreadMXBean").invoke(null);
    assert standard.isInstance(threads);
    ofThread =
        lookup.findVirtual(
            hotSpot, "getCurrentThreadAllocatedBytes", MethodType.methodType(long.class));
  }

  long read() {
    try {
      return (long) ofThread.invoke(threads);
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
