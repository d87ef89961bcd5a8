package betacut.play.notation;

import betacut.rules.Board;
import betacut.rules.IllegalPositionException;
import java.util.regex.Pattern;

/**
 * A Pentago board as perfect-pentago.net names it: a number of 64 bits, 16 for each quadrant (lower
 * left, upper left, lower right, upper right, from the lowest), in which a quadrant's nine cells
 * are ternary digits: column by column from the left, each from below; 0 empty, 1 black, 2 white.
 * An {@code m} behind it says that a stone was put and nothing turned yet. Example: 1 has one black
 * stone, on a1. A link holds the boards of a game, separated by commas.
 */
final class PentagoNumber {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,19}");
  private static final int SIDE = 6;
  private static final int HALF = 3;
  private static final int CELLS_OF_QUADRANT = 19_683;

  private PentagoNumber() {}

  /** The last board of a link's game on which a move is complete, as our Pentago writes it. */
  static String board(String boards) {
    String found = "";
    for (String board : boards.split(",")) {
      found = board.endsWith("m") ? found : board;
    }
    if (!NUMBER.matcher(found).matches()) {
      throw new IllegalPositionException(
          boards.endsWith("m")
              ? "This link shows a stone before its turn; turn a quadrant there and copy it again."
              : "'%s' is no board of perfect-pentago.net; its boards are numbers."
                  .formatted(boards.length() > 40 ? boards.substring(0, 40) + "…" : boards));
    }
    return rows(number(found));
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException tooLarge) {
      return -1; // no quadrant is so full
    }
  }

  private static String rows(long number) {
    var rows = new StringBuilder();
    for (int y = SIDE - 1; y >= 0; y--) {
      for (int x = 0; x < SIDE; x++) {
        rows.append(cell(number, x, y));
      }
      rows.append(y > 0 ? "/" : "");
    }
    return rows.toString();
  }

  private static char cell(long number, int x, int y) {
    int quadrant = (int) (number >>> 16 * (2 * (x / HALF) + y / HALF) & 0xFFFF);
    if (quadrant >= CELLS_OF_QUADRANT) {
      throw new IllegalPositionException("This number is no board of perfect-pentago.net.");
    }
    int digit = quadrant / (int) Math.pow(3, HALF * (x % HALF) + y % HALF) % 3;
    return digit == 0 ? Board.EMPTY : digit == 1 ? Board.FIRST : Board.SECOND;
  }
}
