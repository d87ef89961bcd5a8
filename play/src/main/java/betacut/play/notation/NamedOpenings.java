package betacut.play.notation;

import betacut.rules.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What players call the way a game has begun. The four first moves of Othello are the same but for
 * a turn or a mirror, and so are the games that follow: each is looked up as if it began on c4.
 */
public final class NamedOpenings {
  private static final Map<String, String> OTHELLO = read("othello-openings.txt");

  /** What leaves the first position as it is: nothing, both diagonals, half a turn. */
  private static final List<UnaryOperator<String>> SAME =
      List.of(
          UnaryOperator.identity(),
          move -> cell(move.charAt(1) - '1', move.charAt(0) - 'a'),
          move -> cell('8' - move.charAt(1), 'h' - move.charAt(0)),
          move -> cell('h' - move.charAt(0), '8' - move.charAt(1)));

  private NamedOpenings() {}

  /** The name of the longest opening that these moves from the usual start begin with. */
  public static Optional<String> of(Game<?> game, List<String> moves) {
    boolean isOthello = game.id().equals("othello") || game.id().startsWith("othello:8x8");
    return isOthello
        ? SAME.stream()
            .map(same -> longest(moves, same))
            .filter(name -> !name.isEmpty())
            .findFirst()
        : Optional.empty();
  }

  private static String longest(List<String> moves, UnaryOperator<String> same) {
    String name = "";
    var played = new StringBuilder();
    for (String move : moves) {
      if (move.length() != 2) { // a pass
        break;
      }
      played.append(same.apply(move));
      name = OTHELLO.getOrDefault(played.toString(), name);
    }
    return name;
  }

  private static String cell(int column, int row) {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }

  private static Map<String, String> read(String file) {
    try (InputStream in = NamedOpenings.class.getResourceAsStream(file)) {
      Map<String, String> names = new TreeMap<>();
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .forEach(line -> names.put(line.split(" ", 2)[0], line.split(" ", 2)[1]));
      return names;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
