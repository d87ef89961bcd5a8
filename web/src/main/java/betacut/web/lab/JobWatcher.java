package betacut.web.lab;

import betacut.lab.report.Report;
import betacut.web.http.Answer;
import betacut.web.http.Events;
import betacut.web.http.Refusal;
import java.util.Optional;

/** Tells one watcher how a job goes on, not oftener than an eye can follow. */
final class JobWatcher implements Answer.Task {
  private static final long MILLIS_BETWEEN_EVENTS = 200;

  private final Job job;

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
  }

  @Override
  public void run(Events events) {
    try {
      Job.Look look = job.look();
      Optional<Report> told = Optional.empty();
      for (boolean isLast = false; !isLast && !events.signal().isGiven(); ) {
        isLast = look.isOver();
        events.send("progress", view(look));
        Optional<Report> report = isLast ? Optional.empty() : job.report();
        if (report.isPresent() && report != told) {
          events.send("report", ReportView.of(report.get()));
          told = report;
        }
        if (!isLast) {
          Thread.sleep(MILLIS_BETWEEN_EVENTS);
          look = job.await(look.version(), MILLIS_BETWEEN_EVENTS * 5);
        }
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  private LabAnswers.RunProgress view(Job.Look look) {
    return new LabAnswers.RunProgress(look.progress(), job.started(), look.state(), look.error());
  }
}
