package betacut.web.http;

import betacut.search.StopSignal;
import java.util.concurrent.locks.Condition;

/**
 * A task's place among those that share the processors. Its search asks here now and then, and is
 * held up when others have waited long enough; that time does not count for its limits, so what it
 * finds is the same however many share.
 */
final class Turn extends StopSignal {
  enum State {
    /** Not begun: it has neither a thread nor tables. */
    WAITING,
    AT_WORK,
    /** Begun, and held up. */
    PAUSED,
    /** Told to stop, or given up: it is nobody's turn any more. */
    LEAVING
  }

  private final FairScheduler scheduler;
  private final Visitor visitor;

  // Guarded by the scheduler's lock, but for what the task's own thread reads.
  final Condition mayGoOn;
  Runnable task = () -> {};

  /** Told now and then that the task is at work and can be reached. */
  Runnable alive = () -> {};

  State state = State.WAITING;
  long asked;
  volatile long sliceBegan;
  private volatile long held;

  Turn(FairScheduler scheduler, Condition mayGoOn, Visitor visitor) {
    this.scheduler = scheduler;
    this.mayGoOn = mayGoOn;
    this.visitor = visitor;
  }

  Visitor visitor() {
    return visitor;
  }

  boolean isBegun() {
    return state != State.WAITING;
  }

  @Override
  public void pause() {
    if (System.nanoTime() - sliceBegan >= FairScheduler.SLICE_NANOS) {
      alive.run();
      held += scheduler.giveWay(this);
      alive.run();
    }
  }

  @Override
  public long nanoTime() {
    return System.nanoTime() - held;
  }

  @Override
  public void stop() {
    super.stop();
    scheduler.release(this);
  }

  QueuePlace place() {
    return scheduler.place(this);
  }
}
