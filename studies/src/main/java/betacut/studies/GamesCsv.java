package betacut.studies;

import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentResults;
import betacut.rules.UsageException;
import betacut.text.csv.Csv;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The games of a study as lines of text, without their times, so that equal games have equal lines.
 * Cells are quoted where they hold a comma, which positions may.
 */
final class GamesCsv {
  private static final String HEADING =
      "part,number,first,second,opening,moves,half points of the first,reason,first blunders,"
          + "second blunders,first nodes,second nodes";
  private static final int PART = 0;

  private GamesCsv() {}

  static String write(StudyGames games) {
    var text = new StringBuilder(HEADING).append('\n');
    games
        .parts()
        .forEach((name, results) -> lines(name, results).forEach(l -> text.append(l).append('\n')));
    return text.toString();
  }

  /** The lines of one part, by number. */
  static List<String> lines(String part, TournamentResults results) {
    return results.games().stream().map(game -> line(part, game, results)).toList();
  }

  private static String line(String part, PlayedGame game, TournamentResults results) {
    List<String> players = results.spec().players();
    return Csv.line(
        Stream.of(
                part,
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
                game.secondNodes())
            .map(Object::toString)
            .toList());
  }

  /** The lines of a file by part, in their order. */
  static Map<String, List<String>> read(String text, String file) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.getFirst().equals(HEADING)) {
      throw new UsageException(
          "%s does not begin with '%s…'; give a folder that 'betacut lab run' has written."
              .formatted(file, HEADING.substring(0, HEADING.indexOf(",second"))));
    }
    var parts = new LinkedHashMap<String, List<String>>();
    for (String line : lines.subList(1, lines.size())) {
      String part = line.split(",", 2)[PART];
      parts.computeIfAbsent(part, name -> new ArrayList<>()).add(line);
    }
    return parts;
  }
}
