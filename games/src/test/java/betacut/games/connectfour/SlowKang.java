package betacut.games.connectfour;

/** The features of Kang, Wang and Hu found by walking along the lines, cell by cell. */
final class SlowKang {
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private SlowKang() {}

  static int features(SlowConnectFour board, char colour) {
    int score = 0;
    for (int column = 0; column < board.width; column++) {
      for (int row = 0; row < board.height; row++) {
        if (board.at(column, row) == colour) {
          for (int[] step : DIRECTIONS) {
            score += run(board, colour, column, row, step[0], step[1]);
          }
          score += isLone(board, column, row) ? lone(board.width, column) : 0;
        }
      }
    }
    return score;
  }

  /** The worth of the run that starts here, or nothing if it starts earlier. */
  private static int run(SlowConnectFour b, char colour, int column, int row, int dc, int dr) {
    if (b.at(column - dc, row - dr) == colour) {
      return 0;
    }
    int length = 1;
    while (b.at(column + length * dc, row + length * dr) == colour) {
      length++;
    }
    boolean before = isPlayable(b, column - dc, row - dr);
    boolean after = isPlayable(b, column + length * dc, row + length * dr);
    if (length == 3) {
      return before && after ? 15_000_000 : before || after ? 900_000 : 0;
    }
    if (length != 2) {
      return 0;
    }
    boolean gapBefore = before && b.at(column - 2 * dc, row - 2 * dr) == colour;
    boolean gapAfter = after && b.at(column + 3 * dc, row + 3 * dr) == colour;
    if (gapBefore || gapAfter) {
      return (gapBefore ? 900_000 : 0) + (gapAfter ? 900_000 : 0);
    }
    if (before && after) {
      return 50_000;
    }
    int free =
        before
            ? free(b, column - dc, row - dr, -dc, -dr)
            : after ? free(b, column + 2 * dc, row + 2 * dr, dc, dr) : 0;
    return free < 2 ? 0 : 10_000 * (Math.min(free, 5) - 1);
  }

  private static int free(SlowConnectFour board, int column, int row, int dc, int dr) {
    int free = 0;
    while (board.at(column + free * dc, row + free * dr) == '.') {
      free++;
    }
    return free;
  }

  private static boolean isPlayable(SlowConnectFour board, int column, int row) {
    return board.at(column, row) == '.' && board.heightOf(column) == row;
  }

  private static boolean isLone(SlowConnectFour board, int column, int row) {
    for (int dc = -1; dc <= 1; dc++) {
      for (int dr = -1; dr <= 1; dr++) {
        boolean itself = dc == 0 && dr == 0;
        if (!itself && board.at(column + dc, row + dr) == board.at(column, row)) {
          return false;
        }
      }
    }
    return true;
  }

  private static int lone(int width, int column) {
    int fromMiddle = Math.max(column - width / 2, (width - 1) / 2 - column);
    return switch (fromMiddle) {
      case 0 -> 200;
      case 1 -> 120;
      case 2 -> 70;
      default -> 40;
    };
  }
}
