package betacut.cli.play;

import betacut.rules.Position;
import betacut.search.Result;

/** Somebody who answers moves. */
public interface Opponent<P extends Position> {
  /** Chooses a move in an ongoing position, which stays as it is. */
  Choice choose(P position);

  /** For people: level 4, or minimax to depth 3. */
  String name();

  /**
   * A move and the thought behind it.
   *
   * @param move what is played; not always what the search liked best
   * @param thought what the search found
   */
  record Choice(int move, Result thought) {}
}
