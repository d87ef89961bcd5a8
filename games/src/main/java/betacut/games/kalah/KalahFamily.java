package betacut.games.kalah;

import betacut.rules.GameFamily;
import betacut.rules.UsageException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Kalah of any size, with and without empty capture. */
public final class KalahFamily implements GameFamily {
  private static final String ID = "kalah";
  private static final String EMPTY_CAPTURE = "empty-capture";
  private static final Pattern SIZE =
      Pattern.compile("(\\d)\\s*[,x×]\\s*(\\d{1,2})(?<empty>\\s*,\\s*" + EMPTY_CAPTURE + ")?");

  /** For {@link java.util.ServiceLoader}. */
  public KalahFamily() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Alias> aliases() {
    return List.of(new Alias("mancala", "6,4"));
  }

  @Override
  public String summary() {
    return "Sow seeds from house to house; a last seed in the store moves again; most seeds win.";
  }

  @Override
  public List<String> variants() {
    return List.of("6,4", "6,4," + EMPTY_CAPTURE, "6,6", "4,3", "4,3," + EMPTY_CAPTURE, "3,2");
  }

  @Override
  public KalahGame game(String variant) {
    String wanted = variant.isBlank() ? variants().getFirst() : variant.strip();
    Matcher size = SIZE.matcher(wanted);
    if (!size.matches()) {
      throw new UsageException(
          ("'%s' is not a size of Kalah; write HOUSES,SEEDS, such as 6,4, and %s behind it where a"
                  + " last seed takes though nothing lies opposite: 6,4,%2$s.")
              .formatted(wanted, EMPTY_CAPTURE));
    }
    int houses = Integer.parseInt(size.group(1));
    int seeds = Integer.parseInt(size.group(2));
    if (houses < 1
        || houses > Sowing.MOST_HOUSES
        || seeds < 1
        || 2 * houses * seeds > Sowing.MOST_IN_ALL) {
      throw new UsageException(
          "Kalah with %d houses of %d seeds is not possible; choose 1 to %d houses and %d seeds in all."
              .formatted(houses, seeds, Sowing.MOST_HOUSES, Sowing.MOST_IN_ALL));
    }
    boolean isEmptyCapture = size.group("empty") != null;
    String name = houses + "," + seeds + (isEmptyCapture ? "," + EMPTY_CAPTURE : "");
    String id = name.equals(variants().getFirst()) ? ID : ID + ":" + name;
    return new KalahGame(id, new Sowing(houses, seeds, isEmptyCapture));
  }
}
