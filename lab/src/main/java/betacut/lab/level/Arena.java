package betacut.lab.level;

import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentResults;

/** Plays the tournaments of a calibration: decides where games are kept and who hears of them. */
@FunctionalInterface
public interface Arena {
  /** Plays to the end, or as far as it gets; then the results are not complete. */
  TournamentResults play(Tournament<?> tournament);
}
