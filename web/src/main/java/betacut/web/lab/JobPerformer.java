package betacut.web.lab;

import betacut.lab.run.Runs;
import betacut.web.http.Answer;
import betacut.web.http.Events;

/**
 * Does a job for the one who watches it, on this thread and to its end. What there is to tell is
 * told when the work has got somewhere and when its searches look at their limits.
 */
final class JobPerformer implements Answer.Task {
  private static final long NANOS_BETWEEN_EVENTS = 200_000_000;
  private static final long NANOS_BETWEEN_REPORTS = 1_000_000_000;

  /** Of the time, one part in so many is for reports that somebody sees grow. */
  private static final int SHARE_OF_REPORTS = 10;

  private final DirectLaboratory laboratory;
  private final RunJobs jobs;
  private final Job job;
  private final JobEvents told;
  private Events events;
  private boolean isTelling;
  private long nextNanos = System.nanoTime();
  private long nextReportNanos = System.nanoTime() + NANOS_BETWEEN_REPORTS;

  JobPerformer(DirectLaboratory laboratory, JobOrder order) {
    this.laboratory = laboratory;
    jobs = new RunJobs(laboratory);
    told = new JobEvents(laboratory, order.run());
    job = jobs.job(order, new Interrupted());
  }

  /** Has the watcher told in passing. */
  private final class Interrupted extends JobSignal {
    @Override
    void changed() {
      glance();
    }

    @Override
    public void pause() {
      glance();
    }
  }

  @Override
  public void run(Events listener) {
    events = listener;
    laboratory.perform(job, this::work);
    laboratory.ended(job);
    told.tell(events, job, job.look());
  }

  private boolean work(Runs runs) {
    return jobs.perform(runs, job);
  }

  private void glance() {
    long now = System.nanoTime();
    if (isTelling || now < nextNanos) {
      return;
    }
    isTelling = true; // a report asks the store, which may look up
    told.tell(events, job, job.look());
    if (now >= nextReportNanos) {
      told.tell(events, job.soFar());
      long taken = System.nanoTime() - now;
      nextReportNanos = now + Math.max(NANOS_BETWEEN_REPORTS, SHARE_OF_REPORTS * taken);
    }
    nextNanos = System.nanoTime() + NANOS_BETWEEN_EVENTS;
    isTelling = false;
  }
}
