package betacut.search;

/**
 * Watches the limits of one search; shared by its threads.
 *
 * <p>Searches count their own nodes and ask here rarely. When a limit is met the clock throws
 * {@link SearchStopped}, which ends the search wherever it is.
 */
public final class Clock {
  /** Nodes between two looks at the time: at most a few hundred microseconds of search. */
  private static final int POLL_INTERVAL = 2048;

  private final long start = System.nanoTime();
  private final long budget;
  private final long nodeLimit;
  private volatile Result.End end = Result.End.DEPTH;
  private volatile boolean stopped;

  public Clock(Limits limits, int threads) {
    budget = limits.time().toNanos();
    nodeLimit = Math.max(1, limits.nodes() / threads);
  }

  /** Stops every search that asks this clock, for the reason given; the first reason stands. */
  public synchronized void stop(Result.End reason) {
    if (!stopped) {
      end = reason;
      stopped = true;
    }
  }

  public boolean isStopped() {
    return stopped;
  }

  /** Why the search was stopped; {@link Result.End#DEPTH} while it was not. */
  public Result.End end() {
    return end;
  }

  public long nanos() {
    return System.nanoTime() - start;
  }

  /** The node count at which a search that has just begun, or just polled, must ask. */
  public long nextPoll(long nodes) {
    return Math.min(nodes + POLL_INTERVAL, nodeLimit);
  }

  /** Throws if a limit is met; otherwise says at which node count to ask again. */
  public long poll(long nodes) {
    if (nodes >= nodeLimit) {
      stop(Result.End.NODES);
    } else if (nanos() >= budget) {
      stop(Result.End.TIME);
    }
    if (stopped) {
      throw SearchStopped.INSTANCE;
    }
    return nextPoll(nodes);
  }
}
