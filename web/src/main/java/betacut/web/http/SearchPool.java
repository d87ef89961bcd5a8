package betacut.web.http;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * The threads that search, few and bounded: short tasks have their own, so that neither hints nor
 * an analysis make a player wait; what is answered at once has others. All are platform threads,
 * for a search never blocks, and would keep a virtual thread's carrier from everybody else, and the
 * game of somebody else might keep it for ever.
 */
public final class SearchPool implements AutoCloseable {
  private static final int WAITING = 128;
  private static final int AT_ONCE = 128;

  /** Nothing of ours needs so long to answer at once, or to stop when it is told to. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Map<Answer.Lane, ThreadPoolExecutor> lanes = new EnumMap<>(Answer.Lane.class);
  private final ThreadPoolExecutor atOnce;
  private final Quota quota = new Quota();
  private final Stuck stuck = new Stuck();
  private final Set<LiveStream> live = ConcurrentHashMap.newKeySet();
  private final Map<RequestTopic, Begun> latest = new ConcurrentHashMap<>();
  private final Duration timeout;

  public SearchPool(int threads) {
    this(threads, PATIENCE);
  }

  SearchPool(int threads, Duration timeout) {
    this.timeout = timeout;
    for (Answer.Lane lane : Answer.Lane.values()) {
      String name = lane.name().toLowerCase(Locale.ROOT);
      lanes.put(lane, pool(threads, threads, new ArrayBlockingQueue<>(WAITING), name));
    }
    atOnce = pool(0, AT_ONCE, new SynchronousQueue<>(), "answer");
  }

  private static ThreadPoolExecutor pool(
      int least, int most, BlockingQueue<Runnable> queue, String name) {
    ThreadFactory plain =
        Thread.ofPlatform().daemon().name("betacut-web-" + name + "-", 0).factory();
    ClassLoader games = Thread.currentThread().getContextClassLoader();
    ThreadFactory factory =
        task -> {
          Thread thread = plain.newThread(task);
          thread.setContextClassLoader(games); // whoever starts the server says where games are
          return thread;
        };
    var pool = new ThreadPoolExecutor(least, most, 10, TimeUnit.SECONDS, queue, factory);
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }

  /** Answers at once, but never on the request's own thread. */
  <T> T answer(String game, Supplier<T> question) {
    stuck.check(game);
    var running = new RunningTask(game, timeout, stuck::add, more -> {});
    var task =
        new FutureTask<T>(
            () -> {
              running.begin();
              try {
                return question.get();
              } finally {
                running.end();
              }
            });
    execute(atOnce, task);
    return await(task, running);
  }

  private <T> T await(FutureTask<T> task, RunningTask running) {
    try {
      while (true) {
        try {
          return task.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
          running
              .giveUpIfForeign()
              .ifPresent(
                  refusal -> {
                    throw refusal;
                  });
        }
      }
    } catch (ExecutionException failed) {
      throw SearchPool.<RuntimeException>asIs(failed.getCause());
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
      throw new Refusal(503, "The server is closing.");
    }
  }

  /** Throws what the question threw, an Error, too; suppliers throw nothing checked. */
  @SuppressWarnings("unchecked")
  private static <E extends Throwable> E asIs(Throwable failure) throws E {
    throw (E) failure;
  }

  /** Begins a task soon, or refuses it because there is too much to do. */
  LiveStream start(Visitor visitor, String purpose, String game, Answer.Work work) {
    ThreadPoolExecutor pool = lanes.get(work.lane());
    var running = new RunningTask(game, timeout, stuck::add, more -> resize(pool, more));
    Answer.Task task =
        events -> {
          stuck.check(game); // it may have waited for long
          work.task().run(events);
        };
    var stream = new LiveStream(running);
    return begin(visitor, purpose, stream, pool, task);
  }

  /** Begins a task that mostly waits, so that it takes no thread from those that search. */
  LiveStream attend(Visitor visitor, String purpose, Answer.Task task) {
    var running = new RunningTask("", timeout, lost -> {}, more -> {});
    var stream = new LiveStream(running);
    return begin(visitor, purpose, stream, Thread::startVirtualThread, task);
  }

  private LiveStream begin(
      Visitor visitor, String purpose, LiveStream stream, Executor where, Answer.Task task) {
    RequestTopic what = RequestTopic.of(visitor, purpose);
    long number = RequestTopic.number(purpose);
    Begun earlier = what.isNamed() ? latest.get(what) : null;
    boolean isLate = earlier != null && earlier.number() > number;
    if (isLate) {
      stream.signal().stop(); // nobody waits for it any more
    } else if (earlier != null) {
      earlier.giveWay();
    }
    var begun = new Begun(number, stream, quota.enter(visitor));
    live.add(stream);
    if (what.isNamed() && !isLate) {
      latest.put(what, begun);
    }
    try {
      execute(where, () -> stream.run(task, () -> ended(what, begun)));
    } catch (Refusal full) {
      ended(what, begun);
      throw full;
    }
    return stream;
  }

  private void ended(RequestTopic purpose, Begun begun) {
    live.remove(begun.stream());
    latest.remove(purpose, begun);
    begun.place().close();
  }

  private record Begun(long number, LiveStream stream, Quota.Place place) {
    void giveWay() {
      stream.leave();
      place.close();
    }
  }

  private static void execute(Executor where, Runnable task) {
    try {
      where.execute(task);
    } catch (RejectedExecutionException full) {
      throw new Refusal(503, "The engine has too much to do; ask again in a few seconds.");
    }
  }

  /** A thread that does not come back is missing to the others. */
  private static void resize(ThreadPoolExecutor pool, int more) {
    synchronized (pool) {
      int threads = pool.getCorePoolSize() + more;
      pool.setMaximumPoolSize(Math.max(threads, pool.getCorePoolSize()));
      pool.setCorePoolSize(threads);
      pool.setMaximumPoolSize(threads);
    }
  }

  @Override
  public void close() {
    live.forEach(stream -> stream.signal().stop());
    lanes.values().forEach(ThreadPoolExecutor::shutdownNow);
    atOnce.shutdownNow();
  }

  /** Games that did not come back, as long as they do not. */
  private static final class Stuck {
    private final Map<String, RunningTask> lost = new ConcurrentHashMap<>();

    void add(RunningTask running) {
      if (!running.game().isEmpty() && running.isForeign()) {
        lost.put(running.game(), running);
      }
    }

    /** Refuses a question that would only lose another thread. */
    void check(String game) {
      RunningTask earlier = lost.get(game);
      if (earlier != null && earlier.hasEnded()) {
        lost.remove(game, earlier);
      } else if (earlier != null) {
        throw earlier.refusal("has not come back from an earlier question");
      }
    }
  }
}
