package betacut.lab.unit;

import betacut.platform.Workers;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.List;

/**
 * The threads of this process: each takes the next unit that nobody has taken.
 *
 * @param width how many
 */
public record LocalExecutor(int width) implements UnitExecutor {
  private static final long MILLIS_BETWEEN_LOOKS = 20;

  public LocalExecutor {
    width = Math.max(1, width);
  }

  @Override
  public void prepare(Work<?> work, StopSignal stop) {
    work.prepare(stop);
  }

  @Override
  public <R> void run(Assignment<R> assignment) {
    if (assignment.units().isEmpty() || assignment.isEnding()) {
      return;
    }
    prepare(assignment.work(), assignment.stop());
    new Shift<>(assignment).run(Math.min(width, assignment.units().cardinality()));
  }

  /** One assignment, as long as it takes. */
  private static final class Shift<R> {
    private final Assignment<R> assignment;
    private int next;
    private Throwable failure;
    private boolean isInterrupted;

    Shift(Assignment<R> assignment) {
      this.assignment = assignment;
    }

    void run(int width) {
      List<Worker<R>> workers = new ArrayList<>();
      var threads = new Workers("unit");
      for (int i = 0; i < width; i++) {
        Worker<R> worker = assignment.work().worker(assignment.done(), assignment.stop());
        workers.add(worker);
        threads.start(() -> work(worker));
      }
      while (!isOver(threads)) {
        if (isEnding()) {
          workers.forEach(Worker::stop);
        }
      }
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
      rethrow();
    }

    private boolean isOver(Workers threads) {
      try {
        return threads.await(MILLIS_BETWEEN_LOOKS);
      } catch (InterruptedException e) {
        isInterrupted = true;
        assignment.stop().stop(); // whoever interrupts us wants an end, and gets one
        return false;
      }
    }

    private void work(Worker<R> worker) {
      try {
        for (int unit = take(); unit >= 0; unit = take()) {
          worker.run(unit, assignment.rows());
        }
      } catch (Throwable e) { // the others have to hear of it
        fail(e);
      }
    }

    private synchronized int take() {
      int unit = assignment.units().nextSetBit(next);
      if (unit < 0 || isEnding()) {
        return -1;
      }
      next = unit + 1;
      return unit;
    }

    private synchronized boolean isEnding() {
      return failure != null || assignment.isEnding();
    }

    private synchronized void fail(Throwable e) {
      if (failure == null) {
        failure = e;
      }
    }

    private synchronized void rethrow() {
      switch (failure) {
        case null -> {}
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        default -> throw new IllegalStateException(failure);
      }
    }
  }
}
