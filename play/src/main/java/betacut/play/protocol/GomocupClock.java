package betacut.play.protocol;

import betacut.search.Limits;
import java.time.Duration;

/** What INFO says of time, in milliseconds. */
final class GomocupClock {
  private static final long USUAL_TURN = 30_000;
  private static final long NO_LIMIT = Long.MAX_VALUE;

  /** What lies between the manager's clock and our search. */
  private static final long MARGIN = 60;

  private static final double KEPT = 0.9;

  /** A match time is shared out as if so many moves were to come. */
  private static final int MOVES_TO_COME = 20;

  private long turn = USUAL_TURN;
  private long match = NO_LIMIT;
  private long left = NO_LIMIT;

  void turn(long millis) {
    turn = millis;
  }

  /** Zero is no limit. */
  void match(long millis) {
    match = millis == 0 ? NO_LIMIT : millis;
    left = Math.min(left, match);
  }

  void left(long millis) {
    left = millis;
  }

  Limits limits() {
    long share = match == NO_LIMIT && left == NO_LIMIT ? NO_LIMIT : left / MOVES_TO_COME;
    long most = Math.min(turn, Math.max(0, share));
    long used = Math.max(1, (long) (KEPT * most) - MARGIN);
    return Limits.time(Duration.ofMillis(used));
  }
}
