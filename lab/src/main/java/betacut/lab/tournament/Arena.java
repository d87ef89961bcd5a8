package betacut.lab.tournament;

/** Plays the parts of a run: decides where games are kept and who hears of them. */
@FunctionalInterface
public interface Arena {
  /** Plays to the end, or as far as it gets; then the results are not complete. */
  TournamentResults play(Part part);
}
