package betacut.lab.tournament;

import betacut.lab.run.Audit;
import betacut.lab.run.Flaw;
import betacut.rules.UsageException;
import betacut.text.csv.Csv;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Games as lines of text, without their times, so that equal games have equal lines. Cells are
 * quoted where they hold a comma, which positions may.
 */
final class GamesCsv {
  private static final List<String> HEADING =
      List.of(
          "part",
          "number",
          "first",
          "second",
          "opening",
          "moves",
          "half points of the first",
          "reason",
          "first blunders",
          "second blunders",
          "first nodes",
          "second nodes",
          "first judged",
          "second judged");

  /** What files of older versions have; their lines end there, too. */
  private static final List<String> OLD_HEADING = HEADING.subList(0, HEADING.size() - 2);

  /** Where the columns begin that the plan does not decide. */
  private static final int PLAYED = HEADING.indexOf("moves");

  /**
   * A line of a file, of a number that we would write.
   *
   * @param cells by heading
   */
  record Row(int line, int number, Map<String, String> cells) {
    /**
     * The columns of a game that this row has otherwise, in words.
     *
     * @param words what to say of a heading, its cell here, and the cell it should have
     */
    private List<String> others(Map<String, String> due, List<String> columns, String words) {
      return columns.stream()
          .filter(cells::containsKey)
          .filter(column -> !cells.get(column).equals(due.get(column)))
          .map(column -> words.formatted(column, cells.get(column), due.get(column)))
          .toList();
    }

    /** What it says of players and opening that the plan does not. */
    List<String> otherLabels(List<String> planned) {
      return others(byHeading(planned), HEADING.subList(0, PLAYED), "%s '%s' instead of '%s'");
    }

    /** What it says of the game that is not so. */
    List<String> differences(Part part, PlayedGame game) {
      return others(
          byHeading(GamesCsv.cells(part, game)),
          HEADING.subList(PLAYED, HEADING.size()),
          "%s %s, now %s");
    }

    /**
     * The game, as far as it is written down.
     *
     * @throws IllegalArgumentException if that is no game
     */
    PlayedGame game(Pairing pairing) {
      String moves = cells.get("moves");
      return new PlayedGame(
          number,
          pairing.first(),
          pairing.second(),
          cells.get("opening"),
          moves.isEmpty() ? List.of() : List.of(moves.split(" ", -1)),
          Integer.parseInt(cells.get("half points of the first")),
          Ending.of(cells.get("reason")),
          Integer.parseInt(cells.get("first blunders")),
          Integer.parseInt(cells.get("second blunders")),
          Integer.parseInt(cells.getOrDefault("first judged", "0")),
          Integer.parseInt(cells.getOrDefault("second judged", "0")),
          0,
          0,
          Long.parseLong(cells.get("first nodes")),
          Long.parseLong(cells.get("second nodes")));
    }
  }

  private final StringBuilder text = new StringBuilder(Csv.line(HEADING)).append('\n');

  GamesCsv add(Part part, List<PlayedGame> games) {
    games.forEach(game -> text.append(Csv.line(cells(part, game))).append('\n'));
    return this;
  }

  /** What is known of a game before it is played. */
  static List<String> planned(Part part, Pairing pairing, String opening) {
    return List.of(
        part.name(),
        Integer.toString(pairing.number()),
        player(part, pairing.first()),
        player(part, pairing.second()),
        opening);
  }

  private static String player(Part part, int number) {
    List<String> players = part.spec().players();
    return number >= 0 && number < players.size() ? players.get(number) : "player " + number;
  }

  private static List<String> cells(Part part, PlayedGame game) {
    var pairing = new Pairing(game.number(), game.first(), game.second(), 0);
    Stream<String> played =
        Stream.of(
                String.join(" ", game.moves()),
                game.halves(),
                game.ending(),
                game.firstBlunders(),
                game.secondBlunders(),
                game.firstNodes(),
                game.secondNodes(),
                game.firstJudged(),
                game.secondJudged())
            .map(Object::toString);
    return Stream.concat(planned(part, pairing, game.opening()).stream(), played).toList();
  }

  private static Map<String, String> byHeading(List<String> cells) {
    var map = new LinkedHashMap<String, String>();
    for (int i = 0; i < cells.size(); i++) {
      map.put(HEADING.get(i), cells.get(i));
    }
    return map;
  }

  @Override
  public String toString() {
    return text.toString();
  }

  /** The rows of a text by part; what is none is told. */
  static Map<String, List<Row>> read(String text, String file, Audit audit) {
    var parts = new LinkedHashMap<String, List<Row>>();
    List<List<String>> rows;
    try {
      rows = Csv.read(text, file);
    } catch (UsageException damaged) {
      audit.found(Flaw.FOREIGN, damaged.getMessage());
      return parts;
    }
    List<String> heading = rows.isEmpty() ? List.of() : rows.getFirst();
    if (!heading.equals(HEADING) && !heading.equals(OLD_HEADING)) {
      audit.found(Flaw.FOREIGN, "%s:1: the heading is not '%s'".formatted(file, Csv.line(HEADING)));
      return parts;
    }
    for (int i = 1; i < rows.size(); i++) {
      List<String> row = rows.get(i);
      if (row.size() != heading.size() || !row.get(1).matches("0|[1-9]\\d{0,8}")) {
        audit.found(
            Flaw.FOREIGN, "%s:%d: this is no game; was the file changed?".formatted(file, i + 1));
      } else {
        parts
            .computeIfAbsent(row.getFirst(), name -> new ArrayList<>())
            .add(new Row(i + 1, Integer.parseInt(row.get(1)), byHeading(row)));
      }
    }
    return parts;
  }
}
