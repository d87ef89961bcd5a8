package betacut.studies;

import betacut.lab.report.Column;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.chart.Axis;
import betacut.lab.report.chart.RowChart;
import betacut.lab.report.text.Format;
import betacut.lab.tournament.MatchRows;
import betacut.lab.tournament.TournamentResults;
import betacut.stats.rating.WinDrawLoss;
import java.util.List;
import java.util.Map;

/** What the games of {@link KangStudy} say. */
final class KangReport {
  /** Published win rates by depth. */
  private static final Map<Integer, String> PUBLISHED = Map.of(2, "0.24", 4, "0.60", 6, "0.76");

  private final StudyGames games;
  private ReportBuilder report;

  KangReport(StudyGames games) {
    this.games = games;
  }

  Report write(String title, Provenance provenance) {
    report = Report.titled(title);
    report.summary(
        "Published win rates are 0.24, 0.60 and 0.76 at depths 2, 4 and 6; against the study's"
            + " evaluation at the same depth we find %s, %s and %s."
                .formatted(won(2), won(4), won(6)));
    rivals();
    depths();
    features();
    return report.provenance(provenance).build();
  }

  private String won(int depth) {
    WinDrawLoss found = rivals(depth).table().results(0, 1);
    return Shares.percent(found.wins(), found.games());
  }

  private TournamentResults rivals(int depth) {
    return games.part("rivals-" + depth);
  }

  private void rivals() {
    report.section("Against other evaluations at the same depth");
    Table.Builder table =
        Shares.table(
            "Kang's heuristic by depth and opponent",
            List.of(Column.count("depth"), Column.text("opponent")),
            Column.text("published win rate"));
    var chart =
        RowChart.dots("Wins of Kang's heuristic", Axis.linear("share of games", ""))
            .format(Format.PERCENT)
            .reference(0.5);
    for (int depth : KangStudy.DEPTHS) {
      TournamentResults results = rivals(depth);
      for (int i = 1; i < results.players().size(); i++) {
        WinDrawLoss found = results.table().results(0, i);
        String opponent = evaluation(results.spec().players().get(i));
        table.row(Shares.row(List.of(depth, opponent), found, PUBLISHED.get(depth)));
        chart.row(
            "depth %d, %s".formatted(depth, opponent), Shares.wilson(found.wins(), found.games()));
      }
    }
    report.table(
        table.summary(
            "Wins, draws and losses of Kang's heuristic with Wilson intervals; every opening of"
                + " four random plies is played with both colours. The published opponent was a"
                + " program of others that we do not have."));
    report.chart(chart.build(), "Right of one half wins more often than not.");
    var rows = new MatchRows("The same by pairs of games", "depth");
    KangStudy.DEPTHS.forEach(depth -> rows.add(Integer.toString(depth), rivals(depth)));
    report.table(rows.build());
  }

  private static String evaluation(String player) {
    return player.replaceFirst(".*evaluation=(\\S+).*", "$1");
  }

  private void depths() {
    report.section("Against itself at other depths");
    TournamentResults results = games.part("depths");
    report.table(new MatchRows("Depth against depth", "evaluation").add("kang", results).build());
    WinDrawLoss deeper = results.table().results(2, 0);
    report.summary(
        "Against itself, depth 6 wins %s of its games with depth 2."
            .formatted(Shares.percent(deeper.wins(), deeper.games())));
  }

  private void features() {
    report.section("What the features are worth, depth 4");
    TournamentResults results = games.part("features");
    Table.Builder table =
        Shares.table("Features against the study's evaluation", List.of(Column.text("features")));
    for (int i = 1; i < results.players().size(); i++) {
      WinDrawLoss found = results.table().results(i, 0);
      table.row(Shares.row(List.of(evaluation(results.spec().players().get(i))), found));
    }
    report.table(
        table.summary(
            "kang-34 uses features 3 and 4 only. Feature 1, four in a row, is the rules' own and"
                + " always there. Published: 0.54 with features 1 and 2, 0.80 with all."));
    report.table(
        new MatchRows("The same by pairs of games, seen from the study's", "depth")
            .add("4", results)
            .build());
    WinDrawLoss two = byName(results, "kang-2");
    WinDrawLoss all = byName(results, "kang-234");
    report.summary(
        "At depth 4 against the study's evaluation, features 1 and 2 win %s and all features %s;"
                .formatted(
                    Shares.percent(two.wins(), two.games()),
                    Shares.percent(all.wins(), all.games()))
            + " published are 0.54 and 0.80 against another program.");
  }

  private static WinDrawLoss byName(TournamentResults results, String name) {
    for (int i = 1; i < results.players().size(); i++) {
      if (evaluation(results.spec().players().get(i)).equals(name)) {
        return results.table().results(i, 0);
      }
    }
    throw new IllegalArgumentException("nobody plays with " + name);
  }
}
