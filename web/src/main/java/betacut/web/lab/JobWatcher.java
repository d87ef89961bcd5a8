package betacut.web.lab;

import betacut.lab.report.Report;
import betacut.lab.run.GameUnderWay;
import betacut.lab.tournament.TournamentPlan;
import betacut.web.http.Answer;
import betacut.web.http.Events;
import betacut.web.http.Refusal;
import java.util.List;
import java.util.Optional;

/** Tells one watcher how a job goes on, not oftener than an eye can follow. */
final class JobWatcher implements Answer.Task {
  private static final long MILLIS_BETWEEN_EVENTS = 200;

  /** More boards at once nobody chooses among. */
  private static final int MOST_GAMES = 16;

  private final Job job;
  private final Optional<TournamentRecords<?>> records;
  private Optional<Report> toldReport = Optional.empty();
  private List<LabAnswers.TournamentGame> toldGames = List.of();

  JobWatcher(Laboratory laboratory, String run) {
    job =
        laboratory
            .job(run)
            .orElseThrow(
                () ->
                    new Refusal(
                        404,
                        "'%s' is not running; /api/lab/report says what is known of it."
                            .formatted(run)));
    records =
        laboratory.with(
            run,
            one ->
                one.plan() instanceof TournamentPlan plan
                    ? Optional.of(TournamentRecords.of(plan))
                    : Optional.empty());
  }

  @Override
  public void run(Events events) {
    try {
      Job.Look look = job.look();
      for (boolean isLast = false; !isLast && !events.signal().isGiven(); ) {
        isLast = look.isOver();
        tellGames(events);
        events.send("progress", view(look));
        if (!isLast) {
          tellReport(events);
          Thread.sleep(MILLIS_BETWEEN_EVENTS);
          look = job.await(look.version(), MILLIS_BETWEEN_EVENTS * (records.isPresent() ? 1 : 5));
        }
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  private void tellReport(Events events) {
    Optional<Report> report = job.report();
    if (report.isPresent() && report != toldReport) {
      events.send("report", ReportView.of(report.get()));
      toldReport = report;
    }
  }

  /** The games being played, if a move was made since they were told. */
  private void tellGames(Events events) {
    if (records.isEmpty()) {
      return;
    }
    List<GameUnderWay> playing = job.games();
    List<LabAnswers.TournamentGame> games =
        playing.stream().limit(MOST_GAMES).map(records.get()::view).toList();
    if (!games.equals(toldGames)) {
      events.send("games", new LabAnswers.GamesUnderWay(games));
      toldGames = games;
    }
  }

  private LabAnswers.RunProgress view(Job.Look look) {
    return new LabAnswers.RunProgress(look.progress(), job.started(), look.state(), look.error());
  }
}
