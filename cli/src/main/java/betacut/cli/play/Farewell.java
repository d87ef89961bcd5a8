package betacut.cli.play;

import betacut.cli.core.Terminal;
import java.util.Optional;

/** However the process ends, Ctrl-C included: the terminal as it was, and how to go on. */
final class Farewell implements AutoCloseable {
  private final Terminal terminal;
  private final Kept kept;
  private final Optional<LineSource> lines;
  private final Thread hook = new Thread(this::sayAtEnd, "farewell");

  Farewell(Terminal terminal, Kept kept, Optional<LineSource> lines) {
    this.terminal = terminal;
    this.kept = kept;
    this.lines = lines;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void sayAtEnd() {
    lines.ifPresent(LineSource::close);
    if (terminal.isInteractive()) {
      terminal.out().println(); // the terminal has written ^C
    }
    kept.way().ifPresent(terminal.out()::println);
    terminal.out().flush();
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
      lines.ifPresent(LineSource::close);
    } catch (IllegalStateException e) {
      // The process is ending, and the hook does the rest.
    }
  }
}
