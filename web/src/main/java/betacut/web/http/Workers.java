package betacut.web.http;

import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that search, few and bounded: short tasks have their own, so that no analysis makes a
 * player wait. Platform threads, for a search never blocks, and would keep a virtual thread's
 * carrier from everybody else.
 */
public final class Workers implements AutoCloseable {
  private static final int WAITING = 128;
  private static final int PER_CLIENT = 6;

  private final ThreadPoolExecutor quick;
  private final ThreadPoolExecutor slow;
  private final Map<String, Integer> underWay = new ConcurrentHashMap<>();

  public Workers(int threads) {
    quick = pool(threads, "quick");
    slow = pool(threads, "long");
  }

  private static ThreadPoolExecutor pool(int threads, String name) {
    var pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            10,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(WAITING),
            Thread.ofPlatform().daemon().name("betacut-web-" + name + "-", 0).factory());
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }

  /** Runs a task soon, or refuses it because there is too much to do. */
  public void start(String client, boolean isLong, Runnable task) {
    run(client, isLong ? slow : quick, task);
  }

  /** Runs a task that mostly waits, so that it takes no thread from those that search. */
  public void attend(String client, Runnable task) {
    run(client, Thread::startVirtualThread, task);
  }

  private void run(String client, Executor where, Runnable task) {
    if (underWay.merge(client, 1, Integer::sum) > PER_CLIENT) {
      ended(client);
      throw new Refusal(
          429, "You have %d searches under way; wait for one to end.".formatted(PER_CLIENT));
    }
    try {
      where.execute(
          () -> {
            try {
              task.run();
            } finally {
              ended(client);
            }
          });
    } catch (RejectedExecutionException full) {
      ended(client);
      throw new Refusal(503, "The engine has too much to do; ask again in a few seconds.");
    }
  }

  private void ended(String client) {
    underWay.computeIfPresent(client, (name, count) -> count == 1 ? null : count - 1);
  }

  @Override
  public void close() {
    quick.shutdownNow();
    slow.shutdownNow();
  }
}
