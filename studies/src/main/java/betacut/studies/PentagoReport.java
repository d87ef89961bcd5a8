package betacut.studies;

import betacut.lab.report.Column;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.chart.Axis;
import betacut.lab.report.chart.RowChart;
import betacut.lab.report.text.Format;
import betacut.lab.report.text.Numbers;
import betacut.lab.tournament.MatchRows;
import betacut.lab.tournament.PlayerResult;
import betacut.lab.tournament.TournamentResults;
import betacut.search.StopSignal;
import betacut.stats.rating.Elo;
import betacut.stats.rating.WinDrawLoss;
import java.util.List;

/** What the games of {@link PentagoStudy} say. */
final class PentagoReport {
  private static final int AGENT = 2;
  private static final List<String> RIVALS = List.of("rivals-nodes", "rivals-short", "rivals-long");

  private final StudyGames games;
  private final StopSignal stop;
  private ReportBuilder report;

  PentagoReport(StudyGames games, StopSignal stop) {
    this.games = games;
    this.stop = stop;
  }

  Report write(String title, Provenance provenance) {
    report = Report.titled(title);
    rivals();
    evaluation();
    ordering();
    new PentagoDepth(games, report, stop).write();
    colours();
    speed();
    return report.provenance(provenance).build();
  }

  private void rivals() {
    report.section("Alpha-beta against MCTS");
    report.paragraph(
        "The agent is alpha-beta with deepening, a table, the report's evaluation and no move"
            + " ordering; its first version knew nothing but wins and losses. Games by nodes repeat"
            + " move by move, games by the clock do not.");
    var rows = new MatchRows("Matches", "limit");
    var chart =
        RowChart.dots("Score against MCTS", Axis.linear("points per game", ""))
            .format(Format.PERCENT)
            .reference(0.5);
    for (String part : RIVALS) {
      TournamentResults results = games.part(part);
      String limit = limit(results);
      rows.add(limit, results);
      for (int i = 1; i < results.players().size(); i++) {
        WinDrawLoss score = results.table().results(i, 0);
        // Draws are rare; a draw counts as half a success, rounded down.
        chart.row(
            unlimited(results.spec().players().get(i)) + ", " + limit,
            Shares.wilson((int) score.points(), score.games()));
      }
    }
    report.table(rows.build());
    report.chart(chart.build(), "Above one half beats MCTS; Wilson intervals of points per game.");
    report.summary(versusTreeSearch());
  }

  private String versusTreeSearch() {
    StringBuilder text = new StringBuilder("Against MCTS the report's agent scored ");
    for (int i = 0; i < RIVALS.size(); i++) {
      TournamentResults results = games.part(RIVALS.get(i));
      WinDrawLoss score = results.table().results(AGENT, 0);
      text.append(i == 0 ? "" : i == RIVALS.size() - 1 ? " and " : ", ")
          .append("%s at %s".formatted(points(score), limit(results)));
    }
    WinDrawLoss first = games.part(RIVALS.getFirst()).table().results(1, 0);
    return text.append(
            "; its first version, without an evaluation, %s at equal nodes."
                .formatted(points(first)))
        .toString();
  }

  private static String points(WinDrawLoss score) {
    return "%s of %d points".formatted(Numbers.significant(score.points()), score.games());
  }

  /** The limit that all players of a part share. */
  private static String limit(TournamentResults results) {
    return results.spec().players().getFirst().replaceFirst("^\\S+ ", "");
  }

  /** Without the limit, which stands beside. */
  private static String unlimited(String player) {
    return player.replaceFirst(" (nodes|time)=\\S+", "");
  }

  private void evaluation() {
    report.section("The report's evaluation against ours");
    TournamentResults results = games.part("evaluation");
    report.table(
        new MatchRows("Evaluations at equal nodes", "limit").add("20k nodes", results).build());
    report.summary(
        "Our evaluation against the report's at equal nodes: %s, %s Elo."
            .formatted(points(results.table().results(0, 1)), elo(results)));
  }

  private static String elo(TournamentResults results) {
    return MatchRows.elo(results.matches().getFirst())
        .map(Elo::logistic)
        .map(Numbers::elo)
        .orElse(Numbers.NONE);
  }

  private void ordering() {
    report.section("Move ordering");
    report.paragraph(
        "The report's author tried to sort moves and found the agent better without, the sorting"
            + " being too slow. Here the table's move, killers and history come first; what that"
            + " costs shows when the clock counts and not the nodes.");
    TournamentResults nodes = games.part("ordering-nodes");
    TournamentResults clock = games.part("ordering-clock");
    report.table(
        new MatchRows("Ordering on against off", "limit")
            .add("20k nodes", nodes)
            .add(clockOf(clock), clock)
            .build());
    report.summary(
        "Ordering moves is worth %s Elo at equal nodes and %s at equal time."
            .formatted(elo(nodes), elo(clock)));
  }

  private static String clockOf(TournamentResults results) {
    return results.spec().players().getFirst().replaceFirst(".*(time=\\S+).*", "$1");
  }

  private void colours() {
    report.section("Moving second");
    Table.Builder table =
        Shares.table("Results of whoever moved first", List.of(Column.text("part")));
    games
        .parts()
        .forEach((name, results) -> table.row(Shares.row(List.of(name), firstMovers(results))));
    report.table(
        table.summary(
            "The report's agent lost more than it should when moving second; both colours are"
                + " played from every opening here, which is two random plies old."));
  }

  private static WinDrawLoss firstMovers(TournamentResults results) {
    int[] counts = new int[3];
    results.games().forEach(game -> counts[game.halves()]++);
    return new WinDrawLoss(counts[2], counts[1], counts[0]);
  }

  private void speed() {
    report.section("How they played");
    Table.Builder table =
        Table.titled("Moves")
            .columns(
                Column.text("part"),
                Column.text("player"),
                Column.count("moves"),
                Column.count("nodes per move"),
                Column.number("time per move", "ms"));
    games
        .parts()
        .forEach(
            (name, results) -> {
              for (PlayerResult player : results.players()) {
                table.row(
                    name,
                    player.name(),
                    player.moves(),
                    player.nodesPerMove(),
                    player.millisPerMove());
              }
            });
    report.table(table.summary("Times are those of this machine while the games were played."));
  }
}
