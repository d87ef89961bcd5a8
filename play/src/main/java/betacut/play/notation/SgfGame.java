package betacut.play.notation;

import betacut.play.notation.Pasted.Format;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The main line of an SGF file of Othello (GM 2) or gomoku (GM 4). A point is two letters, column
 * and row from the top left, or a letter and a number as the game itself writes it.
 */
final class SgfGame implements GameText.Writing {
  private static final Pattern PROPERTY =
      Pattern.compile("([A-Z]{1,2})\\s*\\[((?:\\\\.|[^\\]\\\\])*)]|(\\))", Pattern.DOTALL);

  private static final int GOMOKU_SIZE = 15;

  @Override
  public Optional<Pasted> read(String text, Game<?> game) {
    if (!text.startsWith("(;")) {
      return Optional.empty();
    }
    String kind = "";
    int size = 0;
    List<String> points = new ArrayList<>();
    Matcher property = PROPERTY.matcher(text);
    while (property.find() && property.group(3) == null) { // the first end is that of the main line
      String value = property.group(2).strip();
      switch (property.group(1)) {
        case "GM" -> kind = value;
        case "SZ" -> size = value.matches("\\d{1,2}") ? Integer.parseInt(value) : -1;
        case "AB", "AW", "AE" ->
            throw new IllegalPositionException(
                "This SGF sets stones up (%s); only games from the usual start are read."
                    .formatted(property.group(1)));
        case "B", "W" -> points.add(value);
        default -> {} // names, dates, comments
      }
    }
    return Optional.of(pasted(kind.isEmpty() ? kindOf(game) : kind, size, points));
  }

  private static String kindOf(Game<?> game) {
    return game.id().startsWith("othello") ? "2" : "4";
  }

  private static Pasted pasted(String kind, int size, List<String> points) {
    return switch (kind) {
      case "2" -> {
        int width = size == 0 ? 8 : size;
        String id = width == 8 ? "othello" : "othello:%dx%<d".formatted(width);
        yield moves(id, points, row -> row + 1);
      }
      case "4" -> {
        int width = size == 0 ? GOMOKU_SIZE : size;
        String id = width == GOMOKU_SIZE ? "gomoku" : "mnk:%d,%<d,5".formatted(width);
        yield moves(id, points, row -> width - row);
      }
      default ->
          throw new IllegalPositionException(
              "This SGF is of game %s; read are Othello (GM[2]) and gomoku (GM[4])."
                  .formatted(kind));
    };
  }

  private static Pasted moves(String game, List<String> points, IntUnaryOperator row) {
    List<String> moves = new ArrayList<>();
    for (String point : points) {
      String name = point.toLowerCase(Locale.ROOT);
      if (name.isEmpty() || name.equals("tt") || name.startsWith("pa")) {
        moves.add("pass");
      } else if (name.matches("[a-z]{2}")) {
        moves.add(name.charAt(0) + Integer.toString(row.applyAsInt(name.charAt(1) - 'a')));
      } else if (name.matches("[a-z]\\d{1,2}")) {
        moves.add(name);
      } else {
        throw new IllegalPositionException(
            "'%s' is no point of an SGF file; points are two letters, or a letter and a number."
                .formatted(point.length() > 20 ? point.substring(0, 20) + "…" : point));
      }
    }
    return Pasted.of(game, moves.isEmpty() ? "-" : String.join(" ", moves), Format.SGF);
  }
}
