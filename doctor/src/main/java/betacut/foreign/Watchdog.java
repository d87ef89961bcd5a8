package betacut.foreign;

import betacut.platform.Pulse;
import java.time.Duration;
import java.util.Optional;

/**
 * Looks after a task in which the code of others runs, on the terminal and in the server: one call
 * of a game or search that has not come back for long never will. Nothing can end it; but whoever
 * waits can be told where it is.
 */
public final class Watchdog {
  /** No call of a game takes so long, and nothing of ours to stop when it is told to. */
  public static final Duration PATIENCE = Duration.ofSeconds(10);

  /** The server looks after its threads itself. */
  private static final String SERVERS = "betacut-";

  private final Thread thread;
  private final Pulse pulse;
  private final long patience;
  private long lastSign = System.nanoTime();

  private Watchdog(Thread thread, Pulse pulse, Duration patience) {
    this.thread = thread;
    this.pulse = pulse;
    this.patience = patience.toNanos();
  }

  /** Looks after what this thread does from now on. */
  public static Watchdog here(Duration patience) {
    return new Watchdog(Thread.currentThread(), Pulse.begin(), patience);
  }

  /** Where in the code of others it is. */
  public Optional<String> place() {
    return ForeignFrame.in(thread.getStackTrace());
  }

  /** The same for a program that does nothing else: what it waits for may be in another thread. */
  public Optional<String> placeAnywhere() {
    Optional<String> here = place();
    return here.isPresent()
        ? here
        : Thread.getAllStackTraces().entrySet().stream()
            .filter(each -> !each.getKey().getName().startsWith(SERVERS))
            .flatMap(each -> ForeignFrame.in(each.getValue()).stream())
            .findFirst();
  }

  /** Whether it has given no sign of life for too long; to be asked several times a second. */
  public synchronized boolean isSilent() {
    if (pulse.ask()) {
      lastSign = System.nanoTime();
    }
    return System.nanoTime() - lastSign > patience;
  }

  /** What to say of code that does not come back. */
  public static String sentence(String game, String what, Optional<String> place) {
    return "The game %s%s%s. Correct it and start again."
        .formatted(
            game.isEmpty() ? "" : "'" + game + "' ",
            what,
            place.map(at -> "; it is in " + at).orElse(""));
  }

  /** Ends the wait for a call that hangs. */
  public void interrupt() {
    thread.interrupt();
  }
}
