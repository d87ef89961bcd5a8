package betacut.rules;

import java.util.OptionalInt;
import java.util.function.Function;

/**
 * How a position is put together cell by cell, for people who point at a board instead of typing.
 *
 * @param pieces what may lie on a cell, as {@link Board} writes it; the empty cell is not listed
 * @param cellCount cells of the board
 * @param tellsMover whether the pieces tell whose turn it is, so that nobody need say it
 * @param reader checks the rules
 */
public record SetUp<P extends Position>(
    String pieces, int cellCount, boolean tellsMover, Reader<P> reader) {

  /** The stones of games that have one kind of them for each side. */
  public static final String STONES = "" + Board.FIRST + Board.SECOND;

  /** Turns cells into a position, or says by {@link IllegalPositionException} why they are none. */
  @FunctionalInterface
  public interface Reader<P> {
    /**
     * The position.
     *
     * @param cells one letter each, all of them known, as many as the board has
     * @param mover the side to move; means nothing if the pieces tell it
     */
    P read(String cells, int mover);
  }

  /**
   * For games that are written as rows from the top with slashes between them, and whose stones
   * tell the turn by their number.
   */
  public static <P extends Position> SetUp<P> ofRows(
      int width, int height, Function<String, P> parse) {
    Reader<P> reader =
        (cells, mover) -> {
          var rows = new StringBuilder(cells);
          for (int row = height - 1; row > 0; row--) {
            rows.insert(row * width, '/');
          }
          return parse.apply(rows.toString());
        };
    return new SetUp<>(STONES, width * height, true, reader);
  }

  /**
   * The position with these cells, row by row from the top left as in {@link Board}.
   *
   * @param mover the side to move; may be left open where the pieces tell it
   * @throws IllegalPositionException if the rules do not allow it
   */
  public P position(String cells, OptionalInt mover) {
    check(cells);
    if (mover.isEmpty() && !tellsMover) {
      throw new IllegalPositionException(
          "The pieces do not tell whose turn it is; say who is to move.");
    }
    P position = reader.read(cells, mover.orElse(0));
    if (mover.isPresent() && mover.getAsInt() != position.mover()) {
      throw new IllegalPositionException(
          ("With %d x and %d o it is the turn of %c, not of %c; let %3$c move, or add or take away"
                  + " a stone.")
              .formatted(
                  count(cells, Board.FIRST),
                  count(cells, Board.SECOND),
                  STONES.charAt(position.mover()),
                  STONES.charAt(mover.getAsInt())));
    }
    return position;
  }

  private void check(String cells) {
    if (cells.length() != cellCount) {
      throw new IllegalPositionException(
          "There are %d cells; this board has %d.".formatted(cells.length(), cellCount));
    }
    for (int cell = 0; cell < cellCount; cell++) {
      char piece = cells.charAt(cell);
      if (piece != Board.EMPTY && pieces.indexOf(piece) < 0) {
        throw new IllegalPositionException(
            "'%c' in cell %d is no piece of this game; a cell is one of %s, or %c if it is empty."
                .formatted(piece, cell + 1, String.join(", ", pieces.split("")), Board.EMPTY));
      }
    }
  }

  private static int count(String cells, char piece) {
    return (int) cells.chars().filter(cell -> cell == piece).count();
  }
}
