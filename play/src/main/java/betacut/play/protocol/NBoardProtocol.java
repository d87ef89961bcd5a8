package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Limits;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The NBoard protocol, version 2, as programs for Othello speak it. Every question is a whole game
 * that begins at the board in question, so games may begin anywhere. NBoard knows a depth and a
 * clock for the rest of the game: a time limit a move is told as that time for each move to come.
 */
final class NBoardProtocol<P extends Position> implements Protocol<P> {
  /** What a program is told if the clock alone limits it: more than a game has. */
  private static final int NO_DEPTH = 60;

  /** What it is told if nothing does. */
  private static final int USUAL_DEPTH = 12;

  private static final String ANSWER = "===";
  private static final String NAME = "set myname ";
  private static final Pattern WORK = Pattern.compile("nodestats\\s+(\\d{1,18})\\b.*");

  private final Game<P> game;
  private final ReplyTimeouts timeouts;
  private String name = "";
  private int pings;
  private long nodes;

  NBoardProtocol(Game<P> game, ReplyTimeouts timeouts) {
    this.game = game;
    this.timeouts = timeouts;
  }

  @Override
  public String begin(ProgramLink link) {
    link.send("nboard 2");
    ping(link);
    return name;
  }

  @Override
  public Player.Choice ask(ProgramLink link, P position, Limits limits) {
    boolean isTimed = limits.time().compareTo(Limits.NONE.time()) < 0;
    int usual = isTimed ? NO_DEPTH : USUAL_DEPTH;
    link.send("set depth " + (limits.depth() < Limits.MAX_DEPTH ? limits.depth() : usual));
    link.send("set game " + ggf(position, isTimed ? limits.time() : Duration.ZERO));
    ping(link);
    nodes = 0;
    Duration time = timeouts.of(limits);
    long begun = System.nanoTime();
    link.send("go");
    String answer = answer(link, ANSWER, time.plus(timeouts.grace()), "go", time);
    long nanos = System.nanoTime() - begun;
    int move = read(position, answer.substring(ANSWER.length()).strip());
    return ProgramMove.choice(move, 0, nodes, nanos);
  }

  /** A game that begins here; its clock holds the time of a move for each move to come. */
  private String ggf(P position, Duration time) {
    Board board = game.board(position);
    String squares =
        board
            .cells()
            .replace(Board.FIRST, '*')
            .replace(Board.SECOND, 'O')
            .replace(Board.EMPTY, '-');
    long moves = (squares.chars().filter(square -> square == '-').count() + 1) / 2;
    return "(;GM[Othello]PC[Betacut]PB[?]PW[?]RE[?]%sTY[%d]BO[%d %s %c];)"
        .formatted(
            clock(time.multipliedBy(moves)),
            board.width(),
            board.width(),
            squares,
            position.mover() == 0 ? '*' : 'O');
  }

  /** Minutes and seconds, as the clock shows no less; none if there is no limit. */
  private static String clock(Duration time) {
    long seconds = time.plusMillis(999).toSeconds();
    return seconds == 0 ? "" : "TI[%02d:%02d]".formatted(seconds / 60, seconds % 60);
  }

  /** Waits until the program has heard all that was said. */
  private void ping(ProgramLink link) {
    pings++;
    link.send("ping " + pings);
    answer(link, "pong " + pings, timeouts.start(), "ping", timeouts.start());
  }

  /**
   * The next line that begins so; the rest is what boards show.
   *
   * @param told what to say of a program that does not answer
   */
  private String answer(
      ProgramLink link, String beginning, Duration time, String command, Duration told) {
    return link.answer(
        time,
        line -> {
          note(line);
          return line.startsWith(beginning);
        },
        "no answer to '%s' within %d ms".formatted(command, told.toMillis()));
  }

  private void note(String line) {
    Matcher work = WORK.matcher(line);
    if (work.matches()) {
      nodes = Long.parseLong(work.group(1));
    } else if (line.startsWith(NAME)) {
      name = line.substring(NAME.length()).strip();
    }
  }

  /** {@code F5/1.20/3.4}; some write blanks instead of slashes. */
  private int read(P position, String reply) {
    try {
      return ProgramMove.legal(game, position, Ggf.move(reply.split("\\s", 2)[0]));
    } catch (UsageException e) {
      throw new PlayerFailure(Fault.CRASH, "answered '%s' to 'go'".formatted(Quoted.of(reply)));
    }
  }

  @Override
  public String farewell() {
    return "quit";
  }
}
