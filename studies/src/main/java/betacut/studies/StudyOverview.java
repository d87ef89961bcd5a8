package betacut.studies;

import betacut.lab.report.Column;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.text.Numbers;
import betacut.lab.tournament.TournamentResults;

/** What can be told of a study before all its games are played: its parts and their matches. */
public final class StudyOverview {
  private StudyOverview() {}

  /** The report so far. */
  public static Report of(Study study, StudyGames games, Provenance provenance) {
    ReportBuilder report = Report.titled(study.title());
    report.summary(
        "%s of %s games are played. What they say is told when all are."
            .formatted(Numbers.count(games.count()), Numbers.count(study.games(games.isQuick()))));
    report.section("Parts");
    Table.Builder parts =
        Table.titled("Parts of the study")
            .columns(
                Column.text("part"),
                Column.text("question"),
                Column.count("games played"),
                Column.count("of"));
    var matches = new MatchRows("Matches so far", "part");
    for (Part part : study.parts(games.isQuick())) {
      TournamentResults results = games.part(part.name());
      parts.row(part.name(), part.question(), results.games().size(), part.spec().games());
      matches.add(part.name(), results);
    }
    report.table(parts.summary("Parts are played one after the other."));
    if (games.count() > 0) {
      report.table(matches.build());
    }
    return report.provenance(provenance).build();
  }
}
