package betacut.lab.tournament;

import betacut.lab.store.Columns;
import betacut.lab.unit.Work;
import betacut.lab.unit.Worker;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.StopSignal;
import java.util.BitSet;
import java.util.function.Consumer;

/** The games of a tournament as units of work, a game each. */
final class TournamentWork<P extends Position> implements Work<PlayedGame> {
  private static final long serialVersionUID = 1;

  private final String spec;
  private final Evaluations<P> more;
  private transient Tournament<P> tournament;

  /** Hears of games that begin in this process; those of others are heard of when they are over. */
  private final transient TournamentListener listener;

  TournamentWork(Tournament<P> tournament, Evaluations<P> more, TournamentListener listener) {
    this.tournament = tournament;
    this.more = more;
    this.listener = listener;
    spec = TournamentText.format(tournament.spec());
  }

  @Override
  public Columns<PlayedGame> columns() {
    return PlayedGame.COLUMNS;
  }

  @Override
  public Worker<PlayedGame> worker(BitSet done, StopSignal stop) {
    Tournament<?> own = tournament();
    Referee<?> referee = own.referee();
    TournamentListener heard = listener == null ? TournamentListener.SILENT : listener;
    return new Worker<>() {
      @Override
      public void run(int game, Consumer<PlayedGame> rows) {
        referee.play(own.pairing(game), heard::begun).ifPresent(rows);
      }

      @Override
      public void stop() {
        referee.stop();
      }
    };
  }

  /** Reads the text again, if this comes from another process. */
  private synchronized Tournament<P> tournament() {
    if (tournament == null) {
      TournamentSpec own = TournamentText.parse(spec);
      @SuppressWarnings("unchecked") // the text names the game that the evaluations are for
      var game = (Game<P>) Games.find(own.game());
      tournament = Tournament.of(own, game, more);
    }
    return tournament;
  }
}
