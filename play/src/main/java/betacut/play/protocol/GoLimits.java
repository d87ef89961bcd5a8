package betacut.play.protocol;

import betacut.rules.UsageException;
import betacut.search.Limits;
import java.time.Duration;

/** The words behind {@code go}: pairs of a limit and its number. */
final class GoLimits {
  private GoLimits() {}

  static Limits parse(String text) {
    Limits limits = Limits.NONE;
    String[] words = text.isEmpty() ? new String[0] : text.split("\\s+");
    for (int i = 0; i < words.length; i += 2) {
      String number = i + 1 < words.length ? words[i + 1] : "nothing";
      if (!number.matches("\\d{1,15}") || Long.parseLong(number) < 1) {
        throw new UsageException(
            "go %s needs a whole number from 1, not %s."
                .formatted(Quoted.of(words[i]), Quoted.of(number)));
      }
      limits = with(limits, words[i], Long.parseLong(number));
    }
    return limits;
  }

  private static Limits with(Limits limits, String name, long number) {
    return switch (name) {
      case "depth" -> limits.withDepth((int) Math.min(number, Limits.MAX_DEPTH));
      case "nodes" -> limits.withNodes(number);
      case "time" -> limits.withTime(Duration.ofMillis(number));
      default ->
          throw new UsageException(
              "go knows no limit '%s'; write depth D, nodes N or time MILLISECONDS."
                  .formatted(Quoted.of(name)));
    };
  }
}
