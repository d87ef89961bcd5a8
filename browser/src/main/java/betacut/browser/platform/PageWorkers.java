package betacut.browser.platform;

/** A worker has one thread: what would run beside the caller runs at once, before it goes on. */
public final class PageWorkers {
  /**
   * @param name of threads that there are none of
   */
  public PageWorkers(String name) {}

  public void start(Runnable task) {
    task.run();
  }

  /** All of them have ended. */
  public void await() {}

  /** All of them have ended. */
  public boolean await(long millis) {
    return true;
  }

  /** All of them have ended. */
  public void join() {}
}
