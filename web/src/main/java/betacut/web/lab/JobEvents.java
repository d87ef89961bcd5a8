package betacut.web.lab;

import betacut.lab.report.Report;
import betacut.lab.tournament.TournamentPlan;
import betacut.web.http.Events;
import java.util.List;
import java.util.Optional;

/** What one watcher of a job was told, and is told next: nothing twice. */
final class JobEvents {
  /** More boards at once nobody chooses among. */
  private static final int MOST_GAMES = 16;

  private final Optional<TournamentRecords<?>> records;
  private Optional<Report> toldReport = Optional.empty();
  private List<LabAnswers.TournamentGame> toldGames = List.of();

  JobEvents(Laboratory laboratory, String run) {
    records =
        laboratory.with(
            run,
            one ->
                one.plan() instanceof TournamentPlan plan
                    ? Optional.of(TournamentRecords.of(plan))
                    : Optional.empty());
  }

  /** Whether games are played that can be looked at. */
  boolean hasGames() {
    return records.isPresent();
  }

  /** How far it is, and the games being played, if a move was made since they were told. */
  void tell(Events events, Job job, Job.Look look) {
    tellGames(events, job);
    events.send(
        "progress",
        new LabAnswers.RunProgress(look.progress(), job.started(), look.state(), look.error()));
  }

  private void tellGames(Events events, Job job) {
    if (records.isEmpty()) {
      return;
    }
    List<LabAnswers.TournamentGame> games =
        job.games().stream().limit(MOST_GAMES).map(records.get()::view).toList();
    if (!games.equals(toldGames)) {
      events.send("games", new LabAnswers.GamesUnderWay(games));
      toldGames = games;
    }
  }

  void tell(Events events, Optional<Report> report) {
    if (report.isPresent() && report != toldReport) {
      events.send("report", ReportView.of(report.get()));
      toldReport = report;
    }
  }
}
