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

  String of(Match<P> match) {
    Board board = game.board(match.position());
    BoardDrawing drawing = drawing(match, board);
    String count = board.kind() == Board.Kind.FLIPPING_DISCS ? discs(drawing, board) : "";
    if (manner.plain()) {
      return drawing.describe(board) + count;
    }
    return moveText.hasNumberPad()
        ? drawing.drawNumbered(board, match.lastCell())
        : drawing.draw(board, match.lastCell()) + count;
  }

  private static String discs(BoardDrawing drawing, Board board) {
    long first = board.cells().chars().filter(cell -> cell == Board.FIRST).count();
    long second = board.cells().chars().filter(cell -> cell == Board.SECOND).count();
    return "Discs: %c %d, %c %d\n"
        .formatted(drawing.firstStone(), first, drawing.secondStone(), second);
  }

  /** In the paper's program the person is always X, or 1 in Connect-4. */
  private BoardDrawing drawing(Match<P> match, Board board) {
    if (!manner.classic()) {
      return new BoardDrawing(
          Board.FIRST, Board.SECOND, moveText.firstColumn(), manner.colour() && !manner.plain());
    }
    boolean isNumbered = board.kind() == Board.Kind.COLUMNS;
    char own = isNumbered ? '1' : 'X';
    char other = isNumbered ? '2' : 'O';
    boolean isFirst = match.human() == 0;
    return new BoardDrawing(
        isFirst ? own : other,
        isFirst ? other : own,
        moveText.firstColumn(),
        manner.colour() && !manner.plain());
  }

  /** How the person's stones look. */
  String humanStone(Match<P> match) {
    BoardDrawing drawing = drawing(match, game.board(match.position()));
    return Character.toString(match.human() == 0 ? drawing.firstStone() : drawing.secondStone());
  }
}
