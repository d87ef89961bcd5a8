package betacut.cli.play;

import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.search.text.Quantities;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/** The time each side has left; a side that has none left has lost. */
public final class GameClock {
  /** A move takes a share of what is left, as if so many were to come. */
  private static final int MOVES_TO_COME = 25;

  private static final Duration LEAST = Duration.ofMillis(5);

  private final String terms;
  private final Duration increment;
  private final Duration[] left;
  private final LongSupplier nanoTime;
  private int running = -1;
  private long since;

  private GameClock(Duration base, Duration increment, LongSupplier nanoTime) {
    terms = text(base) + (increment.isZero() ? "" : "+" + text(increment));
    this.increment = increment;
    this.nanoTime = nanoTime;
    left = new Duration[] {base, base};
  }

  /** The clock that {@code 5m+3s} describes: a time for each side, and what a move adds to it. */
  public static GameClock parse(String terms) {
    return parse(terms, System::nanoTime);
  }

  static GameClock parse(String terms, LongSupplier nanoTime) {
    String[] parts = terms.strip().toLowerCase(Locale.ROOT).split("\\s*\\+\\s*", -1);
    try {
      if (parts.length > 2) {
        throw new IllegalArgumentException("it must be one time, or two with a + between");
      }
      Duration increment = parts.length == 1 ? Duration.ZERO : Quantities.duration(parts[1]);
      return new GameClock(Quantities.duration(parts[0]), increment, nanoTime);
    } catch (IllegalArgumentException e) {
      throw new UsageException(
          "The clock is '%s'; %s. Write 5m for five minutes each, 5m+3s for 3 seconds more a move."
              .formatted(terms, e.getMessage()));
    }
  }

  /** What {@link #parse} reads, and a browser too. */
  String terms() {
    return terms;
  }

  private static String text(Duration time) {
    long millis = time.toMillis();
    return millis % 60_000 == 0
        ? millis / 60_000 + "m"
        : millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }

  /** The milliseconds of both sides. */
  List<String> left() {
    return List.of(left(0).toMillis() + "ms", left(1).toMillis() + "ms");
  }

  /** Sets the clock as it was when a game was left. */
  void set(List<String> times) {
    for (int side = 0; side < Math.min(2, times.size()); side++) {
      left[side] = Quantities.duration(times.get(side));
    }
  }

  /** A move was made that took so many tenths of a second; nobody knows if that is empty. */
  void spend(int side, String tenths) {
    Duration used = Duration.ofMillis(tenths.isEmpty() ? 0 : 100 * Long.parseLong(tenths));
    left[side] = left[side].minus(used).plus(increment);
  }

  void start(int side) {
    running = side;
    since = nanoTime.getAsLong();
  }

  /** Stops the clock of the side that moved, whose increment counts only if it was in time. */
  void stop() {
    if (running >= 0) {
      Duration rest = left(running);
      left[running] = rest.isZero() ? rest : rest.plus(increment);
      running = -1;
    }
  }

  /** Stops the clock of a side that has not moved. */
  void pause() {
    if (running >= 0) {
      left[running] = left(running);
      running = -1;
    }
  }

  /** What a side has left now. */
  Duration left(int side) {
    Duration used =
        side == running ? Duration.ofNanos(nanoTime.getAsLong() - since) : Duration.ZERO;
    Duration rest = left[side].minus(used);
    return rest.isNegative() ? Duration.ZERO : rest;
  }

  boolean hasFallen(int side) {
    return left(side).isZero();
  }

  /** What a player of ours may take for one move. */
  Limits limits(int side) {
    Duration share =
        left(side).dividedBy(MOVES_TO_COME).plus(increment.multipliedBy(3).dividedBy(4));
    Duration half = left(side).dividedBy(2);
    Duration time = share.compareTo(half) < 0 ? share : half;
    return Limits.time(time.compareTo(LEAST) < 0 ? LEAST : time);
  }

  /** The time of a side as 4:57, or 9.3 s when it is short. */
  String shown(int side) {
    long millis = left(side).toMillis();
    return millis < 20_000
        ? String.format(Locale.ROOT, "%.1f s", millis / 1000.0)
        : "%d:%02d".formatted(millis / 60_000, millis / 1000 % 60);
  }
}
