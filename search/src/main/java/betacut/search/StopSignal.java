package betacut.search;

/** A request to end a search, which may come from any thread, before or while it runs. */
public final class StopSignal {
  private volatile boolean given;

  /** Not given yet. */
  public StopSignal() {}

  /** Gives the signal, for good. */
  public void stop() {
    given = true;
  }

  /** Whether somebody gave it. */
  public boolean isGiven() {
    return given;
  }
}
