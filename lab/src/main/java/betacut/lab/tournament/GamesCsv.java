package betacut.lab.tournament;

import betacut.rules.UsageException;
import betacut.text.csv.Csv;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Games as lines of text, without their times, so that equal games have equal lines. Cells are
 * quoted where they hold a comma, which positions may.
 */
final class GamesCsv {
  /** What files of older versions have; their lines end there, too. */
  private static final String OLD_HEADING =
      "part,number,first,second,opening,moves,half points of the first,reason,first blunders,"
          + "second blunders,first nodes,second nodes";

  private static final String HEADING = OLD_HEADING + ",first judged,second judged";

  private final StringBuilder text = new StringBuilder(HEADING).append('\n');

  GamesCsv add(Part part, List<PlayedGame> games) {
    games.forEach(game -> text.append(line(part, game)).append('\n'));
    return this;
  }

  static String line(Part part, PlayedGame game) {
    List<String> players = part.spec().players();
    return Csv.line(
        Stream.of(
                part.name(),
                game.number(),
                players.get(game.first()),
                players.get(game.second()),
                game.opening(),
                String.join(" ", game.moves()),
                game.halves(),
                game.ending(),
                game.firstBlunders(),
                game.secondBlunders(),
                game.firstNodes(),
                game.secondNodes(),
                game.firstJudged(),
                game.secondJudged())
            .map(Object::toString)
            .toList());
  }

  /** Whether a game is what was written of it, by this version or an older one. */
  static boolean isSame(Part part, PlayedGame game, String written) {
    String line = line(part, game);
    String judged = ",%d,%d".formatted(game.firstJudged(), game.secondJudged());
    return line.equals(written) || line.equals(written + judged);
  }

  @Override
  public String toString() {
    return text.toString();
  }

  /** The lines of a text by part, then by number. */
  static Map<String, TreeMap<Integer, String>> read(String text, String file) {
    List<List<String>> rows = Csv.read(text, file);
    String heading = rows.isEmpty() ? "" : Csv.line(rows.getFirst());
    if (!heading.equals(HEADING) && !heading.equals(OLD_HEADING)) {
      throw new UsageException(
          "%s does not begin with '%s…'; give a folder that 'betacut lab run' has written."
              .formatted(file, HEADING.substring(0, HEADING.indexOf(",second"))));
    }
    var parts = new LinkedHashMap<String, TreeMap<Integer, String>>();
    for (int i = 1; i < rows.size(); i++) {
      List<String> row = rows.get(i);
      if (row.size() < 3 || !row.get(1).matches("\\d{1,9}")) {
        throw new UsageException(
            "%s:%d: this is no game; was the file changed?".formatted(file, i + 1));
      }
      parts
          .computeIfAbsent(row.getFirst(), name -> new TreeMap<>())
          .put(Integer.valueOf(row.get(1)), Csv.line(row));
    }
    return parts;
  }
}
