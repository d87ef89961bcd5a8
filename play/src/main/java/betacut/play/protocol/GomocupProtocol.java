package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Limits;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Gomocup protocol of five in a row. It has no stop: a program that is told its time for a turn
 * has to keep to it.
 */
final class GomocupProtocol<P extends Position> implements Protocol<P> {
  private static final Pattern FIELD = Pattern.compile("(\\d{1,3})\\s*,\\s*(\\d{1,3})");
  private static final Pattern CHATTER = Pattern.compile("(MESSAGE|DEBUG|UNKNOWN)\\b.*");

  private final Game<P> game;
  private final ReplyTimeouts timeouts;
  private final int width;
  private final int height;
  private final History<P> history;
  private boolean isBegun;

  GomocupProtocol(Game<P> game, ReplyTimeouts timeouts) {
    this.game = game;
    this.timeouts = timeouts;
    Board board = game.board(game.start());
    width = board.width();
    height = board.height();
    history = new History<>(game);
  }

  @Override
  public String begin(ProgramLink link) {
    link.send(width == height ? "START " + width : "RECTSTART %d,%d".formatted(width, height));
    String answer = answer(link, timeouts.start(), "START");
    if (!answer.toUpperCase(Locale.ROOT).startsWith("OK")) {
      throw new PlayerFailure(Fault.CRASH, "answered '%s' to START".formatted(answer));
    }
    link.send("INFO rule 0");
    link.send("INFO timeout_match 0");
    return "";
  }

  @Override
  public Player.Choice ask(ProgramLink link, P position, Limits limits) {
    Duration time = timeouts.of(limits);
    link.send("INFO timeout_turn " + time.toMillis());
    long begun = System.nanoTime();
    tell(link, position);
    String reply = answer(link, time.plus(timeouts.grace()), "TURN");
    if (reply.startsWith("SUGGEST ")) {
      link.send("PLAY " + reply.substring("SUGGEST ".length()));
      reply = answer(link, timeouts.start(), "PLAY");
    }
    Matcher field = FIELD.matcher(reply);
    if (!field.matches()) {
      throw new PlayerFailure(Fault.CRASH, "answered '%s' to TURN".formatted(reply));
    }
    int column = Integer.parseInt(field.group(1));
    int row = Integer.parseInt(field.group(2));
    int cell = column < width && row < height ? row * width + column : Integer.MAX_VALUE;
    int move = ProgramMove.onCell(game, position, cell, reply);
    history.play(move);
    return ProgramMove.choice(move, 0, 0, System.nanoTime() - begun);
  }

  /** The first time all stones, later the one that is new. */
  private void tell(ProgramLink link, P position) {
    List<Integer> news = history.until(position);
    if (isBegun && news.size() == 1) {
      link.send("TURN " + name(news.getFirst()));
    } else if (news.isEmpty() && position.ply() == 0) {
      link.send("BEGIN");
    } else {
      link.send("BOARD");
      int side = position.mover();
      var teller = new History<P>(game);
      for (int move : teller.until(position)) {
        link.send("%s,%d".formatted(name(move), side == 0 ? 1 : 2));
        side = 1 - side;
      }
      link.send("DONE");
    }
    isBegun = true;
  }

  private String name(int move) {
    int cell = game.targetCell(game.start(), move);
    return cell % width + "," + cell / width;
  }

  private static String answer(ProgramLink link, Duration time, String command) {
    String line =
        link.answer(
            time,
            text -> !CHATTER.matcher(text).matches(),
            "no answer to %s within %d ms".formatted(command, time.toMillis()));
    if (line.startsWith("ERROR")) {
      throw new PlayerFailure(Fault.CRASH, "it says " + line);
    }
    return line;
  }

  @Override
  public String farewell() {
    return "END";
  }
}
