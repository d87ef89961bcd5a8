package betacut.studies;

import betacut.lab.report.Column;
import betacut.lab.report.Table;
import betacut.lab.report.text.Format;
import betacut.lab.report.text.Numbers;
import betacut.lab.tournament.TournamentResults;
import betacut.stats.rating.WinDrawLoss;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Proportion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Wins, draws and losses as shares with Wilson's intervals: the columns of many tables here. */
final class Shares {
  private Shares() {}

  /** A table that begins with words, goes on with shares, and ends with whatever is left. */
  static Table.Builder table(String caption, List<Column> before, Column... after) {
    return Table.titled(caption)
        .columns(before.toArray(Column[]::new))
        .columns(
            Column.count("games"),
            Column.of("wins", Format.PERCENT).withIntervals(),
            Column.of("draws", Format.PERCENT).withIntervals(),
            Column.of("losses", Format.PERCENT).withIntervals())
        .columns(after);
  }

  /** A row of such a table. */
  static Object[] row(List<?> before, WinDrawLoss games, Object... after) {
    List<Object> row = new ArrayList<>(before);
    row.add(games.games());
    row.add(wilson(games.wins(), games.games()));
    row.add(wilson(games.draws(), games.games()));
    row.add(wilson(games.losses(), games.games()));
    Collections.addAll(row, after);
    return row.toArray();
  }

  static Estimate wilson(int successes, int trials) {
    return new Proportion(successes, trials).wilson(TournamentResults.CONFIDENCE);
  }

  /** As a sentence has it: 12.3 % [10.1, 14.9]. */
  static String percent(int successes, int trials) {
    return Format.PERCENT.of(wilson(successes, trials));
  }

  /** As a sentence has it: 3 of 1,204. */
  static String of(int some, int all) {
    return "%s of %s".formatted(Numbers.count(some), Numbers.count(all));
  }
}
