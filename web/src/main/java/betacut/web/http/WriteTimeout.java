package betacut.web.http;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Cuts off whoever does not take an answer: a write that stands still would keep its connection for
 * ever. Interrupting a thread that writes to a channel closes the channel, so the write fails.
 */
final class WriteTimeout implements AutoCloseable {
  /** Something that may have to wait for the other side. */
  @FunctionalInterface
  interface Write {
    void run() throws IOException;
  }

  private static final int LOOKS = 4;

  private final Map<Thread, Long> writing = new ConcurrentHashMap<>();
  private final long longest;
  private final Thread watch;

  /**
   * @param longest how long a single write may stand still
   */
  WriteTimeout(Duration longest) {
    this.longest = longest.toNanos();
    Duration pause = longest.dividedBy(LOOKS);
    watch = Thread.ofVirtual().name("betacut-web-timeout").start(() -> watch(pause));
  }

  void write(Write write) throws IOException {
    Thread writer = Thread.currentThread();
    writing.put(writer, System.nanoTime());
    try {
      write.run();
    } finally {
      writing.remove(writer);
    }
  }

  private void watch(Duration pause) {
    try {
      while (true) {
        Thread.sleep(pause);
        writing.keySet().forEach(this::interruptIfLate);
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  /** In one step with the map, so that nobody is interrupted who has finished. */
  private void interruptIfLate(Thread writer) {
    writing.computeIfPresent(
        writer,
        (thread, since) -> {
          if (System.nanoTime() - since > longest) {
            thread.interrupt();
          }
          return since;
        });
  }

  @Override
  public void close() {
    watch.interrupt();
  }
}
