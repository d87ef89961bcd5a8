package betacut.play.notation;

import betacut.play.notation.Pasted.Format;
import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Moves of Connect-4 as cells, a column's letter and a row from the bottom: {@code D1 D2 E1}. */
final class ColumnCells implements GameText.Writing {
  @Override
  public Optional<Pasted> read(String text, Game<?> game) {
    Board board = GameText.boardOf(game);
    String[] words = text.toLowerCase(Locale.ROOT).split("[\\s,]+");
    if (board.kind() != Board.Kind.COLUMNS || !areCells(words)) {
      return Optional.empty();
    }
    List<String> columns = new ArrayList<>();
    int[] heights = new int['z' - 'a' + 1];
    for (String word : words) {
      int column = word.charAt(0) - 'a';
      int row = Integer.parseInt(word.substring(1));
      if (row != ++heights[column]) {
        throw new IllegalPositionException(
            "'%s' cannot be reached: the next stone of column %s falls to row %d."
                .formatted(word, word.charAt(0), heights[column]));
      }
      columns.add(Integer.toString(column + 1));
    }
    return Optional.of(Pasted.of(game.id(), String.join(" ", columns), Format.CELLS));
  }

  private static boolean areCells(String... words) {
    for (String word : words) {
      if (!word.matches("[a-z][1-9]\\d?")) {
        return false;
      }
    }
    return true;
  }
}
