package betacut.play.protocol;

import betacut.play.player.Player;
import betacut.rules.Board;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.StopSignal;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A game as GTP sees it: sides have names, and a pass may be said or left out. The first player is
 * black.
 */
final class GtpTable<P extends Position> {
  private static final Limits USUAL = Limits.time(Duration.ofSeconds(1));

  private final ProtocolGame<P> seat;
  private final GtpVertices<P> vertices;

  /** Which of the moves are passes that nobody said. */
  private final Set<Integer> unsaid = new HashSet<>();

  GtpTable(ProtocolGame<P> seat) {
    this.seat = seat;
    vertices = new GtpVertices<>(seat.game());
  }

  ProtocolGame<P> seat() {
    return seat;
  }

  static String colour(int side) {
    return side == 0 ? "black" : "white";
  }

  /** Gives a side the move, which it has, or gets by the forced pass of the other. */
  private void turnTo(int side) {
    if (!seat.isOver() && seat.position().mover() != side) {
      if (!seat.mustPass()) {
        throw new IllegalPositionException("illegal move: it is the turn of " + colour(1 - side));
      }
      unsaid.add(seat.moves().size());
      seat.play(seat.legal()[0]);
    }
  }

  void play(int side, String vertex) {
    boolean isPass = vertex.equalsIgnoreCase(GtpVertices.PASS);
    if (isPass && (seat.isOver() || seat.position().mover() != side)) {
      return; // a pass after the end, or of a side that has nothing to pass
    }
    if (seat.isOver()) {
      throw new IllegalPositionException("illegal move: the game is over");
    }
    turnTo(side);
    try {
      seat.play(vertices.read(seat.position(), vertex));
    } catch (IllegalPositionException e) {
      throw new IllegalPositionException("illegal move: " + e.getMessage());
    }
  }

  /** The move of a side; a pass when the game is over. */
  String generate(int side, GtpClock clock, StopSignal stop, boolean isPlayed) {
    turnTo(side);
    if (seat.isOver()) {
      return GtpVertices.PASS;
    }
    Limits allowed = clock.limits(side, seat.position().pliesLeft());
    Limits limits = seat.brain().limits(allowed, USUAL);
    Player.Choice choice = seat.choose(limits, Progress.SILENT, stop);
    String name = vertices.name(seat.position(), choice.move());
    if (isPlayed) {
      seat.play(choice.move());
    }
    return name;
  }

  /** Takes back a move and the forced passes before it that nobody said. */
  void undo() {
    if (!seat.undo()) {
      throw new IllegalPositionException("cannot undo");
    }
    while (unsaid.remove(seat.moves().size() - 1)) {
      seat.undo();
    }
  }

  String score() {
    if (!seat.isOver()) {
      throw new IllegalPositionException("cannot score: the game is not over");
    }
    int outcome = seat.position().outcome();
    if (outcome == Score.DRAW) {
      return "0";
    }
    int winner = outcome > 0 ? seat.position().mover() : 1 - seat.position().mover();
    int points = Score.hasDistance(outcome) ? 1 : Math.abs(Score.margin(outcome));
    return (winner == 0 ? "B+" : "W+") + points;
  }

  String legal() {
    return Arrays.stream(seat.legal())
        .mapToObj(move -> vertices.name(seat.position(), move))
        .collect(Collectors.joining(" "));
  }

  /** The board with a letter for each column; the first line of a multi-line answer is empty. */
  String drawing() {
    Board board = seat.game().board(seat.position());
    var text = new StringBuilder();
    for (int row = 0; row < board.height(); row++) {
      text.append('\n');
      for (int column = 0; column < board.width(); column++) {
        text.append(column == 0 ? "" : " ").append(disc(board.cell(column, row)));
      }
    }
    String turn = seat.isOver() ? "over" : colour(seat.position().mover()) + " to play";
    return text + "\n" + turn;
  }

  private static char disc(char cell) {
    return cell == Board.FIRST ? 'X' : cell == Board.SECOND ? 'O' : cell;
  }
}
