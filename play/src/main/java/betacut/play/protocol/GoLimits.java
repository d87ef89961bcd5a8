package betacut.play.protocol;

import betacut.play.clock.GameClock;
import betacut.play.player.Strictest;
import betacut.rules.UsageException;
import betacut.search.Limits;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The words behind {@code go}: pairs of a limit, or of what a clock shows, and its number. */
final class GoLimits {
  private static final String LEFT = "left";
  private static final String INCREMENT = "increment";
  private static final String MOVES = "moves";
  private static final Set<String> CLOCK = Set.of(LEFT, INCREMENT, MOVES);

  private GoLimits() {}

  static Limits parse(String text) {
    Limits limits = Limits.NONE;
    Map<String, Long> clock = new HashMap<>();
    String[] words = text.isEmpty() ? new String[0] : text.split("\\s+");
    for (int i = 0; i < words.length; i += 2) {
      String number = i + 1 < words.length ? words[i + 1] : "nothing";
      if (!number.matches("\\d{1,15}") || Long.parseLong(number) < 1) {
        throw new UsageException(
            "go %s needs a whole number from 1, not %s."
                .formatted(Quoted.of(words[i]), Quoted.of(number)));
      }
      if (CLOCK.contains(words[i])) {
        clock.put(words[i], Long.parseLong(number));
      } else {
        limits = with(limits, words[i], Long.parseLong(number));
      }
    }
    return clock.isEmpty() ? limits : Strictest.of(limits, share(clock));
  }

  /** What a move may take of what is left. */
  private static Limits share(Map<String, Long> clock) {
    if (!clock.containsKey(LEFT)) {
      throw new UsageException("go increment and go moves need left MILLISECONDS beside them.");
    }
    return GameClock.share(
        Duration.ofMillis(clock.get(LEFT)),
        Duration.ofMillis(clock.getOrDefault(INCREMENT, 0L)),
        (int) Math.min(clock.getOrDefault(MOVES, 0L), Limits.MAX_DEPTH));
  }

  private static Limits with(Limits limits, String name, long number) {
    return switch (name) {
      case "depth" -> limits.withDepth((int) Math.min(number, Limits.MAX_DEPTH));
      case "nodes" -> limits.withNodes(number);
      case "time" -> limits.withTime(Duration.ofMillis(number));
      default ->
          throw new UsageException(
              ("go knows no limit '%s'; write depth D, nodes N, time MILLISECONDS, or left,"
                      + " increment and moves of a clock.")
                  .formatted(Quoted.of(name)));
    };
  }
}
