package betacut.cli.play;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** Lines typed at a terminal, with editing, history (arrow keys) and completion (Tab). */
public final class EditedLines implements LineSource {
  /** Who waits longer has no clock. */
  private static final Duration FOR_EVER = Duration.ofDays(30);

  /** One Ctrl-C may be told twice, as a signal and as a broken-off read: no person is so quick. */
  private static final long ECHO_NANOS = 200_000_000;

  private static final int NARROWEST = 20;

  private final Terminal terminal;
  private final LineReader reader;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
  private Supplier<List<String>> words = List::of;
  private boolean isInterrupted;

  private EditedLines(Terminal terminal) {
    this.terminal = terminal;
    var parser = new DefaultParser().escapeChars(null).quoteChars(new char[0]);
    parser.setEofOnUnclosedQuote(false);
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser)
            .completer(
                (line, typed, candidates) ->
                    words.get().stream().map(Candidate::new).forEach(candidates::add))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true) // an ! is only an !
            .option(LineReader.Option.BRACKETED_PASTE, false) // a mode that a kill would leave on
            .build();
  }

  /** The terminal of this process; empty if it cannot be edited on. */
  public static Optional<LineSource> ofProcess() {
    try {
      Terminal terminal =
          TerminalBuilder.builder().system(true).dumb(false).env(EditedLines::variable).build();
      return Optional.of(new EditedLines(terminal));
    } catch (IOException | IllegalStateException e) {
      return Optional.empty();
    }
  }

  /**
   * JLine asks a terminal what it can do, throws away what was typed meanwhile, and some terminals
   * print the questions. There is one it does not ask.
   */
  private static String variable(String name) {
    return name.equals("TERM_PROGRAM") ? "Apple_Terminal" : System.getenv(name);
  }

  @Override
  public Optional<String> read(String prompt, Duration patience) {
    isInterrupted = false;
    long givenUp = System.nanoTime() - ECHO_NANOS;
    while (true) {
      Future<?> end = endAfter(patience);
      try {
        return Optional.of(reader.readLine(prompt));
      } catch (EndOfFileException e) {
        return Optional.empty();
      } catch (UserInterruptException e) {
        boolean isLate = end.isDone();
        boolean isEcho = !isLate && System.nanoTime() - givenUp < ECHO_NANOS;
        boolean isBlank = e.getPartialLine() == null || e.getPartialLine().isBlank();
        if (isLate || (isBlank && !isEcho)) {
          isInterrupted = !isLate;
          return Optional.empty();
        } // else only what was typed is given up
        givenUp = isEcho ? givenUp : System.nanoTime();
      } finally {
        end.cancel(false);
      }
    }
  }

  /** Breaks off the reading, which this thread does, when time is over. */
  private Future<?> endAfter(Duration patience) {
    Duration wait = patience.compareTo(FOR_EVER) < 0 ? patience : FOR_EVER;
    return timer.schedule(
        Thread.currentThread()::interrupt, Math.max(1, wait.toMillis()), TimeUnit.MILLISECONDS);
  }

  @Override
  public boolean isPerson() {
    return true;
  }

  @Override
  public boolean isInterrupted() {
    return isInterrupted;
  }

  @Override
  public void offer(Supplier<List<String>> offered) {
    words = offered;
  }

  @Override
  public int width() {
    int columns = terminal.getSize().getColumns();
    return columns < NARROWEST ? WIDTH : Math.min(columns, WIDTH);
  }

  @Override
  public void close() {
    timer.shutdownNow();
    try {
      terminal.puts(Capability.keypad_local); // if we are killed while a line is typed
      terminal.flush();
      terminal.close();
    } catch (IOException | IllegalStateException e) {
      // It is gone or closed already, as JLine does at the end of the process.
    }
  }
}
