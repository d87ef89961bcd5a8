package betacut.play.protocol;

import betacut.rules.UsageException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An Othello game in GGF, as far as a player needs it.
 *
 * @param size squares in a row
 * @param start the board it begins with, as our Othello reads boards
 * @param moves names of the moves, passes included
 * @param left what the clock of each side holds after these moves; empty without a clock
 */
public record Ggf(int size, String start, List<String> moves, List<OptionalDouble> left) {
  private static final Pattern TAG = Pattern.compile("([A-Z]{1,2})\\[([^]]*)]");
  private static final Pattern CLOCK =
      Pattern.compile("(?:(\\d{1,3}):)?(\\d{1,4})(?::(\\d{2}))?.*");
  private static final Pattern SQUARE = Pattern.compile("[A-Z]\\d{1,2}");

  /** Reads a game; what is not one is refused by name. */
  public static Ggf parse(String text) {
    if (!text.startsWith("(;")) {
      throw new UsageException(
          "A GGF game begins with '(;', not with '%s'.".formatted(Quoted.of(text)));
    }
    String board = "";
    OptionalDouble clock = OptionalDouble.empty();
    var moves = new ArrayList<String>();
    double[] used = new double[2];
    Matcher tag = TAG.matcher(text);
    while (tag.find()) {
      switch (tag.group(1)) {
        case "BO" -> board = tag.group(2).strip();
        case "TI" -> clock = seconds(tag.group(2));
        case "B", "W" -> {
          moves.add(move(tag.group(2)));
          used[tag.group(1).equals("B") ? 0 : 1] += time(tag.group(2));
        }
        default -> {} // names, dates, results
      }
    }
    return of(board, moves, clock, used);
  }

  private static Ggf of(String board, List<String> moves, OptionalDouble clock, double[] used) {
    String[] words = board.split("\\s+");
    if (words.length < 3 || !words[0].matches("\\d{1,2}")) {
      throw new UsageException(
          "The game has no board; write BO[8 SQUARES *] with the squares and the side to move.");
    }
    String squares = String.join("", List.of(words).subList(1, words.length - 1));
    String mover = words[words.length - 1].equalsIgnoreCase("O") ? "O" : "X";
    var left = new ArrayList<OptionalDouble>();
    for (double spent : used) {
      left.add(
          clock.isPresent()
              ? OptionalDouble.of(Math.max(0, clock.getAsDouble() - spent))
              : OptionalDouble.empty());
    }
    return new Ggf(Integer.parseInt(words[0]), squares + " " + mover, moves, left);
  }

  /** The move of {@code F5/1.20/3.4}, a pass being written {@code PA}. */
  static String move(String text) {
    String name = text.split("/", -1)[0].strip().toUpperCase(Locale.ROOT);
    if (name.equals("PA") || name.equals("PASS") || name.equals("PS")) {
      return "pass";
    }
    if (!SQUARE.matcher(name).matches()) {
      throw new UsageException("'%s' is no move; write F5 or PA.".formatted(Quoted.of(text)));
    }
    return name.toLowerCase(Locale.ROOT);
  }

  /** The seconds behind the second slash. */
  static double time(String text) {
    String[] parts = text.split("/", -1);
    return parts.length > 2 && parts[2].strip().matches("\\d{1,6}(\\.\\d{1,6})?")
        ? Double.parseDouble(parts[2].strip())
        : 0;
  }

  /** {@code 15:00//02:00}: the main time alone, in hours, minutes and seconds. */
  private static OptionalDouble seconds(String text) {
    Matcher clock = CLOCK.matcher(text.strip());
    if (!clock.matches()) {
      return OptionalDouble.empty();
    }
    long hours = 0;
    long minutes = Long.parseLong(clock.group(2));
    long rest = 0;
    if (clock.group(3) != null) {
      hours = clock.group(1) == null ? 0 : Long.parseLong(clock.group(1));
      rest = Long.parseLong(clock.group(3));
    } else if (clock.group(1) != null) {
      rest = minutes;
      minutes = Long.parseLong(clock.group(1));
    }
    long total = Duration.ofHours(hours).plusMinutes(minutes).plusSeconds(rest).toSeconds();
    return total == 0 ? OptionalDouble.empty() : OptionalDouble.of(total);
  }
}
