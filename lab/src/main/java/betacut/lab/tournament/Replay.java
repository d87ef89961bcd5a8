package betacut.lab.tournament;

import betacut.lab.run.Audit;
import betacut.lab.run.Flaw;
import betacut.lab.unit.UnitExecutor;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Compares written games with the schedule, plays them once more and compares moves, results and
 * node counts. Of those that need not repeat, the moves must be legal and lead to the result.
 */
final class Replay {
  private final Map<String, List<GamesCsv.Row>> unseen;
  private final String file;
  private final Audit audit;

  /**
   * @param rows of games by part
   * @param file their name, for messages
   */
  Replay(Map<String, List<GamesCsv.Row>> rows, String file, Audit audit) {
    unseen = new LinkedHashMap<>(rows);
    this.file = file;
    this.audit = audit;
  }

  /** Plays again those games of a part that were played before and have to repeat. */
  TournamentResults play(
      Part part,
      Tournament<?> tournament,
      UnitExecutor executor,
      TournamentListener listener,
      StopSignal stop) {
    List<GamesCsv.Row> rows = unseen.remove(part.name());
    Map<Integer, GamesCsv.Row> games = planned(part, tournament, rows == null ? List.of() : rows);
    var wanted = new BitSet();
    games.keySet().stream().filter(tournament::isRepeatable).forEach(wanted::set);
    List<PlayedGame> again = tournament.replay(wanted, executor, listener, stop);
    for (PlayedGame game : again) {
      audit.compared();
      List<String> differences = games.get(game.number()).differences(part, game);
      if (!differences.isEmpty()) {
        audit.found(
            Flaw.DIFFERENT,
            "%s: %s".formatted(name(part, game.number()), String.join("; ", differences)));
      }
    }
    List<PlayedGame> all = new ArrayList<>(again);
    games.values().stream()
        .filter(row -> !wanted.get(row.number()))
        .forEach(row -> believe(part, tournament, row, all));
    all.sort(Comparator.comparingInt(PlayedGame::number));
    var results = TournamentResults.of(part.spec(), tournament.games(), all);
    if (!stop.isGiven()) {
      nameMissing(part, tournament, results, games);
    }
    return results;
  }

  /** The rows by number, one of each; whatever the schedule has otherwise is told. */
  private Map<Integer, GamesCsv.Row> planned(
      Part part, Tournament<?> tournament, List<GamesCsv.Row> rows) {
    var games = new TreeMap<Integer, GamesCsv.Row>();
    for (GamesCsv.Row row : rows) {
      if (row.number() >= tournament.games()) {
        found(Flaw.FOREIGN, row, "the plan has no " + name(part, row.number()));
        continue;
      }
      GamesCsv.Row before = games.putIfAbsent(row.number(), row);
      if (before != null) {
        String words = "%s is also in line %d".formatted(name(part, row.number()), before.line());
        found(Flaw.DOUBLED, row, words);
        continue;
      }
      List<String> others = row.otherLabels(tournament.planned(part, row.number()));
      if (!others.isEmpty()) {
        String words = "%s has %s".formatted(name(part, row.number()), String.join(", ", others));
        found(Flaw.RELABELLED, row, words);
      }
    }
    return games;
  }

  /** A game that nobody can play again is taken as it is written, if it can be one. */
  private void believe(
      Part part, Tournament<?> tournament, GamesCsv.Row row, List<PlayedGame> all) {
    audit.skipped();
    try {
      PlayedGame game = row.game(tournament.pairing(row.number()));
      tournament
          .objection(game)
          .ifPresent(
              words ->
                  audit.found(Flaw.DIFFERENT, "%s: %s".formatted(name(part, row.number()), words)));
      all.add(game);
    } catch (IllegalArgumentException damaged) {
      found(Flaw.FOREIGN, row, "this is no game; was the file changed?");
    }
  }

  /** Those up to where a test was decided, or all. */
  private void nameMissing(
      Part part,
      Tournament<?> tournament,
      TournamentResults results,
      Map<Integer, GamesCsv.Row> games) {
    int due =
        results
            .sprt()
            .filter(SprtPath::isDecided)
            .map(SprtPath::games)
            .orElseGet(tournament::games);
    for (int number = 0; number < due; number++) {
      if (!games.containsKey(number)) {
        audit.found(Flaw.MISSING, name(part, number) + " is missing");
      }
    }
  }

  /** Rows of parts that the plan does not come to, having played all it comes to. */
  void end() {
    unseen.forEach(
        (part, rows) ->
            rows.forEach(row -> found(Flaw.FOREIGN, row, "the plan has no part '" + part + "'")));
  }

  private void found(Flaw flaw, GamesCsv.Row row, String words) {
    audit.found(flaw, "%s:%d: %s".formatted(file, row.line(), words));
  }

  private static String name(Part part, int number) {
    return "%s game %d".formatted(part.name(), number).strip();
  }
}
