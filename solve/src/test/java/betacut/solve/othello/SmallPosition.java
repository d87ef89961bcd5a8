package betacut.solve.othello;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** A board in the middle of the frame, with rules of its own that know nothing of rays. */
record SmallPosition(int width, long own, long opponent) {
  static final long START = 1L << 28 | 1L << 35;
  static final long START_OPPONENT = 1L << 27 | 1L << 36;

  static SmallPosition start(int width) {
    return new SmallPosition(width, START, START_OPPONENT);
  }

  private boolean isInside(int column, int row) {
    int inset = (8 - width) / 2;
    return column >= inset && column < 8 - inset && row >= inset && row < 8 - inset;
  }

  int empties() {
    return width * width - Long.bitCount(own | opponent);
  }

  /** Step by step in eight directions. */
  long flips(int square) {
    long turned = 0;
    for (int direction = 0; direction < 9; direction++) {
      int right = direction % 3 - 1;
      int down = direction / 3 - 1;
      long run = 0;
      int column = (square & 7) + right;
      int row = (square >> 3) + down;
      while (direction != 4 && isInside(column, row) && (opponent >> (8 * row + column) & 1) != 0) {
        run |= 1L << 8 * row + column;
        column += right;
        row += down;
      }
      if (isInside(column, row) && (own >> (8 * row + column) & 1) != 0) {
        turned |= run;
      }
    }
    return turned;
  }

  List<Integer> moves() {
    return IntStream.range(0, 64)
        .filter(square -> isInside(square & 7, square >> 3))
        .filter(square -> ((own | opponent) >> square & 1) == 0 && flips(square) != 0)
        .boxed()
        .toList();
  }

  SmallPosition passed() {
    return new SmallPosition(width, opponent, own);
  }

  boolean isOver() {
    return moves().isEmpty() && passed().moves().isEmpty();
  }

  SmallPosition after(int square) {
    long turned = flips(square);
    return new SmallPosition(width, opponent ^ turned, own ^ turned | 1L << square);
  }

  /** Plain minimax to the end; empty squares go to the winner. */
  int value() {
    if (isOver()) {
      int lead = Long.bitCount(own) - Long.bitCount(opponent);
      return lead + Integer.signum(lead) * empties();
    }
    List<Integer> moves = moves();
    return moves.isEmpty()
        ? -passed().value()
        : moves.stream().mapToInt(square -> -after(square).value()).max().orElseThrow();
  }

  /** A position of a random game. */
  static SmallPosition random(SplittableRandom random, int width, int empties) {
    SmallPosition board = start(width);
    while (board.empties() > empties && !board.isOver()) {
      board = board.next(random);
    }
    return board;
  }

  /** After a random move, or a pass. */
  SmallPosition next(SplittableRandom random) {
    List<Integer> moves = moves();
    return moves.isEmpty() ? passed() : after(moves.get(random.nextInt(moves.size())));
  }
}
