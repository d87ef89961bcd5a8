package betacut.web.http;

import betacut.foreign.Watchdog;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What somebody asked for and a thread works at. Games of others run here, and may never come back:
 * then the thread is lost, but whoever asked gets to know it, and so do those who come after.
 */
final class RunningTask {
  private static final System.Logger LOG = System.getLogger("betacut.web");

  /** No search of ours is silent for so long. */
  private static final Duration SILENCE = Duration.ofSeconds(70);

  private enum State {
    WAITING,
    AT_WORK,
    GIVEN_UP,
    OVER
  }

  private final String game;
  private final Duration grace;
  private final Consumer<RunningTask> whenStuck;
  private final Runnable whenSlow;
  private State state = State.WAITING;
  private Watchdog watchdog;
  private boolean isReplaced;
  private long stopped;
  private volatile long news;

  /**
   * @param game what is asked about; empty if it is about no game
   * @param grace how soon it ends after it was told to
   * @param whenStuck is told once if this does not come back
   * @param whenSlow is told once that others must not wait for this one
   */
  RunningTask(String game, Duration grace, Consumer<RunningTask> whenStuck, Runnable whenSlow) {
    this.game = game;
    this.grace = grace;
    this.whenStuck = whenStuck;
    this.whenSlow = whenSlow;
  }

  String game() {
    return game;
  }

  synchronized void begin() {
    watchdog = Watchdog.here(grace);
    news = System.nanoTime();
    state = State.AT_WORK;
  }

  /** There is news of it. */
  void progressed() {
    news = System.nanoTime();
  }

  synchronized void end() {
    state = State.OVER;
  }

  /** Others must not wait for somebody's slow game. */
  synchronized void replaceIfSlow() {
    boolean isSlow = state == State.AT_WORK && System.nanoTime() - news > grace.toNanos();
    if (isSlow && !isReplaced && isForeign()) {
      replace();
    }
  }

  private void replace() {
    if (!isReplaced) {
      isReplaced = true;
      whenSlow.run();
    }
  }

  /** Whether there is nothing to look after: it has ended, or nobody hopes for it any more. */
  synchronized boolean isOver() {
    return state == State.OVER || state == State.GIVEN_UP;
  }

  synchronized boolean hasEnded() {
    return state == State.OVER;
  }

  /** Whether nothing has been heard of it for too long since it began. */
  synchronized boolean isSilent() {
    return state == State.AT_WORK && System.nanoTime() - news > SILENCE.toNanos();
  }

  /** Whether it is in the code of a game that is not ours. */
  boolean isForeign() {
    return place().isPresent();
  }

  private synchronized Optional<String> place() {
    return watchdog == null ? Optional.empty() : watchdog.place();
  }

  /**
   * Gives up a foreign game that was told to stop and did not, or hangs in one call, saying where
   * it is.
   */
  synchronized Optional<Refusal> giveUpIfStuck(boolean isToldToStop) {
    if (state == State.AT_WORK && watchdog.isSilent() && isForeign()) {
      replace();
      return giveUp();
    }
    if (state != State.AT_WORK || !isToldToStop) {
      return Optional.empty();
    }
    stopped = stopped == 0 ? System.nanoTime() : stopped;
    if (System.nanoTime() - stopped <= grace.toNanos()) {
      return Optional.empty();
    }
    replace();
    return giveUpIfForeign();
  }

  /** The same for what takes no longer than a moment unless a foreign game keeps it. */
  synchronized Optional<Refusal> giveUpIfForeign() {
    return state == State.AT_WORK && isForeign() ? giveUp() : Optional.empty();
  }

  private Optional<Refusal> giveUp() {
    state = State.GIVEN_UP;
    Refusal refusal = refusal("does not come back");
    LOG.log(System.Logger.Level.WARNING, refusal.getMessage());
    whenStuck.accept(this);
    watchdog.interrupt();
    return Optional.of(refusal);
  }

  /** Says what it does, and where it is. */
  Refusal refusal(String what) {
    return new Refusal(500, Watchdog.sentence(game, what, place()));
  }
}
