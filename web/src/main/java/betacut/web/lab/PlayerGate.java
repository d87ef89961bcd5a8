package betacut.web.lab;

import betacut.search.Limits;
import betacut.web.http.Refusal;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Keeps players away that would take the machine from others, or run programs on it. */
public final class PlayerGate {
  private static final int MOST_MEBIBYTES = 64;
  private static final int DEEPEST_STOCKMAN = 4;
  private static final Pattern SIZE = Pattern.compile("\\b(table-mib|threads|depth)=(\\d{1,9})\\b");

  /** A description begins with one of these words or has no colon before its first blank. */
  private static final Set<String> HARMLESS = Set.of("level", "human", "zoo");

  private PlayerGate() {}

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
  }

  /** Refuses options that are too big for a machine with other guests. */
  static void checkSizes(String options) {
    boolean isStockman = options.contains("stockman");
    Matcher sizes = SIZE.matcher(options);
    while (sizes.find()) {
      int most =
          switch (sizes.group(1)) {
            case "threads" -> 1;
            case "table-mib" -> MOST_MEBIBYTES;
            default -> isStockman ? DEEPEST_STOCKMAN : Limits.MAX_DEPTH;
          };
      if (Integer.parseInt(sizes.group(2)) > most) {
        throw new Refusal(
            400,
            "%s is too much for a shared server; it may be %d. The command line has no such limit."
                .formatted(sizes.group(), most));
      }
    }
  }
}
