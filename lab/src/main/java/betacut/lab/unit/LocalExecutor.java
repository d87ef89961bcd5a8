package betacut.lab.unit;

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
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < width; i++) {
        Worker<R> worker = assignment.work().worker(assignment.done(), assignment.stop());
        workers.add(worker);
        threads.add(Thread.ofPlatform().daemon().name("unit-" + i).start(() -> work(worker)));
      }
      while (threads.stream().anyMatch(Thread::isAlive)) {
        if (isEnding()) {
          workers.forEach(Worker::stop);
        }
        await(threads);
      }
      if (isInterrupted) {
        Thread.currentThread().interrupt();
      }
      rethrow();
    }

    private void await(List<Thread> threads) {
      try {
        for (Thread thread : threads) {
          if (thread.isAlive()) {
            thread.join(MILLIS_BETWEEN_LOOKS);
            return;
          }
        }
      } catch (InterruptedException e) {
        isInterrupted = true;
        assignment.stop().stop(); // whoever interrupts us wants an end, and gets one
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
