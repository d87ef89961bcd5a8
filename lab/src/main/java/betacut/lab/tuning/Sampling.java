package betacut.lab.tuning;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Which positions of a game are learned from. */
public enum Sampling {
  /**
   * Those in which nobody can end the game at once, now or on the next ply: a search sees that by
   * itself, and an evaluation that does not ask whose turn it is could only be misled.
   */
  QUIET,
  /**
   * All of them: for an evaluation that has features for what is about to happen. The leaves of a
   * search are not quiet, and one that never saw a threat answered cannot judge them.
   */
  ALL;

  /** The name people use. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The sampling of that name. */
  public static Sampling named(String name) {
    List<String> ids = Arrays.stream(values()).map(Sampling::id).toList();
    return Arrays.stream(values())
        .filter(each -> each.id().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "There are no positions called '%s' to learn from.%s Use %s."
                        .formatted(name, Nearest.hint(name, ids), String.join(" or ", ids))));
  }
}
