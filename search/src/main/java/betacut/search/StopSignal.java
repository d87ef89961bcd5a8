package betacut.search;

/**
 * A request to end a search, which may come from any thread, before or while it runs. Whoever
 * shares a processor among searches extends it: a search asks here whether it may go on, and for
 * the time.
 */
public class StopSignal {
  private volatile boolean given;

  /** Not given yet. */
  public StopSignal() {}

  /** Gives the signal, for good. */
  public void stop() {
    given = true;
  }

  /** Whether somebody gave it. */
  public final boolean isGiven() {
    return given;
  }

  /**
   * Called by a search where it looks at its limits, thousands of times a second; may hold it up
   * while others have their turn.
   */
  public void pause() {}

  /** {@link System#nanoTime} without the time for which the search was held up. */
  public long nanoTime() {
    return System.nanoTime();
  }
}
