package betacut.play.clock;

import betacut.rules.UsageException;
import betacut.search.text.Quantities;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How much time each side has, as chess games write it, but with units:
 *
 * <pre>
 *   5m              five minutes for the game
 *   5m+3s           three seconds more with every move
 *   40/90m          ninety minutes for forty moves, and again for the next forty
 *   40/90m:30m+30s  then half an hour for the rest, thirty seconds more with every move
 *   1/30s:1/2s      thirty seconds for the first move and two for each after it
 * </pre>
 *
 * What is left of a period is kept for the next, except where a period is one move: then it is a
 * limit for that move.
 */
public record TimeControl(List<Period> periods) {
  private static final int MOST_MOVES = 9_999;

  /**
   * A part of a game.
   *
   * @param moves how many it is for; 0 for all that remain
   * @param increment what every move adds
   */
  public record Period(int moves, Duration base, Duration increment) {
    /** Whether the time is for a single move, so that nothing of it is kept. */
    boolean isOneMove() {
      return moves == 1;
    }

    private String text() {
      return (moves == 0 ? "" : moves + "/")
          + TimeControl.text(base)
          + (increment.isZero() ? "" : "+" + TimeControl.text(increment));
    }
  }

  public TimeControl {
    periods = List.copyOf(periods);
  }

  /** Reads terms; what is wrong with them is told with the forms that are known. */
  public static TimeControl parse(String terms) {
    try {
      List<Period> periods = new ArrayList<>();
      for (String part : terms.strip().toLowerCase(Locale.ROOT).split("\\s*:\\s*", -1)) {
        if (!periods.isEmpty() && periods.getLast().moves == 0) {
          throw new IllegalArgumentException("only the last period can be for all moves");
        }
        periods.add(period(part));
      }
      return new TimeControl(periods);
    } catch (IllegalArgumentException e) {
      throw new UsageException(
          "The clock is '%s'; %s. Write 5m for five minutes each, 5m+3s for 3 seconds more a move,"
                  .formatted(terms, e.getMessage())
              + " 40/90m for forty moves, 1/30s:1/2s for 30 seconds first and 2 a move after.");
    }
  }

  /** Whether {@link #parse} would take the text. */
  public static boolean isWritten(String terms) {
    try {
      parse(terms);
      return true;
    } catch (UsageException e) {
      return false;
    }
  }

  private static Period period(String text) {
    String[] halves = text.split("\\s*/\\s*", -1);
    if (halves.length > 2 || halves.length == 2 && !halves[0].matches("[1-9]\\d{0,3}")) {
      throw new IllegalArgumentException(
          "a number of moves from 1 to %d belongs before the /".formatted(MOST_MOVES));
    }
    String[] times = halves[halves.length - 1].split("\\s*\\+\\s*", -1);
    if (times.length > 2) {
      throw new IllegalArgumentException("it must be one time, or two with a + between");
    }
    return new Period(
        halves.length == 1 ? 0 : Integer.parseInt(halves[0]),
        Quantities.duration(times[0]),
        times.length == 1 ? Duration.ZERO : Quantities.duration(times[1]));
  }

  /** The same terms, as a browser reads them too. */
  public String text() {
    return periods.stream().map(Period::text).collect(Collectors.joining(":"));
  }

  private static String text(Duration time) {
    long millis = time.toMillis();
    return millis % 60_000 == 0
        ? millis / 60_000 + "m"
        : millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }

  /** The longest time that a move can take. */
  public Duration longest() {
    return periods.stream().map(Period::base).max(Duration::compareTo).orElseThrow();
  }

  /** Where a side is after so many moves of its own. */
  Place after(int moves) {
    int index = 0;
    int left = moves;
    while (periods.get(index).moves > 0 && left >= periods.get(index).moves) {
      left -= periods.get(index).moves;
      index = Math.min(index + 1, periods.size() - 1);
    }
    return new Place(periods.get(index), left);
  }

  /**
   * A place in the game.
   *
   * @param made moves of the period that are made
   */
  record Place(Period period, int made) {
    /** Moves until the next period; 0 if there is none. */
    int toGo() {
      return period.moves == 0 ? 0 : period.moves - made;
    }

    boolean isBegin() {
      return made == 0;
    }
  }
}
