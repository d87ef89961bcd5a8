package betacut.web.http;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A virtual thread for each request. Those that have not arrived whole are few: when there are too
 * many, the oldest is cut off, so that whoever sends halves of requests keeps nobody out but
 * himself. Interrupting a thread that reads from a channel closes the channel.
 */
public final class RequestThreads implements Executor, AutoCloseable {
  private static final int MOST_UNFINISHED = 128;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Set<Thread> unfinished = new LinkedHashSet<>();

  @Override
  public void execute(Runnable exchange) {
    threads.execute(
        () -> {
          begin(Thread.currentThread());
          try {
            exchange.run();
          } finally {
            arrived();
          }
        });
  }

  private synchronized void begin(Thread request) {
    unfinished.add(request);
    if (unfinished.size() > MOST_UNFINISHED) {
      Thread oldest = unfinished.iterator().next();
      unfinished.remove(oldest);
      oldest.interrupt();
    }
  }

  /** The request of this thread has been read; from now on it has all the time it needs. */
  synchronized void arrived() {
    unfinished.remove(Thread.currentThread());
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
