package betacut.cli.core;

import betacut.search.StopSignal;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Lets a search that is interrupted (Ctrl-C) still say what it has found: the process ends, with
 * the signal's exit code, when this is closed, but not much later than the signal.
 */
public final class Interruption implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 5;
  private static final int MILLIS_BETWEEN_LOOKS = 20;

  private final StopSignal signal = new StopSignal();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook;
  private volatile boolean idle;

  public Interruption(Terminal terminal) {
    this(
        () -> {
          if (terminal.isInteractive()) {
            terminal.err().println(); // the terminal has written ^C
          }
        });
  }

  /**
   * @param first what is done at once, before anything else is printed
   */
  public Interruption(Runnable first) {
    hook = new Thread(() -> interrupt(first), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Ends the search. */
  public StopSignal signal() {
    return signal;
  }

  /** Waits for somebody else, with nothing to be said if the process ends meanwhile. */
  public <T> T waitFor(Supplier<T> somebody) {
    idle = true;
    try {
      return somebody.get();
    } finally {
      idle = false;
    }
  }

  private void interrupt(Runnable first) {
    signal.stop();
    first.run();
    try {
      long looks = TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS) / MILLIS_BETWEEN_LOOKS;
      while (!idle && looks-- > 0 && !done.await(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS)) {
        // what is known is being printed
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending, and the hook waits for what follows.
    }
    done.countDown();
  }
}
