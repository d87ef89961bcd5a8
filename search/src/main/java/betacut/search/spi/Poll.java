package betacut.search.spi;

/**
 * Decides how often one thread looks at the clock: often enough for slow games to stop in time,
 * rarely enough for fast ones not to notice. Counts nothing itself, so node counts stay as they
 * are.
 */
public final class Poll {
  private static final int RAREST = 2048;
  private static final long TARGET_NANOS = 200_000;

  private final Clock clock;
  private int interval = 16;
  private long lastNanos;

  public Poll(Clock clock) {
    this.clock = clock;
  }

  /** The node count at which to ask first: a stop may have been given before the search. */
  public long first() {
    return 1;
  }

  /** Throws {@link SearchStopped} if a limit is met; otherwise the count at which to ask again. */
  public long next(long nodes) {
    clock.check(nodes);
    long now = clock.nanos();
    interval =
        now - lastNanos < TARGET_NANOS ? Math.min(2 * interval, RAREST) : Math.max(1, interval / 2);
    lastNanos = now;
    return Math.min(nodes + interval, clock.nodeLimit());
  }
}
