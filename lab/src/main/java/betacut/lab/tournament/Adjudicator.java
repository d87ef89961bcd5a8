package betacut.lab.tournament;

import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.OptionalInt;

/**
 * Knows who wins in some positions, beyond doubt. Begun anew for each game, so that what it knows
 * does not depend on the games before.
 */
interface Adjudicator<P extends Position> {
  /** Forgets the positions of the last game. */
  void begin();

  /** 1 if the side to move wins, 0 if it draws, -1 if it loses; empty if that costs too much. */
  OptionalInt outcome(P position);

  /**
   * The judge of a game: its solver if it has one, else a search near the end of the game.
   *
   * @param nodes what one position may cost; 0 asks nobody
   */
  static <P extends Position> Adjudicator<P> of(Game<P> game, long nodes) {
    if (nodes == 0) {
      return new NoJudge<>();
    }
    return game.start() instanceof ConnectFourPosition start
        ? new SolverAdjudicator<>(start, nodes)
        : new SearchAdjudicator<>(game, nodes);
  }

  /** Knows nothing. */
  final class NoJudge<P extends Position> implements Adjudicator<P> {
    @Override
    public void begin() {}

    @Override
    public OptionalInt outcome(P position) {
      return OptionalInt.empty();
    }
  }
}
