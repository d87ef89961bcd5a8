package betacut.cli.core;

import betacut.cli.text.Sentences;

/**
 * Where a long piece of work tells how far it is: a line that renews itself on a terminal, plain
 * lines elsewhere. Guarded by its user.
 */
public final class ProgressLine {
  private static final long NANOS_BETWEEN_LINES = 5_000_000_000L;
  private static final long NANOS_ON_TERMINAL = 100_000_000L;

  private final Terminal terminal;
  private final long pauseNanos;
  private long toldNanos = System.nanoTime();
  private boolean isOpen;

  public ProgressLine(Terminal terminal) {
    this(terminal, terminal.isInteractive() ? NANOS_ON_TERMINAL : NANOS_BETWEEN_LINES);
  }

  private ProgressLine(Terminal terminal, long pauseNanos) {
    this.terminal = terminal;
    this.pauseNanos = pauseNanos;
  }

  /** For work that goes on for hours: no oftener than every few seconds. */
  public static ProgressLine slow(Terminal terminal) {
    return new ProgressLine(terminal, NANOS_BETWEEN_LINES);
  }

  /** Whether it is time for another line; if so, the next one is due after a pause. */
  public boolean isDue() {
    long now = System.nanoTime();
    boolean isDue = now - toldNanos >= pauseNanos;
    toldNanos = isDue ? now : toldNanos;
    return isDue;
  }

  /** Waits a whole pause from now on. */
  public void restart() {
    toldNanos = System.nanoTime();
  }

  public void show(String text) {
    if (terminal.isInteractive()) {
      terminal.err().print("\r" + Sentences.fitted(text, Terminal.WIDTH - 1) + "\u001b[K");
      terminal.err().flush();
      isOpen = true;
    } else {
      terminal.err().println(text);
    }
  }

  /** Leaves the line that renews itself. */
  public void end() {
    if (isOpen) {
      terminal.err().println();
      isOpen = false;
    }
  }
}
