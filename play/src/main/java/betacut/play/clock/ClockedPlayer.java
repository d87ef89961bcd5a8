package betacut.play.clock;

import betacut.play.player.Player;
import betacut.play.player.Strictest;
import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.StopSignal;

/** A player who keeps to a time control of its own, whatever else it is allowed. */
public final class ClockedPlayer<P extends Position> implements Player<P> {
  private final Player<P> player;
  private final String terms;
  private GameClock clock;
  private int lastPly;

  public ClockedPlayer(Player<P> player, TimeControl control) {
    this.player = player;
    terms = control.text();
    clock = GameClock.parse(terms);
  }

  @Override
  public Choice choose(P position, Limits limits) {
    return choose(position, limits, Progress.SILENT, new StopSignal());
  }

  /** An earlier position than the last begins another game. */
  @Override
  public Choice choose(P position, Limits limits, Progress progress, StopSignal signal) {
    int side = position.mover();
    if (position.ply() < lastPly) {
      clock = GameClock.parse(terms);
      lastPly = 0;
    }
    if (lastPly == 0) { // it may join a game that others began
      clock.skipTo(side, position.ply() / 2);
    }
    lastPly = position.ply();
    clock.start(side);
    try {
      return player.choose(position, Strictest.of(clock.limits(side), limits), progress, signal);
    } finally {
      clock.stop();
    }
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public void stop() {
    player.stop();
  }

  @Override
  public void close() {
    player.close();
  }
}
