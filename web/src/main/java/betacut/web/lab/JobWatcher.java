package betacut.web.lab;

import betacut.web.http.Answer;
import betacut.web.http.Events;

/** Tells one watcher how a job of a server goes on, not oftener than an eye can follow. */
final class JobWatcher implements Answer.Task {
  private static final long MILLIS_BETWEEN_EVENTS = 200;

  private final Job job;
  private final JobEvents told;

  JobWatcher(Job job, JobEvents told) {
    this.job = job;
    this.told = told;
  }

  @Override
  public void run(Events events) {
    try {
      Job.Look look = job.look();
      for (boolean isLast = false; !isLast && !events.signal().isGiven(); ) {
        isLast = look.isOver();
        told.tell(events, job, look);
        if (!isLast) {
          told.tell(events, job.report());
          Thread.sleep(MILLIS_BETWEEN_EVENTS);
          look = job.await(look.version(), MILLIS_BETWEEN_EVENTS * (told.hasGames() ? 1 : 5));
        }
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }
}
