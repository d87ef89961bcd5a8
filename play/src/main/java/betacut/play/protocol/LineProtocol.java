package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Limits;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Our own language, described for authors of programs in docs/protocol.md. */
final class LineProtocol<P extends Position> implements Protocol<P> {
  private static final String HELLO = "betacut 1";
  private static final String READY = "ready";
  private static final Pattern ANSWER =
      Pattern.compile(
          "bestmove\\s+(\\S.*?)(?:\\s+score\\s+(-?\\d{1,9}))?(?:\\s+nodes\\s+(\\d{1,18}))?");

  private final Game<P> game;
  private final ReplyTimeouts timeouts;

  LineProtocol(Game<P> game, ReplyTimeouts timeouts) {
    this.game = game;
    this.timeouts = timeouts;
  }

  @Override
  public String begin(ProgramLink link) {
    link.send(HELLO);
    String hello = heard(link, timeouts.start(), "did not answer '" + HELLO + "'");
    if (!hello.equals(HELLO) && !hello.startsWith(HELLO + " ")) {
      throw new PlayerFailure(Fault.CRASH, "answered '%s' to '%s'".formatted(hello, HELLO));
    }
    link.send("game " + game.id());
    String ready = heard(link, timeouts.start(), "did not get ready for " + game.id());
    if (!ready.equals(READY)) {
      throw new PlayerFailure(Fault.CRASH, "answered '%s' to 'game'".formatted(ready));
    }
    return hello.substring(HELLO.length()).strip();
  }

  @Override
  public Player.Choice ask(ProgramLink link, P position, Limits limits) {
    link.send("position " + game.format(position));
    long begun = System.nanoTime();
    link.send("go" + words(limits));
    String answer = answer(link, limits);
    long nanos = System.nanoTime() - begun;
    Matcher parts = ANSWER.matcher(answer);
    if (!parts.matches()) {
      throw new PlayerFailure(Fault.CRASH, "answered '%s' to 'go'".formatted(answer));
    }
    int move = ProgramMove.legal(game, position, parts.group(1));
    return ProgramMove.choice(move, number(parts.group(2)), number(parts.group(3)), nanos);
  }

  /** Waits to the end of the time, then says stop, and waits a little longer. */
  private String answer(ProgramLink link, Limits limits) {
    Duration time = timeouts.of(limits);
    return link.receive(time)
        .orElseGet(
            () -> {
              link.send("stop");
              return heard(
                  link, timeouts.grace(), "no move within %d ms".formatted(time.toMillis()));
            });
  }

  private static String heard(ProgramLink link, Duration time, String otherwise) {
    return link.answer(time, line -> true, otherwise);
  }

  private static String words(Limits limits) {
    var words = new StringBuilder();
    if (limits.depth() < Limits.MAX_DEPTH) {
      words.append(" depth ").append(limits.depth());
    }
    if (limits.nodes() < Limits.NONE.nodes()) {
      words.append(" nodes ").append(limits.nodes());
    }
    if (limits.time().compareTo(Limits.NONE.time()) < 0) {
      words.append(" time ").append(Math.max(1, limits.time().toMillis()));
    }
    return words.toString();
  }

  private static long number(String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }

  @Override
  public String farewell() {
    return "quit";
  }
}
