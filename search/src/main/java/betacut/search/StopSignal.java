package betacut.search;

/** A request to end a search, which may come from any thread, before or while it runs. */
public final class StopSignal {
  private volatile boolean given;

  public StopSignal() {}

  public void stop() {
    given = true;
  }

  public boolean isGiven() {
    return given;
  }
}
