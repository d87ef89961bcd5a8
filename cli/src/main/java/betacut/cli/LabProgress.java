package betacut.cli;

import betacut.cli.text.Sentences;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.RunListener;
import betacut.lab.experiment.RunProgress;
import betacut.lab.experiment.SummaryText;
import betacut.lab.experiment.Trial;
import java.util.Locale;

/** Tells how far a run is: a line that renews itself on a terminal, plain lines elsewhere. */
final class LabProgress implements RunListener {
  private static final long NANOS_BETWEEN_LINES = 5_000_000_000L;
  private static final long NANOS_ON_TERMINAL = 100_000_000L;
  private static final int BAR = 20;

  private final Terminal terminal;
  private final String name;
  private long toldNanos = System.nanoTime();
  private boolean isLineOpen;

  LabProgress(Terminal terminal, String name) {
    this.terminal = terminal;
    this.name = name;
  }

  void begin(int done, int total, int workers) {
    String before = done == 0 ? "" : ", %d of them measured before".formatted(done);
    String at = workers == 1 ? "one at a time" : workers + " at a time";
    terminal.err().println("lab: %s, %d trials%s, %s".formatted(name, total, before, at));
  }

  @Override
  public void measured(Trial trial, Measurement measurement, RunProgress progress) {
    long now = System.nanoTime();
    long pause = terminal.isInteractive() ? NANOS_ON_TERMINAL : NANOS_BETWEEN_LINES;
    if (now - toldNanos >= pause) {
      toldNanos = now;
      line(text(progress));
    }
  }

  static String text(RunProgress progress) {
    int filled = BAR * progress.done() / progress.total();
    String left =
        progress.left().map(time -> ", " + Math.max(1, time.toSeconds()) + " s left").orElse("");
    String live =
        progress
            .live()
            .map(now -> "; %s %s".formatted(now.what(), SummaryText.number(now.estimate())))
            .orElse("");
    return String.format(
        Locale.ROOT,
        "[%s%s] %d of %d%s%s",
        "#".repeat(filled),
        ".".repeat(BAR - filled),
        progress.done(),
        progress.total(),
        left,
        live);
  }

  private void line(String text) {
    if (terminal.isInteractive()) {
      terminal.err().print("\r" + Sentences.fitted(text, Terminal.WIDTH - 1) + "\u001b[K");
      terminal.err().flush();
      isLineOpen = true;
    } else {
      terminal.err().println("lab: " + text);
    }
  }

  /** Leaves the line that renews itself. */
  void end() {
    if (isLineOpen) {
      terminal.err().println();
      isLineOpen = false;
    }
  }
}
