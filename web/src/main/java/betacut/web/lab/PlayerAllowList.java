package betacut.web.lab;

import betacut.rules.Weights;
import betacut.search.Limits;
import betacut.search.Options.TableSize;
import betacut.search.text.Quantities;
import betacut.web.http.Refusal;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Keeps players away that would take the machine from others, or run programs on it. */
public final class PlayerAllowList {
  private static final int MOST_MEBIBYTES = 64;
  private static final int DEEPEST_STOCKMAN = 4;

  /** A description begins with one of these words or has no colon before its first blank. */
  private static final Set<String> HARMLESS = Set.of("level", "human", "zoo");

  private static final Pattern FILES = Pattern.compile("\\b(weights|probcut)=");

  private PlayerAllowList() {}

  /** Refuses a player who may not play here. */
  public static void check(String description) {
    String player = description.strip().toLowerCase(Locale.ROOT);
    int colon = player.split("\\s", 2)[0].indexOf(':');
    if (colon >= 0 && !HARMLESS.contains(player.substring(0, colon))) {
      throw new Refusal(
          403,
          "'%s' cannot play here: level:5, human:20,2, zoo:3a or an algorithm can. Programs meet on"
                  .formatted(description.strip())
              + " the command line: betacut tournament.");
    }
    checkSizes(player);
    checkFiles(player);
  }

  /** Refuses an engine that would read files of this machine: weights and models are in files. */
  public static void checkFiles(String engine) {
    if (namesFile(engine)) {
      throw new Refusal(
          403, "'%s' names a file; only the command line reads files.".formatted(engine.strip()));
    }
  }

  static boolean namesFile(String engine) {
    return FILES.matcher(engine).find() || engine.indexOf(Weights.Saved.MARK) >= 0;
  }

  /** Refuses options that are too big for a machine with other guests. */
  static void checkSizes(String options) {
    boolean isStockman = options.contains("stockman");
    for (String word : options.split("\\s+")) {
      String[] option = word.split("=", 2);
      int most =
          switch (option[0]) {
            case "threads" -> 1;
            case "table-mib" -> MOST_MEBIBYTES;
            case "table-entries" -> TableSize.entriesIn(MOST_MEBIBYTES);
            case "depth" -> isStockman ? DEEPEST_STOCKMAN : Limits.MAX_DEPTH;
            default -> 0; // as much as anybody likes
          };
      if (most > 0 && option.length == 2 && isMore(option[1], most)) {
        throw new Refusal(
            400,
            "%s is too much for a shared server; it may be %d. The command line has no such limit."
                .formatted(word, most));
      }
    }
  }

  /** Numbers have many forms, 1k and 9_00 among them; what is none is refused by who reads it. */
  static boolean isMore(String number, int most) {
    try {
      return Quantities.bigNumber(number) > most;
    } catch (IllegalArgumentException none) {
      return false;
    }
  }
}
