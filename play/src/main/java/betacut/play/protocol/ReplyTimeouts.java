package betacut.play.protocol;

import betacut.search.Limits;
import java.time.Duration;

/**
 * How long to wait for a program of others.
 *
 * @param start for its answers before the first move
 * @param grace past the time limit of a move, for what lies between the program and us
 * @param unlimited for a move without a time limit
 */
public record ReplyTimeouts(Duration start, Duration grace, Duration unlimited) {
  /** For programs that may have to start a virtual machine of their own. */
  public static final ReplyTimeouts USUAL =
      new ReplyTimeouts(Duration.ofSeconds(30), Duration.ofSeconds(1), Duration.ofSeconds(60));

  /** How long a move may take: its time limit, or the usual if it has none. */
  Duration of(Limits limits) {
    boolean isTimed = limits.time().compareTo(Limits.NONE.time()) < 0;
    return isTimed ? limits.time() : unlimited;
  }
}
