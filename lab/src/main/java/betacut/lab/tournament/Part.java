package betacut.lab.tournament;

import java.util.function.Function;

/**
 * One tournament of a run.
 *
 * @param name short, unique in the run, and part of the name under which its games are kept
 * @param question what it is to answer
 * @param maker makes the tournament out of its specification
 */
public record Part(
    String name,
    String question,
    TournamentSpec spec,
    Function<TournamentSpec, Tournament<?>> maker) {
  /** A tournament of a game as it comes. */
  public static Part of(String name, String question, TournamentSpec spec) {
    return new Part(name, question, spec, Tournament::of);
  }

  /** The tournament, ready to be played. */
  public Tournament<?> tournament() {
    return maker.apply(spec);
  }
}
