package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Limits;
import java.time.Duration;

/**
 * The Go Text Protocol, as programs for Othello and other games speak it: the first player is
 * black. GTP counts whole seconds and has no stop, so a program gets its time limit rounded up.
 */
final class GtpProtocol<P extends Position> implements Protocol<P> {
  private final Game<P> game;
  private final ReplyTimeouts timeouts;
  private final History<P> history;
  private final GtpVertices<P> vertices;
  private final int width;
  private boolean isTimed;

  GtpProtocol(Game<P> game, ReplyTimeouts timeouts) {
    this.game = game;
    this.timeouts = timeouts;
    history = new History<>(game);
    vertices = new GtpVertices<>(game);
    width = game.board(game.start()).width();
  }

  @Override
  public String begin(ProgramLink link) {
    String name = said(link, "name", timeouts.start());
    said(link, "boardsize " + width, timeouts.start());
    said(link, "clear_board", timeouts.start());
    return name;
  }

  @Override
  public Player.Choice ask(ProgramLink link, P position, Limits limits) {
    tell(link, position);
    Duration time = timeouts.of(limits);
    boolean isLimited = !limits.time().equals(Limits.NONE.time());
    long seconds = Math.max(1, (time.toMillis() + 999) / 1000);
    if (isLimited && !isTimed) {
      isTimed = true;
      link.send("time_settings 0 %d 1".formatted(seconds));
      answer(link, timeouts.start(), "time_settings"); // those who do not know it say so
    }
    long begun = System.nanoTime();
    String reply =
        said(
            link,
            "genmove " + colour(position),
            (isLimited ? Duration.ofSeconds(seconds) : time).plus(timeouts.grace()));
    long nanos = System.nanoTime() - begun;
    int move = read(position, reply);
    history.play(move);
    return ProgramMove.choice(move, 0, 0, nanos);
  }

  /** Says every move since the last one. */
  private void tell(ProgramLink link, P position) {
    var teller = new History<P>(game, history.position());
    for (int move : history.until(position)) {
      said(
          link,
          "play %s %s".formatted(colour(teller.position()), vertices.name(teller.position(), move)),
          timeouts.start());
      teller.play(move);
    }
  }

  private static String colour(Position position) {
    return position.mover() == 0 ? "black" : "white";
  }

  private int read(P position, String reply) {
    if (reply.equalsIgnoreCase("resign")) {
      throw new PlayerFailure(Fault.RESIGNATION, "");
    }
    try {
      return vertices.read(position, reply);
    } catch (RuntimeException e) { // whatever a game's notation makes of rubbish
      throw ProgramMove.illegal(game, position, reply);
    }
  }

  /** Sends a command that has to succeed, and returns its answer. */
  private String said(ProgramLink link, String command, Duration time) {
    link.send(command);
    String answer = answer(link, time, command);
    if (answer.startsWith("?")) {
      throw new PlayerFailure(Fault.CRASH, "answered '%s' to '%s'".formatted(answer, command));
    }
    return answer.substring(1).strip();
  }

  /** The next line that begins an answer; what else is written is passed over. */
  private static String answer(ProgramLink link, Duration time, String command) {
    return link.answer(
        time,
        line -> line.startsWith("=") || line.startsWith("?"),
        "no answer to '%s' within %d ms".formatted(command, time.toMillis()));
  }

  @Override
  public String farewell() {
    return "quit";
  }
}
