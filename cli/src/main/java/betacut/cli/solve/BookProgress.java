package betacut.cli.solve;

import betacut.cli.core.ProgressLine;
import betacut.cli.core.Terminal;
import betacut.cli.text.Sentences;
import java.util.Locale;
import java.util.function.LongConsumer;

/** Tells how far a book is. Told by any thread. */
public final class BookProgress implements LongConsumer {
  private final ProgressLine line;
  private final long total;
  private long reached;
  private long toldReached;
  private long toldNanos = System.nanoTime();
  private boolean isBegun;

  public BookProgress(Terminal terminal, long total) {
    line = ProgressLine.slow(terminal);
    this.total = total;
    line.show("book: %s positions to solve".formatted(Sentences.count(total)));
  }

  @Override
  public synchronized void accept(long position) {
    reached = Math.max(reached, position);
    if (!isBegun) {
      begin();
    }
    if (line.isDue()) {
      long nanos = System.nanoTime() - toldNanos;
      line.show(text(reached, total, reached - toldReached, nanos));
      toldReached = reached;
      toldNanos += nanos;
    }
  }

  /** What an earlier run has left does not count for the rate. */
  private void begin() {
    isBegun = true;
    toldReached = reached;
    toldNanos = System.nanoTime();
    line.restart();
    if (reached > 0) {
      line.show("book: %s of them solved before".formatted(Sentences.count(reached)));
    }
  }

  /** Percent, rate since the last line, and the time left at this rate. */
  public static String text(long reached, long total, long lately, long nanos) {
    double rate = lately * 1e9 / nanos;
    String left = lately == 0 ? "" : ", " + duration((total - reached) / rate) + " left";
    return String.format(
        Locale.ROOT,
        "book: %.1f %% (%s of %s), %s positions/s%s",
        100.0 * reached / total,
        Sentences.count(reached),
        Sentences.count(total),
        Sentences.count(Math.round(rate)),
        left);
  }

  private static String duration(double seconds) {
    long minutes = Math.round(seconds / 60);
    if (minutes < 2) {
      return Math.round(seconds) + " s";
    }
    return minutes < 120 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
  }

  synchronized void end() {
    line.end();
  }
}
