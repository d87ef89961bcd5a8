package betacut.lab.experiment.result;

import betacut.lab.experiment.Factor;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Setting;
import betacut.lab.report.Column;
import betacut.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Scripted games one by one: a row for each and one for all of them, a column for each depth. The
 * average is that of the games' means, as studies print it: a game weighs the same however long it
 * was.
 */
final class GameTables {
  private static final int MOST_GAMES = 20;

  private final Summary summary;
  private final Grid grid;
  private final Measure measure;

  GameTables(Summary summary, Grid grid, Measure measure) {
    this.summary = summary;
    this.grid = grid;
    this.measure = measure;
  }

  /** The numbers of the games; none if there are no scripted ones. */
  List<Integer> games() {
    return summary.games().stream()
        .filter(mean -> mean.game().equals(grid.game()) && mean.measure().equals(measure))
        .map(Summary.GameMean::number)
        .distinct()
        .sorted()
        .toList();
  }

  /** Whether there is something to be shown, and not too much of it. */
  boolean canBeShown() {
    boolean hasDepths = !grid.factor(Factor.DEPTH).levels().isEmpty();
    return hasDepths && !games().isEmpty() && games().size() <= MOST_GAMES;
  }

  /** The mean of one game at a setting. */
  OptionalDouble mean(Setting setting, int number) {
    return summary.games().stream()
        .filter(mean -> mean.game().equals(grid.game()) && mean.measure().equals(measure))
        .filter(mean -> mean.number() == number && mean.setting().equals(setting))
        .mapToDouble(Summary.GameMean::value)
        .findFirst();
  }

  /** The mean of the games' means. */
  OptionalDouble average(Setting setting) {
    return games().stream()
        .map(number -> mean(setting, number))
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble)
        .average();
  }

  Table table() {
    List<String> depths = grid.factor(Factor.DEPTH).levels();
    Table.Builder table =
        Table.titled("%s by game, %s".formatted(measure.label(), grid.game()))
            .columns(Column.text("setting"), Column.text("game"));
    depths.forEach(depth -> table.columns(Column.number("depth " + depth, "")));
    for (Setting context :
        grid.settings().stream().map(s -> s.without(Factor.DEPTH)).distinct().toList()) {
      for (int number : games()) {
        table.row(row(context, "game " + number, depths, setting -> mean(setting, number)));
      }
      table.row(row(context, "average", depths, this::average));
    }
    return table.summary(
        "Means over the positions of each game; the average is of the games, each counted once."
            + SummaryText.warning(summary, List.of(measure)));
  }

  private interface Value {
    OptionalDouble at(Setting setting);
  }

  private static Object[] row(Setting context, String name, List<String> depths, Value value) {
    List<Object> row = new ArrayList<>(List.of(String.join(" ", context.values().values()), name));
    depths.forEach(depth -> row.add(value.at(context.with(Factor.DEPTH, depth))));
    return row.toArray();
  }
}
