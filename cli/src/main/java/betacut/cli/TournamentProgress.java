package betacut.cli;

import betacut.lab.match.PlayedGame;
import betacut.lab.match.Tournament;
import betacut.lab.match.TournamentListener;
import java.util.Locale;

/**
 * Tells how far a tournament is: a line that renews itself on a terminal, plain lines elsewhere.
 */
final class TournamentProgress implements TournamentListener {
  private static final long NANOS_BETWEEN_LINES = 5_000_000_000L;
  private static final long NANOS_ON_TERMINAL = 100_000_000L;

  private final Terminal terminal;
  private final boolean isTest;
  private final int before;
  private final long begun = System.nanoTime();
  private long toldNanos = begun;
  private boolean isLineOpen;

  TournamentProgress(Terminal terminal, Tournament<?> tournament, int before) {
    this.terminal = terminal;
    this.before = before;
    isTest = tournament.spec().sprt().isPresent();
    line(
        "tournament: %s %d games, %d played before"
            .formatted(isTest ? "at most" : "all in all", tournament.games(), before));
  }

  @Override
  public void finished(PlayedGame game, int done, int scheduled, double ratio) {
    long now = System.nanoTime();
    long pause = terminal.isInteractive() ? NANOS_ON_TERMINAL : NANOS_BETWEEN_LINES;
    if (now - toldNanos >= pause) {
      toldNanos = now;
      line(text(done, scheduled, done - before, now - begun, ratio));
    }
  }

  /** Games, rate, and the time left or the state of the test. */
  private String text(int done, int scheduled, int lately, long nanos, double ratio) {
    double rate = lately * 1e9 / nanos;
    String end =
        isTest
            ? String.format(Locale.ROOT, "LLR %.2f", ratio)
            : String.format(Locale.ROOT, "%,.0f s left", (scheduled - done) / rate);
    return String.format(
        Locale.ROOT, "tournament: %d of %d games, %.1f a second, %s", done, scheduled, rate, end);
  }

  private void line(String text) {
    if (terminal.isInteractive()) {
      terminal.err().print("\r" + text + "    ");
      terminal.err().flush();
      isLineOpen = true;
    } else {
      terminal.err().println(text);
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
