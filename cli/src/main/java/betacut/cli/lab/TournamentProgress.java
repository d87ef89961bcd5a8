package betacut.cli.lab;

import betacut.cli.core.ProgressLine;
import betacut.cli.core.Terminal;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentListener;
import java.util.Locale;

/** Tells how far a tournament is. */
final class TournamentProgress implements TournamentListener {
  private final ProgressLine line;
  private final boolean isTest;
  private final int before;
  private final long begun = System.nanoTime();

  TournamentProgress(Terminal terminal, Tournament<?> tournament, int before) {
    line = new ProgressLine(terminal);
    this.before = before;
    isTest = tournament.spec().sprt().isPresent();
    line.show(
        "tournament: %s %d games, %d played before"
            .formatted(isTest ? "at most" : "all in all", tournament.games(), before));
  }

  @Override
  public void finished(PlayedGame game, int done, int scheduled, double ratio) {
    if (line.isDue()) {
      line.show(text(done, scheduled, done - before, System.nanoTime() - begun, ratio));
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

  void end() {
    line.end();
  }
}
