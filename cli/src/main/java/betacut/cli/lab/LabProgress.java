package betacut.cli.lab;

import betacut.cli.core.ProgressLine;
import betacut.cli.core.Terminal;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.RunListener;
import betacut.lab.experiment.RunProgress;
import betacut.lab.experiment.SummaryText;
import betacut.lab.experiment.Trial;
import java.util.Locale;

/** Tells how far a run is. */
final class LabProgress implements RunListener {
  private static final int BAR = 20;

  private final Terminal terminal;
  private final String name;
  private final ProgressLine line;

  LabProgress(Terminal terminal, String name) {
    this.terminal = terminal;
    this.name = name;
    line = new ProgressLine(terminal);
  }

  void begin(int done, int total, int workers) {
    String before = done == 0 ? "" : ", %d of them measured before".formatted(done);
    String at = workers == 1 ? "one at a time" : workers + " at a time";
    terminal.err().println("lab: %s, %d trials%s, %s".formatted(name, total, before, at));
  }

  @Override
  public void measured(Trial trial, Measurement measurement, RunProgress progress) {
    if (line.isDue()) {
      line.show("lab: " + text(progress));
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

  void end() {
    line.end();
  }
}
