package betacut.lab.tournament;

import betacut.lab.run.GameUnderWay;

/** Hears of every game after it is safely kept. Told by one thread at a time. */
@FunctionalInterface
public interface TournamentListener {
  TournamentListener SILENT = (game, done, scheduled, ratio) -> {};

  /**
   * A game is over.
   *
   * @param done games there are now, those of earlier runs included
   * @param scheduled games there will be at most
   * @param ratio the log-likelihood ratio of an SPRT so far
   */
  void finished(PlayedGame game, int done, int scheduled, double ratio);

  /**
   * A game begins here; its moves are there to be looked at while it lasts. Told by the thread that
   * plays it, so several may tell at once.
   */
  default void begun(GameUnderWay game) {}
}
