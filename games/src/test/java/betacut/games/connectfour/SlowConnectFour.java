package betacut.games.connectfour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Connect-4 as one would explain it: a grid of letters, row 0 at the bottom. An oracle. */
final class SlowConnectFour {
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  final char[][] grid;
  final int width;
  final int height;
  int stones;
  private final List<int[][]> segments;

  SlowConnectFour(int width, int height) {
    this.width = width;
    this.height = height;
    grid = new char[width][height];
    for (char[] column : grid) {
      Arrays.fill(column, '.');
    }
    segments = allSegments();
  }

  char mover() {
    return stones % 2 == 0 ? 'x' : 'o';
  }

  char at(int column, int row) {
    boolean onBoard = column >= 0 && column < width && row >= 0 && row < height;
    return onBoard ? grid[column][row] : '#';
  }

  int heightOf(int column) {
    int row = 0;
    while (row < height && grid[column][row] != '.') {
      row++;
    }
    return row;
  }

  List<Integer> moves() {
    List<Integer> moves = new ArrayList<>();
    for (int column = 0; column < width; column++) {
      if (heightOf(column) < height) {
        moves.add(column);
      }
    }
    return moves;
  }

  void play(int column) {
    grid[column][heightOf(column)] = mover();
    stones++;
  }

  void takeBack(int column) {
    grid[column][heightOf(column) - 1] = '.';
    stones--;
  }

  /** Every four cells in a row, as {column, row} pairs. */
  List<int[][]> segments() {
    return segments;
  }

  private List<int[][]> allSegments() {
    List<int[][]> all = new ArrayList<>();
    for (int column = 0; column < width; column++) {
      for (int row = 0; row < height; row++) {
        for (int[] step : DIRECTIONS) {
          int[][] cells = new int[4][];
          for (int i = 0; i < 4; i++) {
            cells[i] = new int[] {column + i * step[0], row + i * step[1]};
          }
          if (at(cells[3][0], cells[3][1]) != '#') {
            all.add(cells);
          }
        }
      }
    }
    return all;
  }

  int count(int[][] segment, char colour) {
    int count = 0;
    for (int[] cell : segment) {
      count += at(cell[0], cell[1]) == colour ? 1 : 0;
    }
    return count;
  }

  boolean hasFour(char colour) {
    return segments().stream().anyMatch(segment -> count(segment, colour) == 4);
  }

  boolean isOver() {
    return hasFour('x') || hasFour('o') || stones == width * height;
  }

  /** Whether the colour would have a four with a stone on this free cell. */
  boolean wouldWin(char colour, int column, int row) {
    grid[column][row] = colour;
    boolean wins = hasFour(colour);
    grid[column][row] = '.';
    return wins;
  }

  long perft(int depth) {
    if (depth == 0) {
      return 1;
    }
    if (isOver()) {
      return 0;
    }
    long count = 0;
    for (int column : moves()) {
      play(column);
      count += perft(depth - 1);
      takeBack(column);
    }
    return count;
  }

  @Override
  public String toString() {
    var text = new StringBuilder();
    for (int row = height - 1; row >= 0; row--) {
      for (int column = 0; column < width; column++) {
        text.append(grid[column][row]);
      }
      text.append(row > 0 ? "/" : "");
    }
    return text.toString();
  }
}
