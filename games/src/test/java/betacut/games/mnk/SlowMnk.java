package betacut.games.mnk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** k in a row as one would explain it: a grid of letters, row 0 at the top. An oracle. */
final class SlowMnk {
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  final char[][] grid;
  final int width;
  final int height;
  final int inRow;
  int stones;

  SlowMnk(int width, int height, int inRow) {
    this.width = width;
    this.height = height;
    this.inRow = inRow;
    grid = new char[height][width];
    for (char[] row : grid) {
      Arrays.fill(row, '.');
    }
  }

  char mover() {
    return stones % 2 == 0 ? 'x' : 'o';
  }

  char other() {
    return stones % 2 == 0 ? 'o' : 'x';
  }

  char at(int column, int row) {
    boolean onBoard = column >= 0 && column < width && row >= 0 && row < height;
    return onBoard ? grid[row][column] : '#';
  }

  List<Integer> moves() {
    List<Integer> moves = new ArrayList<>();
    for (int cell = 0; cell < width * height; cell++) {
      if (at(cell % width, cell / width) == '.') {
        moves.add(cell);
      }
    }
    return moves;
  }

  void play(int cell) {
    grid[cell / width][cell % width] = mover();
    stones++;
  }

  void takeBack(int cell) {
    grid[cell / width][cell % width] = '.';
    stones--;
  }

  /** The letters of every k cells in a row. */
  List<String> stretches() {
    List<String> stretches = new ArrayList<>();
    for (int column = 0; column < width; column++) {
      for (int row = 0; row < height; row++) {
        for (int[] step : DIRECTIONS) {
          var letters = new StringBuilder();
          for (int i = 0; i < inRow; i++) {
            letters.append(at(column + i * step[0], row + i * step[1]));
          }
          if (letters.indexOf("#") < 0) {
            stretches.add(letters.toString());
          }
        }
      }
    }
    return stretches;
  }

  boolean hasRun(char colour) {
    return stretches().contains(Character.toString(colour).repeat(inRow));
  }

  boolean isOver() {
    return hasRun('x') || hasRun('o') || stones == width * height;
  }

  /** The free cells where this colour would complete a row. */
  List<Integer> winsInOne(char colour) {
    List<Integer> wins = new ArrayList<>();
    for (int cell : moves()) {
      grid[cell / width][cell % width] = colour;
      if (hasRun(colour)) {
        wins.add(cell);
      }
      grid[cell / width][cell % width] = '.';
    }
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
    for (int cell : moves()) {
      play(cell);
      count += perft(depth - 1);
      takeBack(cell);
    }
    return count;
  }

  /** Every position that can arise from here. */
  Set<String> reachable() {
    Set<String> seen = new HashSet<>();
    collect(seen);
    return seen;
  }

  private void collect(Set<String> seen) {
    if (seen.add(toString()) && !isOver()) {
      for (int cell : moves()) {
        play(cell);
        collect(seen);
        takeBack(cell);
      }
    }
  }

  @Override
  public String toString() {
    return String.join("/", Arrays.stream(grid).map(String::new).toList());
  }
}
