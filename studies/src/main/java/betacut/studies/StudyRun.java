package betacut.studies;

import betacut.lab.store.Log;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentListener;
import betacut.lab.tournament.TournamentResults;
import betacut.search.StopSignal;
import java.util.LinkedHashMap;
import java.util.function.Function;

/** Plays the parts of a study, one after the other: those games that are not there yet. */
public final class StudyRun {
  /** Hears which part is being played. */
  @FunctionalInterface
  public interface Listener {
    /** Tells nobody. */
    Listener SILENT = (part, tournament, done) -> TournamentListener.SILENT;

    /**
     * A part begins.
     *
     * @param done its games that were played before
     * @return who hears of its games
     */
    TournamentListener begins(Part part, Tournament<?> tournament, int done);
  }

  private final Study study;
  private final boolean isQuick;
  private final int workers;

  /**
   * @param workers games at once; 0 for one on each processor. Games by the clock are always played
   *     one at a time, for games that share a processor share the time.
   */
  public StudyRun(Study study, boolean isQuick, int workers) {
    this.study = study;
    this.isQuick = isQuick;
    this.workers = workers == 0 ? Runtime.getRuntime().availableProcessors() : workers;
  }

  /** Plays until all is done or somebody says stop; what is played is in the logs at once. */
  public StudyGames play(Function<Part, Log<PlayedGame>> logs, Listener listener, StopSignal stop) {
    var results = new LinkedHashMap<String, TournamentResults>();
    for (Part part : study.parts(isQuick)) {
      Tournament<?> tournament = part.tournament();
      Log<PlayedGame> log = logs.apply(part);
      int done = log.done().cardinality();
      if (stop.isGiven() || done >= tournament.games()) {
        results.put(part.name(), tournament.results(log));
      } else {
        int atOnce = tournament.isTimed() ? 1 : workers;
        TournamentListener heard = listener.begins(part, tournament, done);
        results.put(part.name(), tournament.run(log, atOnce, heard, stop));
      }
    }
    return new StudyGames(isQuick, results);
  }
}
