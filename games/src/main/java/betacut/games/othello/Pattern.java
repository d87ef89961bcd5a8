package betacut.games.othello;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Squares whose discs are judged together, wherever a symmetry of the board takes them: edges with
 * the squares that give the corners away, corners, lines.
 */
enum Pattern {
  EDGE(0, 1, 2, 3, 4, 5, 6, 7, 9, 14),
  CORNER(0, 1, 2, 8, 9, 10, 16, 17, 18),
  BLOCK(0, 1, 2, 3, 4, 8, 9, 10, 11, 12),
  TRIANGLE(0, 1, 2, 3, 8, 9, 10, 16, 17, 24),
  SECOND_LINE(8, 9, 10, 11, 12, 13, 14, 15),
  THIRD_LINE(16, 17, 18, 19, 20, 21, 22, 23),
  FOURTH_LINE(24, 25, 26, 27, 28, 29, 30, 31),
  DIAGONAL_8(0, 9, 18, 27, 36, 45, 54, 63),
  DIAGONAL_7(1, 10, 19, 28, 37, 46, 55),
  DIAGONAL_6(2, 11, 20, 29, 38, 47),
  DIAGONAL_5(3, 12, 21, 30, 39),
  DIAGONAL_4(4, 13, 22, 31);

  private final int[] squares;

  Pattern(int... squares) {
    this.squares = squares;
  }

  /** How many ways there are to fill it: each square is empty, own or the opponent's. */
  int fillings() {
    return power(squares.length);
  }

  static int power(int squares) {
    int power = 1;
    for (int i = 0; i < squares; i++) {
      power *= 3;
    }
    return power;
  }

  /** Where it lies on the board: its squares in their order, once for each set of squares. */
  List<int[]> placements() {
    List<int[]> placements = new ArrayList<>();
    Set<Set<Integer>> seen = new HashSet<>();
    for (int symmetry = 0; symmetry < 8; symmetry++) {
      int[] image = image(symmetry);
      if (seen.add(setOf(image))) {
        placements.add(image);
      }
    }
    return placements;
  }

  /**
   * For every filling the one that stands for it and its mirror image, if a symmetry takes the
   * pattern to itself: what a mirror cannot tell apart has one weight.
   */
  int[] canonical() {
    int[] canonical = new int[fillings()];
    Arrays.setAll(canonical, filling -> filling);
    for (int symmetry = 1; symmetry < 8; symmetry++) {
      int[] image = image(symmetry);
      if (setOf(image).equals(setOf(squares))) {
        int[] mirrored = mirrored(image);
        for (int filling = 0; filling < canonical.length; filling++) {
          canonical[filling] = Math.min(canonical[filling], mirrored[filling]);
        }
      }
    }
    return canonical;
  }

  /** The mirror image of every filling: of those with one more square by what its disc adds. */
  private int[] mirrored(int[] image) {
    int[] mirrored = new int[fillings()];
    for (int at = 0; at < squares.length; at++) {
      int before = power(at);
      int worth = power(indexOf(image[at]));
      for (int filling = 0; filling < 2 * before; filling++) {
        mirrored[before + filling] = mirrored[filling] + worth;
      }
    }
    return mirrored;
  }

  private int indexOf(int square) {
    int at = 0;
    while (squares[at] != square) {
      at++;
    }
    return at;
  }

  /** Mirrors by bits: 1 columns, 2 rows, 4 the diagonal. */
  private int[] image(int symmetry) {
    return Arrays.stream(squares)
        .map(
            square -> {
              int column = (symmetry & 1) != 0 ? 7 - (square & 7) : square & 7;
              int row = (symmetry & 2) != 0 ? 7 - (square >> 3) : square >> 3;
              return (symmetry & 4) != 0 ? 8 * column + row : 8 * row + column;
            })
        .toArray();
  }

  private static Set<Integer> setOf(int[] squares) {
    Set<Integer> set = new HashSet<>();
    for (int square : squares) {
      set.add(square);
    }
    return set;
  }
}
