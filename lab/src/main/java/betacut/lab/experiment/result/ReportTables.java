package betacut.lab.experiment.result;

import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Setting;
import betacut.lab.report.Cell;
import betacut.lab.report.Column;
import betacut.lab.report.Table;
import betacut.lab.report.text.Format;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The tables of a summary as a report shows them. */
final class ReportTables {
  private ReportTables() {}

  /** A row for each setting, a column for each measure. */
  static List<Table> means(Summary summary, Grid grid, List<Measure> measures) {
    List<Measure> shown = measures.stream().filter(Measure::hasMean).toList();
    if (shown.isEmpty() || summary.means().stream().noneMatch(m -> m.game().equals(grid.game()))) {
      return List.of();
    }
    List<Column> columns = new ArrayList<>();
    grid.factors().forEach(factor -> columns.add(Column.text(factor.name())));
    shown.forEach(measure -> columns.add(column(measure)));
    List<List<Cell>> rows = new ArrayList<>();
    for (Setting setting : grid.settings()) {
      List<Cell> row = new ArrayList<>();
      setting.values().values().forEach(level -> row.add(Cell.of(level)));
      for (Measure measure : shown) {
        row.add(Cell.of(mean(summary, grid, setting, measure)));
      }
      rows.add(row);
    }
    int positions =
        summary.means().stream()
            .filter(m -> m.game().equals(grid.game()))
            .findFirst()
            .orElseThrow()
            .positions();
    String rates =
        shown.stream().anyMatch(m -> m.quotient().isPresent())
            ? " Rates are ratios of the means."
            : "";
    String sentence =
        "Means over %d positions, each with its interval.%s%s"
            .formatted(positions, rates, SummaryText.warning(summary, shown));
    return List.of(new Table("Means, " + grid.game(), sentence, columns, rows));
  }

  private static Column column(Measure measure) {
    return measure.kind() == Measure.Kind.SHARE
        ? Column.of(measure.words(), Format.PERCENT).withIntervals()
        : Column.estimate(measure.words(), measure.unit());
  }

  private static Optional<Estimate> mean(
      Summary summary, Grid grid, Setting setting, Measure measure) {
    return summary.means().stream()
        .filter(mean -> mean.game().equals(grid.game()) && mean.measure().equals(measure))
        .filter(mean -> mean.setting().equals(setting))
        .map(Summary.Mean::estimate)
        .findFirst();
  }

  /** All comparisons of one measure. */
  static Table ratios(Summary summary, Measure measure) {
    List<Summary.Ratio> ratios =
        summary.ratios().stream().filter(ratio -> ratio.measure().equals(measure)).toList();
    boolean hasGames = ratios.stream().anyMatch(ratio -> ratio.byGame().isPresent());
    Table.Builder table =
        Table.titled("Ratios of " + measure.id())
            .columns(
                Column.text("game"),
                Column.text("at"),
                Column.text("level"),
                Column.text("baseline"),
                Column.of("of totals", Format.RATIO).withIntervals());
    if (hasGames) {
      table.columns(Column.of("of totals, by game", Format.RATIO).withIntervals());
    }
    table.columns(
        Column.of("geometric mean", Format.RATIO).withIntervals(),
        Column.of("typical", Format.RATIO).withIntervals(),
        Column.number("rank-biserial", ""),
        Column.of("p, Wilcoxon", Format.P_VALUE),
        Column.of("p, Holm", Format.P_VALUE),
        Column.text("difference"));
    for (Summary.Ratio r : ratios) {
      List<Object> row =
          new ArrayList<>(
              List.of(r.game(), r.context().toString(), r.level(), r.baseline(), r.ofTotals()));
      if (hasGames) {
        row.add(r.byGame());
      }
      row.addAll(
          List.of(
              r.geometric(),
              r.typical(),
              r.test().rankBiserial(),
              r.test().pValue(),
              r.holm(),
              r.difference().words()));
      table.row(row.toArray());
    }
    long sure = ratios.stream().filter(ratio -> ratio.difference().isSure()).count();
    return table.summary(
        ("%d of %d differences in %s are sure. The tests and their intervals are of the typical"
                + " ratio (Hodges and Lehmann's); Holm's p is corrected for all comparisons of the"
                + " run. The rank-biserial correlation is −1 where the level costs less at every"
                + " position and 1 where it costs more.%s%s")
            .formatted(
                sure,
                ratios.size(),
                measure.id(),
                hasGames ? " By game: games were drawn, then positions in them." : "",
                missing(summary, measure) + SummaryText.warning(summary, List.of(measure))));
  }

