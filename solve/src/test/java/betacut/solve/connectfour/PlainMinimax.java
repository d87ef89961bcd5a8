package betacut.solve.connectfour;

import java.util.HashMap;
import java.util.Map;

/** The oracle: minimax over plain positions, remembering each; shares no code with the search. */
final class PlainMinimax {
  private final int width;
  private final int height;
  private final Map<String, Integer> known = new HashMap<>();

  PlainMinimax(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** All positions that were valued, as strings of columns from the bottom up. */
  Map<String, Integer> known() {
    return known;
  }

  /** The score of the side to move; columns are strings of x and o from the bottom up. */
  int score(String[] columns, int stones) {
    String key = String.join("/", columns);
    Integer seen = known.get(key);
    if (seen != null) {
      return seen;
    }
    int best = stones == width * height ? 0 : Integer.MIN_VALUE;
    char stone = stones % 2 == 0 ? 'x' : 'o';
    for (int c = 0; c < width; c++) {
      if (columns[c].length() == height) {
        continue;
      }
      String before = columns[c];
      columns[c] = before + stone;
      int score =
          isFour(columns, c, stone)
              ? (width * height + 2 - (stones + 1)) / 2
              : -score(columns, stones + 1);
      columns[c] = before;
      best = Math.max(best, score);
    }
    known.put(key, best);
    return best;
  }

  private boolean isFour(String[] columns, int column, char stone) {
    int row = columns[column].length() - 1;
    int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int[] step : steps) {
      int length =
          1
              + run(columns, column, row, step[0], step[1], stone)
              + run(columns, column, row, -step[0], -step[1], stone);
      if (length >= 4) {
        return true;
      }
    }
    return false;
  }

  private int run(String[] columns, int column, int row, int dc, int dr, char stone) {
    int length = 0;
    int c = column + dc;
    int r = row + dr;
    while (c >= 0
        && c < width
        && r >= 0
        && r < columns[c].length()
        && columns[c].charAt(r) == stone) {
      length++;
      c += dc;
      r += dr;
    }
    return length;
  }
}
