package betacut.cli;

import betacut.cli.core.EndNote;
import betacut.cli.core.ExitCode;
import betacut.cli.core.Terminal;
import betacut.foreign.Watchdog;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntSupplier;

/** Runs a command that uses the code of others on a thread that can be left behind. */
final class WatchedRun {
  private static final long LOOK_MILLIS = 100;

  private final Terminal terminal;
  private final Duration patience;
  private final CompletableFuture<Integer> code = new CompletableFuture<>();
  private volatile Watchdog watchdog;

  WatchedRun(Terminal terminal, Duration patience) {
    this.terminal = terminal;
    this.patience = patience;
  }

  /** The exit code of the command, or of giving it up; nothing is thrown that it does not throw. */
  int run(IntSupplier command) {
    Thread worker = Thread.ofPlatform().daemon().name("command").start(() -> work(command));
    while (true) {
      try {
        return code.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (InterruptedException passedOn) {
        worker.interrupt();
      } catch (ExecutionException failed) {
        throw new IllegalStateException(failed.getCause());
      } catch (TimeoutException running) {
        Watchdog looking = watchdog;
        Optional<String> place =
            looking != null && looking.isSilent() ? looking.placeAnywhere() : Optional.empty();
        if (place.isPresent()) {
          return giveUp(place);
        }
      }
    }
  }

  private void work(IntSupplier command) {
    watchdog = Watchdog.here(patience);
    try {
      code.complete(command.getAsInt());
    } catch (Throwable failure) {
      code.completeExceptionally(failure);
    }
  }

  /** The thread cannot be ended, and the process would wait for it at its end. */
  private int giveUp(Optional<String> place) {
    terminal.out().flush();
    terminal.err().println("betacut: " + Watchdog.sentence("", "does not come back", place));
    terminal.err().flush();
    if (terminal.isOfProcess()) {
      EndNote.ofProcess().halt(ExitCode.CHECK_FAILED);
    }
    return ExitCode.CHECK_FAILED;
  }
}
