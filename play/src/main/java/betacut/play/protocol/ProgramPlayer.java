package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.rules.Position;
import betacut.search.Limits;
import java.util.List;

/** A program of others, started when the first move is wanted and ended after the game. */
public final class ProgramPlayer<P extends Position> implements Player<P> {
  private final String name;
  private final List<String> command;
  private final Protocol<P> protocol;
  private volatile ProgramLink link;
  private volatile boolean stopped;

  /** A program that speaks a language of others. */
  ProgramPlayer(String name, List<String> command, Protocol<P> protocol) {
    this.name = name;
    this.command = List.copyOf(command);
    this.protocol = protocol;
  }

  @Override
  public Choice choose(P position, Limits limits) {
    if (link == null) {
      link = ProgramLink.start(command);
      protocol.begin(link);
    }
    if (stopped) {
      throw new PlayerFailure(Fault.CRASH, "stopped");
    }
    return protocol.ask(link, position, limits);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void stop() {
    stopped = true;
    if (link != null) {
      link.kill();
    }
  }

  @Override
  public void close() {
    if (link != null) {
      link.close(protocol.farewell());
    }
  }
}
