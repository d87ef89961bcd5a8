package betacut.lab.store;

import betacut.lab.tournament.PlayedGame;
import java.util.BitSet;
import java.util.List;

/** The games of one tournament. Several threads may add. */
public interface GameLog {
  /** Adds a game; one of the same number that is there already stays, and this returns false. */
  boolean add(PlayedGame game);

  /** Numbers of the games that are done. */
  BitSet done();

  /** All, by number. */
  List<PlayedGame> all();
}
