package betacut.cli.play;

import betacut.cli.text.BoardDrawing;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Position;

/** Draws the boards of a match the way the person wants them. */
final class BoardView<P extends Position> {
  private final Game<P> game;
  private final MoveText<P> moveText;
  private final Manner manner;

  BoardView(Game<P> game, MoveText<P> moveText, Manner manner) {
    this.game = game;
    this.moveText = moveText;
    this.manner = manner;
  }

  String of(Match<P> match, Seats<P> seats) {
    Board board = game.board(match.position());
    BoardDrawing drawing = drawing(seats);
    if (manner.plain()) {
      return moveText.hasNumberPad()
          ? drawing.describeNumbered(board)
          : drawing.describe(board) + count(drawing, board);
    }
    return moveText.hasNumberPad()
        ? drawing.drawNumbered(board, match.lastCell())
        : drawing.draw(board, match.lastCell()) + count(drawing, board);
  }

  /** The board with the value of every move on it; only the list where boards are words. */
  String withHints(Match<P> match, Seats<P> seats, Hints<P> hints) {
    P position = match.position();
    BoardDrawing drawing = drawing(seats);
    return manner.plain()
        ? hints.list(position)
        : hints.board(position, drawing, match.lastCell()) + count(drawing, game.board(position));
  }

  private static String count(BoardDrawing drawing, Board board) {
    boolean hasDiscs = board.kind() == Board.Kind.FLIPPING_DISCS;
    if (!hasDiscs && board.kind() != Board.Kind.LINES) {
      return "";
    }
    long first = board.cells().chars().filter(cell -> cell == Board.FIRST).count();
    long second = board.cells().chars().filter(cell -> cell == Board.SECOND).count();
    return "%s: %c %d, %c %d\n"
        .formatted(
            hasDiscs ? "Discs" : "Boxes",
            drawing.firstStone(),
            first,
            drawing.secondStone(),
            second);
  }

  /** In the paper's program the person is always X, or 1 in Connect-4. */
  private BoardDrawing drawing(Seats<P> seats) {
    boolean colour = manner.colour() && !manner.plain();
    if (!manner.classic()) {
      return new BoardDrawing(Board.FIRST, Board.SECOND, moveText.firstColumn(), colour);
    }
    boolean isNumbered = game.board(game.start()).kind() == Board.Kind.COLUMNS;
    char own = isNumbered ? '1' : 'X';
    char other = isNumbered ? '2' : 'O';
    boolean isFirst = seats.onlyPerson().orElse(0) == 0;
    return new BoardDrawing(
        isFirst ? own : other, isFirst ? other : own, moveText.firstColumn(), colour);
  }

  /** How a side's stones look. */
  String stone(int side, Seats<P> seats) {
    BoardDrawing drawing = drawing(seats);
    return Character.toString(side == 0 ? drawing.firstStone() : drawing.secondStone());
  }
}
