package betacut.lab.tournament;

import betacut.lab.store.Log;
import betacut.lab.unit.Assignment;
import betacut.lab.unit.UnitExecutor;
import betacut.lab.unit.Work;
import betacut.search.StopSignal;
import betacut.stats.rating.Sprt;
import java.util.BitSet;
import java.util.Optional;

/** Has the games played that are missing, until a test is decided. */
final class TournamentRun {
  private final Schedule schedule;
  private final Log<PlayedGame> log;
  private final TournamentListener listener;
  private final StopSignal stop;
  private final SprtWatch watch;
  private final BitSet taken;
  private final int scheduled;
  private int done;

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
  void play(Work<PlayedGame> games, UnitExecutor executor) {
    var missing = (BitSet) taken.clone();
    missing.flip(0, schedule.games());
    executor.run(new Assignment<>(games, missing, taken, this::keep, watch::isDecided, stop));
  }

  /** Safe before anybody hears of it; a game that was played twice is heard of once. */
  private void keep(PlayedGame game) {
    if (log.add(game)) {
      finished(game);
    }
  }

  private synchronized void finished(PlayedGame game) {
    watch.add(game);
    done++;
    listener.finished(game, done, scheduled, watch.ratio());
  }
}
