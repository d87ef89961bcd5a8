package betacut.play.protocol;

import betacut.rules.UsageException;
import betacut.search.Limits;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/** What GTP says of time: a main time, then periods for a number of stones, for each side. */
final class GtpClock {
  private static final Pattern SECONDS = Pattern.compile("\\d{1,9}(\\.\\d{1,6})?");

  /** Of a side's time for the whole game, what lies between us and the other program. */
  private static final double KEPT = 0.9;

  /** A main time is shared out as if at least so many moves were to come. */
  private static final int FEWEST_MOVES = 10;

  private final double[] seconds = new double[2];
  private final int[] stones = new int[2];
  private double period;
  private int periodStones;
  private boolean isSet;

  /** {@code time_settings MAIN PERIOD STONES}. */
  void settings(List<String> words) {
    double main = seconds(words, 0);
    period = seconds(words, 1);
    periodStones = (int) seconds(words, 2);
    boolean isUnlimited = period > 0 && periodStones == 0; // as the specification has it
    isSet = !isUnlimited;
    for (int side = 0; side < 2; side++) {
      seconds[side] = main > 0 ? main : period;
      stones[side] = main > 0 ? 0 : periodStones;
    }
  }

  /** {@code time_left COLOUR TIME STONES}. */
  void left(int side, List<String> words) {
    seconds[side] = seconds(words, 1);
    stones[side] = (int) seconds(words, 2);
    isSet = true;
  }

  /** What a side may use for its next move. */
  Limits limits(int side, int pliesLeft) {
    if (!isSet) {
      return Limits.NONE;
    }
    boolean isMain = stones[side] == 0;
    double shared = isMain ? Math.max(FEWEST_MOVES, Math.ceil(pliesLeft / 2.0)) : stones[side];
    double share = KEPT * seconds[side] / shared;
    if (isMain && periodStones > 0) {
      share = Math.max(share, KEPT * period / periodStones);
    }
    return Limits.time(Duration.ofMillis(Math.max(1, (long) (1000 * share))));
  }

  private static double seconds(List<String> words, int index) {
    String text = index < words.size() ? words.get(index) : "nothing";
    if (!SECONDS.matcher(text).matches()) {
      throw new UsageException("syntax error: '%s' is no number".formatted(Quoted.of(text)));
    }
    return Double.parseDouble(text);
  }
}
