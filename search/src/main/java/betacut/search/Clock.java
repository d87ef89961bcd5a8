package betacut.search;

/**
 * Watches the limits of one search; shared by its threads.
 *
 * <p>Searches count their own nodes and ask here now and then. When a limit is met the clock throws
 * {@link SearchStopped}, which ends the search wherever it is.
 */
public final class Clock {
  private final long start = System.nanoTime();
  private final long budget;
  private final long nodeLimit;
  private final StopSignal signal;
  private volatile Result.End end = Result.End.DEPTH;
  private volatile boolean stopped;

  public Clock(Limits limits, int threads, StopSignal signal) {
    this.signal = signal;
    budget = limits.time().toNanos();
    nodeLimit = Math.max(1, limits.nodes() / threads);
  }

  public Clock(Limits limits, int threads) {
    this(limits, threads, new StopSignal());
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

  /** The nodes one thread may search. */
  public long nodeLimit() {
    return nodeLimit;
  }

  /** Throws if a limit is met by a thread that has searched so many nodes. */
  public void check(long nodes) {
    if (signal.isGiven()) {
      stop(Result.End.STOPPED);
    } else if (nodes >= nodeLimit) {
      stop(Result.End.NODES);
    } else if (nanos() >= budget) {
      stop(Result.End.TIME);
    }
    if (stopped) {
      throw SearchStopped.INSTANCE;
    }
  }
}
