package betacut.search.spi;

import betacut.platform.Pulse;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.StopSignal;

/**
 * Watches the limits of one search; shared by its threads.
 *
 * <p>Searches count their own nodes and ask here now and then. When a limit is met the clock throws
 * {@link SearchStopped}, which ends the search wherever it is.
 */
public final class Clock {
  private final long start;
  private final long budget;
  private final long nodeLimit;
  private final StopSignal signal;
  private final Pulse pulse = Pulse.current();
  private volatile Result.End end = Result.End.DEPTH;
  private volatile boolean stopped;

  public Clock(Limits limits, int threads, StopSignal signal) {
    this(signal.nanoTime(), limits.time().toNanos(), share(limits.nodes(), threads), signal);
  }

  /** An equal share of a number of nodes; no limit stays none. */
  private static long share(long nodes, int parts) {
    return nodes == Limits.NONE.nodes() ? nodes : Math.max(1, nodes / parts);
  }

  private Clock(long start, long budget, long nodeLimit, StopSignal signal) {
    this.start = start;
    this.budget = budget;
    this.nodeLimit = nodeLimit;
    this.signal = signal;
  }

  public Clock(Limits limits, int threads) {
    this(limits, threads, new StopSignal());
  }

  /**
   * A clock for one part of this search, which may be stopped without the whole: it runs since the
   * same moment and hears the same signal.
   *
   * @param nodes what one thread may search in this part
   * @param nanos when this part ends, counted like {@link #nanos} and inside the whole
   */
  public Clock part(long nodes, long nanos) {
    return new Clock(start, Math.min(budget, nanos), nodes, signal);
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

  /** The time since the search began, but for the time it was held up. */
  public long nanos() {
    return signal.nanoTime() - start;
  }

  /** The nodes one thread may search. */
  public long nodeLimit() {
    return nodeLimit;
  }

  /** Half of the nodes one thread may search, for a part that must leave as much to another. */
  public long halfOfNodes() {
    return share(nodeLimit, 2);
  }

  public boolean limitsNodes() {
    return nodeLimit != Limits.NONE.nodes();
  }

  public boolean limitsTime() {
    return budget < Limits.NONE.time().toNanos();
  }

  /** The time the whole search may take. */
  public long budget() {
    return budget;
  }

  /** Throws if a limit is met by a thread that has searched so many nodes. */
  public void check(long nodes) {
    if (isMet(nodes)) {
      throw SearchStopped.INSTANCE;
    }
  }

  /** Whether a limit is met by a thread that has searched so many nodes; then it stays met. */
  public boolean isMet(long nodes) {
    signal.pause();
    pulse.beat();
    if (signal.isGiven()) {
      stop(Result.End.STOPPED);
    } else if (nodes >= nodeLimit) {
      stop(Result.End.NODES);
    } else if (nanos() >= budget) {
      stop(Result.End.TIME);
    }
    return stopped;
  }
}
