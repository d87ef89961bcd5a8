package betacut.cli.lab;

import betacut.cli.core.ProgressLine;
import betacut.cli.core.Terminal;
import betacut.lab.experiment.result.SummaryText;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunListener;
import betacut.lab.run.RunProgress;
import java.util.Locale;
import java.util.Optional;

/** Tells how far a run is. */
final class RunProgressLine implements RunListener {
  private static final int BAR = 20;

  private final Terminal terminal;
  private final String verb;
  private final String name;
  private final RunKind kind;
  private final ProgressLine line;
  private final boolean isAgain;
  private Optional<RunProgress> last = Optional.empty();

  RunProgressLine(Terminal terminal, String verb, String name, RunKind kind) {
    this(terminal, verb, name, kind, false);
  }

  /** Does again what was done, so that nothing of it was done before. */
  static RunProgressLine ofVerification(Terminal terminal, String verb, String name, RunKind kind) {
    return new RunProgressLine(terminal, verb, name, kind, true);
  }

  private RunProgressLine(
      Terminal terminal, String verb, String name, RunKind kind, boolean isAgain) {
    this.isAgain = isAgain;
    this.terminal = terminal;
    this.verb = verb;
    this.name = name;
    this.kind = kind;
    line = new ProgressLine(terminal);
  }

  @Override
  public void progressed(RunProgress progress) {
    if (last.isEmpty()) {
      String work = "%s, %d %s".formatted(name, progress.total(), kind.unit());
      String before = ", %d %s before".formatted(progress.done(), kind.verb());
      tell(work + (isAgain ? " to compare" : before));
    }
    boolean isNewPart =
        !last.flatMap(RunProgress::part).equals(progress.part()) && progress.part().isPresent();
    last = Optional.of(progress);
    if (isNewPart) {
      line.end();
      RunProgress.Part part = progress.part().get();
      tell("%s. %s".formatted(part.name(), part.question()));
    }
    if (line.isDue()) {
      line.show("%s: %s".formatted(verb, text(progress)));
    }
  }

  private void tell(String text) {
    terminal.err().println("%s: %s".formatted(verb, text));
  }

  private static String text(RunProgress progress) {
    int filled = (int) Math.min(BAR, (long) BAR * progress.done() / Math.max(1, progress.total()));
    String left =
        progress.left().map(time -> ", " + Math.max(1, time.toSeconds()) + " s left").orElse("");
    String live =
        progress
            .live()
            .map(now -> "; %s %s".formatted(now.what(), SummaryText.number(now.estimate())))
            .orElse("");
    String ratio =
        progress.ratio().isEmpty()
            ? ""
            : String.format(Locale.ROOT, "; LLR %.2f", progress.ratio().getAsDouble());
    return "[%s%s] %d of %d%s%s%s"
        .formatted(
            "#".repeat(filled),
            ".".repeat(BAR - filled),
            progress.done(),
            progress.total(),
            left,
            live,
            ratio);
  }

  void end() {
    line.end();
  }
}
