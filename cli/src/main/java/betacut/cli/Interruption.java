package betacut.cli;

import betacut.search.StopSignal;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a search that is interrupted (Ctrl-C) still say what it has found: the process ends, with
 * the signal's exit code, when this is closed, but not much later than the signal.
 */
final class Interruption implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 5;

  private final StopSignal signal = new StopSignal();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook;

  Interruption(Terminal terminal) {
    hook = new Thread(() -> interrupt(terminal), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Ends the search. */
  StopSignal signal() {
    return signal;
  }

  private void interrupt(Terminal terminal) {
    signal.stop();
    if (terminal.isInteractive()) {
      terminal.err().println(); // the terminal has written ^C
    }
    try {
      done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
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
