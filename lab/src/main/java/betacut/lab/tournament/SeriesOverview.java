package betacut.lab.tournament;

import betacut.lab.report.Column;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.text.Numbers;
import betacut.lab.run.RunKind;

/** What can be told before all games of a run are played: its parts and their matches. */
final class SeriesOverview {
  private final Table.Builder parts;
  private final MatchRows matches = new MatchRows("Matches so far", "part");
  private int games;

  SeriesOverview(RunKind kind) {
    parts =
        Table.titled("Parts of the " + kind.id())
            .columns(
                Column.text("part"),
                Column.text("question"),
                Column.count("games played"),
                Column.count("of"));
  }

  void add(Part part, TournamentResults results) {
    parts.row(part.name(), part.question(), results.games().size(), part.spec().games());
    matches.add(part.name(), results);
    games += results.games().size();
  }

  /** The report so far. */
  Report report(String title, int total, Provenance provenance) {
    ReportBuilder report = Report.titled(title);
    report.summary(
        "%s of %s games are played. What they say is told when all are."
            .formatted(Numbers.count(games), Numbers.count(total)));
    report.section("Parts");
    report.table(parts.summary("Parts are played one after the other."));
    if (games > 0) {
      report.table(matches.build());
    }
    return report.provenance(provenance).build();
  }
}
