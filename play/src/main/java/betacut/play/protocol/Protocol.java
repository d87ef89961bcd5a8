package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.rules.Position;
import betacut.search.Limits;

/**
 * The language a program speaks: our own, {@link LineProtocol}, or one that programs for some game
 * have spoken for long. Made for one game, so it may remember what it has said.
 */
interface Protocol<P extends Position> {
  /** Says hello and names the game; returns what the program calls itself. */
  String begin(ProgramLink link);

  /** Asks for a move. */
  Player.Choice ask(ProgramLink link, P position, Limits limits);

  /** What to send so that the program ends by itself. */
  String farewell();
}
