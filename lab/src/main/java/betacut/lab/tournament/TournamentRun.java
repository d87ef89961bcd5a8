package betacut.lab.tournament;

import betacut.lab.store.Log;
import betacut.search.StopSignal;
import betacut.stats.rating.Sprt;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Several workers play the games that are missing, each the next one nobody has taken. */
final class TournamentRun {
  private static final long MILLIS_BETWEEN_LOOKS = 20;

  private final Schedule schedule;
  private final Log<PlayedGame> log;
  private final TournamentListener listener;
  private final StopSignal stop;
  private final SprtWatch watch;
  private final BitSet taken;
  private final int scheduled;
  private int done;
  private Throwable failure;
  private boolean interrupted;

  /**
   * @param test ends it when it is decided
   * @param taken games that are not to be played
   */
  TournamentRun(
      Schedule schedule,
      Optional<Sprt> test,
      BitSet taken,
      Log<PlayedGame> log,
      TournamentListener listener,
      StopSignal stop) {
    this.schedule = schedule;
    this.log = log;
    this.listener = listener;
    this.stop = stop;
    this.taken = taken;
    watch = new SprtWatch(test, log.all());
    done = log.done().cardinality();
    scheduled = done + schedule.games() - taken.cardinality();
  }

  /** Returns when all games are played, the test is decided, or somebody said stop. */
  void play(int workers, Supplier<Referee<?>> referees) {
    List<Referee<?>> busy = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < Math.max(1, workers); i++) {
      Referee<?> referee = referees.get();
      busy.add(referee);
      threads.add(Thread.ofPlatform().daemon().name("game-" + i).start(() -> work(referee)));
    }
    while (threads.stream().anyMatch(Thread::isAlive)) {
      if (isEnding()) {
        busy.forEach(Referee::stop);
      }
      await(threads);
    }
    if (interrupted) {
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
      interrupted = true;
      stop.stop(); // whoever interrupts us wants an end, and gets one
    }
  }

  private void work(Referee<?> referee) {
    try {
      for (int number = take(); number >= 0; number = take()) {
        Optional<PlayedGame> game = referee.play(schedule.game(number));
        if (game.isPresent()) {
          log.add(game.get()); // safe before anybody hears of it
          finished(game.get());
        }
      }
    } catch (Throwable e) { // the other workers have to hear of it
      fail(e);
    }
  }

  private synchronized int take() {
    int number = taken.nextClearBit(0);
    if (number >= schedule.games() || isEnding()) {
      return -1;
    }
    taken.set(number);
    return number;
  }

  private synchronized void finished(PlayedGame game) {
    watch.add(game);
    done++;
    listener.finished(game, done, scheduled, watch.ratio());
  }

  private synchronized boolean isEnding() {
    return failure != null || stop.isGiven() || watch.isDecided();
  }

  private synchronized void fail(Throwable e) {
    if (failure == null) {
      failure = e;
    }
  }

  private synchronized void rethrow() {
    if (failure instanceof RuntimeException e) {
      throw e;
    }
    if (failure instanceof Error e) {
      throw e;
    }
  }
}
