package betacut.lab.report;

import betacut.lab.report.text.Format;
import betacut.lab.report.text.Numbers;
import betacut.stats.rating.Crosstable;
import betacut.stats.rating.Ratings;
import betacut.stats.rating.WinDrawLoss;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Tables that every tournament has. */
public final class MatchTables {
  private MatchTables() {}

  /** Who did what against whom, the strongest first: wins, draws and losses of the row's player. */
  public static Table crosstable(String caption, List<String> names, Crosstable results) {
    List<Integer> order = byScore(results);
    List<Column> columns = new ArrayList<>();
    columns.add(Column.text("player"));
    columns.add(Column.of("score", Format.PERCENT));
    columns.add(Column.count("games"));
    order.forEach(player -> columns.add(Column.text("v. " + names.get(player))));
    List<List<Cell>> rows = new ArrayList<>();
    for (int player : order) {
      WinDrawLoss all = results.results(player);
      List<Cell> row = new ArrayList<>();
      row.add(Cell.of(names.get(player)));
      row.add(Cell.of(all.games() == 0 ? Double.NaN : share(all)));
      row.add(Cell.of(all.games()));
      order.forEach(
          other ->
              row.add(player == other ? Cell.of("·") : Cell.of(shown(results, player, other))));
      rows.add(row);
    }
    String best = names.get(order.getFirst());
    String sentence =
        "%s scored most, %s of its games; a cell reads +wins =draws −losses of the row's player."
            .formatted(best, Numbers.percent(share(results.results(order.getFirst()))));
    return new Table(caption, sentence, columns, rows);
  }

  /** Elo by several methods side by side, each labelled with its name. */
  public static Table ratings(String caption, List<String> names, Ratings... methods) {
    Table.Builder table = Table.titled(caption).columns(Column.text("player"));
    for (Ratings method : methods) {
      table.columns(Column.of("Elo, " + method.method(), Format.ELO).withIntervals());
    }
    Comparator<Integer> strongest = Comparator.comparingDouble(i -> -methods[0].elo(i));
    for (int player : IntStream.range(0, names.size()).boxed().sorted(strongest).toList()) {
      Object[] row = new Object[methods.length + 1];
      row[0] = names.get(player);
      for (int i = 0; i < methods.length; i++) {
        row[i + 1] =
            player == methods[i].anchor() ? (Object) 0.0 : methods[i].players().get(player);
      }
      table.row(row);
    }
    return table.summary(
        "Elo relative to %s, which is 0 by definition.".formatted(names.get(methods[0].anchor())));
  }

  private static List<Integer> byScore(Crosstable results) {
    return IntStream.range(0, results.players())
        .boxed()
        .sorted(Comparator.comparingDouble(player -> -share(results.results(player))))
        .toList();
  }

  private static double share(WinDrawLoss games) {
    return games.games() == 0 ? 0 : games.points() / games.games();
  }

  private static String shown(Crosstable results, int player, int other) {
    WinDrawLoss games = results.results(player, other);
    return games.games() == 0
        ? Numbers.NONE
        : "+%d =%d −%d".formatted(games.wins(), games.draws(), games.losses());
  }
}
