package betacut.lab.tournament;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
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
    return Nearest.named(
        name, values(), Mode::id, "There is no mode '%s'.%s Modes: %s", UsageException::new);
  }
}
