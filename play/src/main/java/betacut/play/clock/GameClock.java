package betacut.play.clock;

import betacut.search.Limits;
import betacut.search.text.Quantities;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/** The time each side has left; a side that has none left has lost. */
public final class GameClock {
  /** A move takes a share of what is left, as if so many were to come. */
  private static final int MOVES_TO_COME = 25;

  private static final Duration LEAST = Duration.ofMillis(5);

  private final TimeControl control;
  private final Duration[] left = new Duration[2];
  private final int[] moves = new int[2];
  private final LongSupplier nanoTime;
  private int running = -1;
  private long since;

  private GameClock(TimeControl control, LongSupplier nanoTime) {
    this.control = control;
    this.nanoTime = nanoTime;
    Arrays.fill(left, control.periods().getFirst().base());
  }

  /** The clock that {@code 5m+3s} describes, or any other {@link TimeControl}. */
  public static GameClock parse(String terms) {
    return parse(terms, System::nanoTime);
  }

  static GameClock parse(String terms, LongSupplier nanoTime) {
    return new GameClock(TimeControl.parse(terms), nanoTime);
  }

  /** What {@link #parse} reads, and a browser too. */
  public String terms() {
    return control.text();
  }

  /** The milliseconds of both sides. */
  public List<String> left() {
    return List.of(left(0).toMillis() + "ms", left(1).toMillis() + "ms");
  }

  /** Sets the clock as it was when a game was left. */
  public void set(List<String> times) {
    for (int side = 0; side < Math.min(2, times.size()); side++) {
      left[side] = Quantities.duration(times.get(side));
    }
  }

  /** A move was made that took so many tenths of a second; nobody knows if that is empty. */
  public void spend(int side, String tenths) {
    Duration used = Duration.ofMillis(tenths.isEmpty() ? 0 : 100 * Long.parseLong(tenths));
    left[side] = left[side].minus(used);
    moved(side);
  }

  /** A move is made in time: its increment, and the next period if one begins. */
  private void moved(int side) {
    TimeControl.Period before = control.after(moves[side]).period();
    moves[side]++;
    TimeControl.Place now = control.after(moves[side]);
    left[side] = left[side].plus(before.increment());
    if (now.isBegin() && now.period().moves() + before.moves() > 0) {
      Duration kept = before.isOneMove() ? Duration.ZERO : left[side];
      left[side] = kept.plus(now.period().base());
    }
  }

  /** A side has made so many moves that the clock did not see. */
  void skipTo(int side, int made) {
    while (moves[side] < made) {
      moved(side);
    }
  }

  public void start(int side) {
    running = side;
    since = nanoTime.getAsLong();
  }

  /** Stops the clock of the side that moved, whose increment counts only if it was in time. */
  public void stop() {
    if (running >= 0) {
      left[running] = left(running);
      if (!left[running].isZero()) {
        moved(running);
      }
      running = -1;
    }
  }

  /** Stops the clock of a side that has not moved. */
  public void pause() {
    if (running >= 0) {
      left[running] = left(running);
      running = -1;
    }
  }

  /** What a side has left now. */
  public Duration left(int side) {
    Duration used =
        side == running ? Duration.ofNanos(nanoTime.getAsLong() - since) : Duration.ZERO;
    Duration rest = left[side].minus(used);
    return rest.isNegative() ? Duration.ZERO : rest;
  }

  public boolean hasFallen(int side) {
    return left(side).isZero();
  }

  /** What a player of ours may take for one move. */
  public Limits limits(int side) {
    TimeControl.Place place = control.after(moves[side]);
    return share(left(side), place.period().increment(), place.toGo());
  }

  /**
   * A share of what is left.
   *
   * @param toGo the moves it is for; 0 if nobody knows
   */
  public static Limits share(Duration left, Duration increment, int toGo) {
    Duration most = toGo == 1 ? left.multipliedBy(19).dividedBy(20) : left.dividedBy(2);
    Duration share =
        left.dividedBy(toGo == 0 ? MOVES_TO_COME : toGo)
            .plus(increment.multipliedBy(3).dividedBy(4));
    Duration time = share.compareTo(most) < 0 ? share : most;
    return Limits.time(time.compareTo(LEAST) < 0 ? LEAST : time);
  }

  /** The time of a side as 4:57, or 9.3 s when it is short. */
  public String shown(int side) {
    long millis = left(side).toMillis();
    return millis < 20_000
        ? String.format(Locale.ROOT, "%.1f s", millis / 1000.0)
        : "%d:%02d".formatted(millis / 60_000, millis / 1000 % 60);
  }
}
