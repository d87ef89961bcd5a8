package betacut.lab.tournament;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Who plays whom. */
public enum Mode {
  /** Everybody plays everybody. */
  ROUND_ROBIN,
  /** The first player plays everybody else. */
  GAUNTLET,
  /** Two players play until a sequential test knows which hypothesis to keep. */
  SPRT,
  /** Each player plays the next two in the list: enough for a scale, where most games tell most. */
  LADDER;

  /** The name on the command line. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Mode named(String name) {
    List<String> ids = Arrays.stream(values()).map(Mode::id).toList();
    return Arrays.stream(values())
        .filter(mode -> mode.id().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "There is no mode '%s'.%s Modes: %s"
                        .formatted(name, Nearest.hint(name, ids), String.join(", ", ids))));
  }
}
