package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.play.player.Strictest;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import java.util.function.Supplier;

/**
 * Who answers: a player for moves, and an engine for the values of all moves, made when one is
 * first asked for.
 */
public final class Brain<P extends Position> {
  private final Game<P> game;
  private final Player<P> player;
  private final Supplier<Engine> maker;
  private final Limits own;
  private final boolean isBounded;
  private Engine analyst;

  /** Makes brains for whichever game the other side wants. */
  public interface Maker {
    <P extends Position> Brain<P> create(Game<P> game);
  }

  /**
   * @param own limits that hold whatever the other side allows
   * @param isBounded whether the player ends by itself, as levels do
   */
  public Brain(
      Game<P> game, Player<P> player, Supplier<Engine> analyst, Limits own, boolean isBounded) {
    this.game = game;
    this.player = player;
    this.maker = analyst;
    this.own = own;
    this.isBounded = isBounded;
  }

  Game<P> game() {
    return game;
  }

  String name() {
    return player.name();
  }

  /** The limits for a search that the other side allows some, or the usual if nobody has any. */
  Limits limits(Limits allowed, Limits usual) {
    Limits both = Strictest.of(own, allowed);
    return both.equals(Limits.NONE) && !isBounded ? usual : both;
  }

  Player.Choice choose(P position, Limits limits, Progress progress, StopSignal stop) {
    return player.choose(position, limits, progress, stop);
  }

  /** The value of every move. */
  Result analyse(P position, Limits limits, Progress progress, StopSignal stop) {
    if (analyst == null) {
      analyst = maker.get();
    }
    return analyst.search(position, limits, Detail.ALL, progress, stop);
  }
}
