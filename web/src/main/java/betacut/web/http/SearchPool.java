package betacut.web.http;

import betacut.search.StopSignal;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
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
  private static final int AT_ONCE = 128;

  /** Nothing of ours needs so long to answer at once, or to stop when it is told to. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Map<Answer.Lane, FairScheduler> lanes = new EnumMap<>(Answer.Lane.class);
  private final ThreadPoolExecutor threads = threads();
  private final Semaphore atOnce = new Semaphore(AT_ONCE);
  private final Quota quota = new Quota();
  private final Stuck stuck = new Stuck();
  private final Set<LiveStream> live = ConcurrentHashMap.newKeySet();
  private final Map<RequestTopic, Begun> latest = new ConcurrentHashMap<>();
  private final Duration timeout;

  /**
   * @param processors how many tasks of each kind work at a time
   */
  public SearchPool(int processors) {
    this(processors, PATIENCE);
  }

  SearchPool(int processors, Duration timeout) {
    this.timeout = timeout;
    for (Answer.Lane lane : Answer.Lane.values()) {
      lanes.put(lane, new FairScheduler(processors, threads));
    }
  }

  /** As many as there are tasks that have begun: others say how many that may be. */
  private static ThreadPoolExecutor threads() {
    ThreadFactory plain = Thread.ofPlatform().daemon().name("betacut-web-", 0).factory();
    ClassLoader games = Thread.currentThread().getContextClassLoader();
    ThreadFactory factory =
        task -> {
          Thread thread = plain.newThread(task);
          thread.setContextClassLoader(games); // whoever starts the server says where games are
          return thread;
        };
    var none = new SynchronousQueue<Runnable>();
    return new ThreadPoolExecutor(
        0,
        Integer.MAX_VALUE,
        10,
        TimeUnit.SECONDS,
        none,
        factory,
        (task, closed) -> {
          throw new Refusal(503, "The server is closing.");
        });
  }

  /** Answers at once, but never on the request's own thread. */
  <T> T answer(String game, Supplier<T> question) {
    stuck.check(game);
    var running = new RunningTask(game, timeout, stuck::add, () -> {});
    var task =
        new FutureTask<T>(
            () -> {
              running.begin();
              try {
                return question.get();
              } finally {
                running.end();
                atOnce.release();
              }
            });
    enter();
    threads.execute(task);
    return await(task, running);
  }

  /** Whoever comes when many are there waits a moment. */
  private void enter() {
    try {
      if (!atOnce.tryAcquire(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
        throw Refusal.busy((int) timeout.toSeconds());
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
      throw new Refusal(503, "The server is closing.");
    }
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
    FairScheduler lane = lanes.get(work.lane());
    Turn turn = lane.turn(visitor);
    var running = new RunningTask(game, timeout, stuck::add, () -> lane.giveUp(turn));
    Answer.Task task =
        events -> {
          stuck.check(game); // it may have waited for long
          work.task().run(events);
        };
    var stream = new LiveStream(running, turn);
    return begin(
        visitor, purpose, stream, doing -> lane.submit(turn, doing, running::progressed), task);
  }

  /** Begins a task that mostly waits, so that it takes no thread from those that search. */
  LiveStream attend(Visitor visitor, String purpose, Answer.Task task) {
    var running = new RunningTask("", timeout, lost -> {}, () -> {});
    var stream = new LiveStream(running, new StopSignal());
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
      where.execute(() -> stream.run(task, () -> ended(what, begun)));
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

  @Override
  public void close() {
    live.forEach(stream -> stream.signal().stop());
    threads.shutdownNow();
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
