package betacut.play.protocol;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import java.util.Locale;

/**
 * Moves as GTP writes them. In m,n,k games a vertex is a letter other than I and a row from the
 * bottom; in all others, Othello too, moves are written as the game does, in capital letters.
 */
public final class GtpVertices<P extends Position> {
  /** What GTP calls a pass. */
  public static final String PASS = "PASS";

  private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  private final Game<P> game;
  private final boolean isTranslated;
  private final int width;
  private final int height;

  public GtpVertices(Game<P> game) {
    this.game = game;
    Board board = game.board(game.start());
    isTranslated = board.kind() == Board.Kind.CELLS && board.width() <= LETTERS.length();
    width = board.width();
    height = board.height();
  }

  /** The vertex of a legal move. */
  public String name(P position, int move) {
    int cell = isTranslated ? game.targetCell(position, move) : -1;
    return cell < 0
        ? game.formatMove(move).toUpperCase(Locale.ROOT)
        : LETTERS.charAt(cell % width) + Integer.toString(height - cell / width);
  }

  /**
   * Reads a vertex in a game that goes on.
   *
   * @throws IllegalPositionException if it is no legal move
   */
  public int read(P position, String text) {
    if (!isTranslated) {
      return game.parseMove(position, text);
    }
    int[] moves = position.legalMoves();
    for (int i = 0; i < moves.length; i++) {
      if (name(position, moves[i]).equalsIgnoreCase(text)) {
        return moves[i];
      }
    }
    throw new IllegalPositionException(
        "'%s' is no free vertex; they are A1 (bottom left) to %s%d, and there is no column I."
            .formatted(text, LETTERS.charAt(width - 1), height));
  }
}
