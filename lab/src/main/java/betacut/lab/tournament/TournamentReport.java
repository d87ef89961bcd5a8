package betacut.lab.tournament;

import betacut.lab.report.CitedMethod;
import betacut.lab.report.Column;
import betacut.lab.report.MatchTables;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.chart.Axis;
import betacut.lab.report.chart.RowChart;
import betacut.lab.report.chart.XyChart;
import betacut.lab.report.text.Format;
import betacut.lab.report.text.Numbers;
import betacut.stats.rating.Elo;
import betacut.stats.rating.Pentanomial;
import betacut.stats.rating.Ratings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** {@link TournamentResults} as a report of files. */
public final class TournamentReport {
  private final TournamentResults results;
  private final List<String> names;
  private final ReportBuilder report;

  private TournamentReport(TournamentResults results) {
    this.results = results;
    names = results.spec().players();
    report = Report.titled("%s: %s".formatted(results.spec().game(), results.spec().mode().id()));
  }

  /** The whole report. */
  public static Report of(TournamentResults results, Provenance provenance) {
    var report = new TournamentReport(results);
    report.summary();
    if (!results.games().isEmpty()) {
      report.report.methods(
          List.of(CitedMethod.ELO, CitedMethod.PAIRED_COMPARISONS, CitedMethod.MAXIMISATION));
      report.strength();
      report.play();
      report.matches();
    }
    results.sprt().ifPresent(report::test);
    if (results.sprt().isPresent()) {
      report.report.methods(List.of(CitedMethod.SEQUENTIAL_TEST, CitedMethod.GENERALISED_RATIO));
    }
    report.setting();
    Provenance seeded = provenance.with("seed", Long.toString(results.spec().seed()));
    return report.report.provenance(seeded).build();
  }

  private void summary() {
    report.summary(
        "%s of %s games were played; %s were draws, and who moved first scored %s."
            .formatted(
                Numbers.count(results.games().size()),
                Numbers.count(results.scheduled()),
                Numbers.percent(results.drawRate()),
                Numbers.percent(results.firstMoverScore())));
    report.summary(results.origins());
    if (!results.games().isEmpty()) {
      PlayerResult best = results.standings().getFirst();
      report.summary(
          "%s scored most: %s of its games.".formatted(best.name(), Numbers.percent(best.score())));
    }
    results.sprt().ifPresent(path -> report.summary(SprtText.decision(path)));
  }

  private void strength() {
    report.section("Strength");
    report.table(MatchTables.crosstable("Crosstable", names, results.table()));
    if (results.ratings().isEmpty()) {
      report.note("Not all players are connected by games yet, so there is no common scale.");
      return;
    }
    Ratings[] methods = results.ratings().toArray(Ratings[]::new);
    report.table(MatchTables.ratings("Elo by two methods", names, methods));
    var chart =
        RowChart.dots("Elo", Axis.linear("Elo, " + methods[0].method(), ""))
            .format(Format.ELO)
            .reference(0);
    results.standings().forEach(p -> chart.row(p.name(), methods[0].players().get(p.number())));
    report.chart(
        chart.build(),
        "Elo with 95 %% intervals; %s is 0 by definition."
            .formatted(names.get(methods[0].anchor())));
  }

  private void play() {
    report.section("How they played");
    Table.Builder table =
        Table.titled("Moves")
            .columns(
                Column.text("player"),
                Column.count("moves"),
                Column.number("time per move", "ms"),
                Column.count("nodes per move"),
                Column.number("blunders per game", ""),
                Column.count("blunders"),
                Column.count("moves judged"),
                Column.count("games judged"),
                Column.count("lost by own fault"));
    for (PlayerResult player : results.players()) {
      table.row(
          player.name(),
          player.moves(),
          player.millisPerMove(),
          known(player.nodes() > 0, player.nodesPerMove()),
          known(player.judgedGames() > 0, player.blundersPerGame()),
          player.blunders(),
          player.judgedMoves(),
          player.judgedGames(),
          player.forfeits());
    }
    report.table(
        table.summary(
            "A blunder is a judged move that gives away half a point or more. A move is judged if"
                + " exact play is known before and after it: those that are not may be blunders,"
                + " too."));
    Table.Builder endings =
        Table.titled("How games ended").columns(Column.text("reason"), Column.count("games"));
    results.endings().forEach(endings::row);
    report.table(
        endings.summary("Time, illegal move and crash are losses by a player's own fault."));
  }

  private static OptionalDouble known(boolean isKnown, double value) {
    return isKnown ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  private void matches() {
    report.section("Matches");
    Table.Builder table =
        Table.titled("Pairs of games")
            .columns(
                Column.text("player"),
                Column.text("opponent"),
                Column.of("Elo", Format.ELO).withIntervals(),
                Column.of("likelihood of superiority", Format.PERCENT),
                Column.count("0 points"),
                Column.count("0.5"),
                Column.count("1 by win and loss"),
                Column.count("1 by draws"),
                Column.count("1.5"),
                Column.count("2"));
    for (MatchResult match : results.matches()) {
      Pentanomial pairs = match.pairs();
      Optional<Elo> elo = match.elo();
      table.row(
          names.get(match.one()),
          names.get(match.other()),
          elo.map(Elo::logistic),
          elo.map(Elo::superiority),
          pairs.lossLoss(),
          pairs.lossDraw(),
          pairs.winLoss(),
          pairs.drawDraw(),
          pairs.winDraw(),
          pairs.winWin());
    }
    report.table(
        table.summary(
            "Openings played with both colours, counted by the player's points of two games."));
  }

  private void test(SprtPath path) {
    report.section("Sequential test");
    report.paragraph(SprtText.forecast(path.test()));
    report.chart(
        XyChart.sprt("Log-likelihood ratio", "pairs", path.ratios(), path.test()),
        SprtText.decision(path));
  }

  private void setting() {
    TournamentSpec spec = results.spec();
    report.section("Setting");
    var facts = new LinkedHashMap<String, String>();
    facts.put("game", spec.game());
    facts.put("mode", spec.mode().id());
    facts.put("rounds", Integer.toString(spec.rounds()));
    facts.put("openings", spec.openings());
    facts.put("seed", Long.toString(spec.seed()));
    for (int i = 0; i < names.size(); i++) {
      facts.put("player " + (i + 1), names.get(i));
    }
    report.facts("Tournament", facts);
  }
}
