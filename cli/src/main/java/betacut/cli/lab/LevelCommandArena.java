package betacut.cli.lab;

import betacut.cli.core.Interruption;
import betacut.cli.core.Terminal;
import betacut.lab.level.Arena;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.Stores;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentResults;
import betacut.lab.tournament.TournamentRuns;

/** Plays on this machine, keeps games in a store, and tells how far it is. */
final class LevelCommandArena implements Arena, AutoCloseable {
  private final Terminal terminal;
  private final String place;
  private final int workers;
  private final LabStore store;
  private final Interruption interruption;

  /**
   * @param place what was typed after {@code --db}; null if nothing was
   */
  LevelCommandArena(Terminal terminal, String place, int workers) {
    this.terminal = terminal;
    this.place = place;
    this.workers = workers;
    store = Stores.NOWHERE.equals(place) ? null : Stores.open(place, terminal.environment());
    interruption = new Interruption(terminal);
  }

  @Override
  public TournamentResults play(Tournament<?> tournament) {
    Log<PlayedGame> log = log(tournament);
    var progress = new TournamentProgress(terminal, tournament, log.done().cardinality());
    TournamentResults results = tournament.run(log, workers, progress, interruption.signal());
    progress.end();
    return results;
  }

  private Log<PlayedGame> log(Tournament<?> tournament) {
    if (store == null) {
      return Log.inMemory(PlayedGame.COLUMNS);
    }
    String name = "level-" + TournamentRuns.usualName(tournament.spec());
    return new TournamentStore(store, place).begin(name, tournament.spec(), true);
  }

  String howToGoOn() {
    return store == null
        ? "Nothing is kept with --db none; begin it again."
        : "Finished games are kept in %s; the same command goes on.".formatted(store.place());
  }

  @Override
  public void close() {
    if (store != null) {
      store.close();
    }
    interruption.close();
  }
}