  /** What the table lacks. */
  private static String missing(Summary summary, Measure measure) {
    long pairs =
        summary.unratioed().stream().filter(pair -> pair.measure().equals(measure)).count();
    return pairs == 0
        ? ""
        : " %d more have no ratio, for at some position one of the two has none.".formatted(pairs);
  }

  static Table growths(Summary summary) {
    Table.Builder table =
        Table.titled("Fits of a·b^depth")
            .columns(
                Column.text("game"),
                Column.text("measure"),
                Column.text("setting"),
                Column.number("a", ""),
                Column.estimate("b", ""),
                Column.of("R²", Format.TEXT),
                Column.number("b of logarithms", ""),
                Column.of("R² of logarithms", Format.TEXT));
    for (Summary.Growth g : summary.growths()) {
      table.row(
          g.game(),
          g.measure().id(),
          g.context().toString(),
          g.fit().a(),
          g.base(),
          "%.4f".formatted(g.fit().rSquared()),
          g.logFit().b(),
          "%.4f".formatted(g.logFit().rSquared()));
    }
    return table.summary(
        "b is the effective branching factor: what one ply more costs, in times. The first fit"
            + " makes squares of costs small, the second those of their logarithms."
            + SummaryText.warning(
                summary, summary.growths().stream().map(Summary.Growth::measure).toList()));
  }

  static Optional<Table> crossovers(Summary summary) {
    if (summary.crossovers().isEmpty()) {
      return Optional.empty();
    }
    Table.Builder table =
        Table.titled("Crossover depths")
            .columns(
                Column.text("game"),
                Column.text("measure"),
                Column.text("at"),
                Column.text("level"),
                Column.text("baseline"),
                Column.count("surely cheaper from depth"),
                Column.number("fits cross at depth", ""),
                Column.number("from", ""),
                Column.number("to", ""),
                Column.of("share of resamples", Format.PERCENT));
    for (Summary.Crossing c : summary.crossovers()) {
      Optional<Interval> between = c.fitted().interval().filter(i -> c.isSure());
      table.row(
          c.game(),
          c.measure().id(),
          c.context().toString(),
          c.level(),
          c.baseline(),
          c.cheaperFrom().stream().boxed().findFirst(),
          c.isSure() ? c.fitted().depth() : OptionalDouble.empty(),
          between.map(Interval::low),
          between.map(Interval::high),
          c.isSure() ? 1 - c.fitted().shareWithout() : Double.NaN);
    }
    return Optional.of(
        table.summary(
            "The depth from which a level is surely cheaper than the baseline, to the deepest;"
                + " where there is one, also the depth at which the fitted curves cross, if no"
                + " sure difference denies it. Its interval holds for the share of resamples in"
                + " which they cross."));
  }

  static Table agreements(Summary summary) {
    Table.Builder table =
        Table.titled("Agreement with the baseline")
            .columns(
                Column.text("game"),
                Column.text("answer"),
                Column.text("at"),
                Column.text("level"),
                Column.text("baseline"),
                Column.count("same"),
                Column.count("positions"),
                Column.of("share", Format.PERCENT).withIntervals());
    for (Summary.Agreement a : summary.agreements()) {
      table.row(
          a.game(),
          a.answer().id(),
          a.context().toString(),
          a.level(),
          a.baseline(),
          a.same(),
          a.positions(),
          a.share());
    }
    boolean all = summary.agreements().stream().allMatch(a -> a.same() == a.positions());
    return table.summary(
        all ? "All levels give the baseline's answers." : "Some levels give other answers.");
  }
}
