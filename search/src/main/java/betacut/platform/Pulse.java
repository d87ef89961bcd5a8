package betacut.platform;

/**
 * Tells one task that works from one that hangs: whoever looks after it asks now and then, and the
 * searches and positions that run in it answer in passing. Its threads share it. Answering costs a
 * look at a field that hardly ever changes.
 */
public final class Pulse {
  private static final InheritableThreadLocal<Pulse> CURRENT =
      new InheritableThreadLocal<>() {
        @Override
        protected Pulse initialValue() {
          return new Pulse();
        }
      };

  private volatile boolean isAsked;

  private Pulse() {}

  /** That of the task which this thread works at. */
  public static Pulse current() {
    return CURRENT.get();
  }

  /** Begins another task on this thread. */
  public static Pulse begin() {
    CURRENT.remove();
    return current();
  }

  /** Says that the task goes on. */
  public void beat() {
    if (isAsked) {
      isAsked = false;
    }
  }

  /** Asks whether it goes on; true if the question before this one was answered. */
  public boolean ask() {
    boolean isAnswered = !isAsked;
    isAsked = true;
    return isAnswered;
  }
}
