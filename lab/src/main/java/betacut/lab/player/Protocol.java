package betacut.lab.player;

import betacut.rules.Position;
import betacut.search.Limits;

/**
 * The language a program speaks. There is one, {@link LineProtocol}; a game with a language of its
 * own in the world (UCI for chess) gets another implementation of this.
 */
interface Protocol<P extends Position> {
  /** Says hello and names the game; returns what the program calls itself. */
  String begin(ProgramLink link);

  /** Asks for a move. */
  Player.Choice ask(ProgramLink link, P position, Limits limits);

  /** What to send so that the program ends by itself. */
  String farewell();
}
