package betacut.play.protocol;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.Arrays;
import java.util.List;

/** A board of five in a row by coordinates: column and row from the top left, from 0. */
final class GomocupBoard<P extends Position> {
  private static final int OWN = 1;
  private static final int OTHER = 2;

  private final ProtocolGame<P> seat;
  private final Game<P> game;
  private final int width;
  private final int height;

  GomocupBoard(ProtocolGame<P> seat) {
    this.seat = seat;
    game = seat.game();
    Board board = game.board(game.start());
    width = board.width();
    height = board.height();
  }

  ProtocolGame<P> seat() {
    return seat;
  }

  /** Plays on {@code X,Y}. */
  void play(String text) {
    int cell = cell(numbers(text, 2));
    if (seat.isOver()) {
      throw new IllegalPositionException("the game is over; send RESTART");
    }
    for (int move : seat.legal()) {
      if (game.targetCell(seat.position(), move) == cell) {
        seat.play(move);
        return;
      }
    }
    throw new IllegalPositionException("the field %s is taken".formatted(Quoted.of(text)));
  }

  /** Takes back the last move, which has to be the one on {@code X,Y}. */
  void takeBack(String text) {
    int cell = cell(numbers(text, 2));
    List<Integer> moves = seat.moves();
    if (moves.isEmpty()) {
      throw new IllegalPositionException("there is no move to take back");
    }
    int last = moves.getLast();
    seat.undo();
    if (game.targetCell(seat.position(), last) != cell) {
      seat.play(last);
      throw new IllegalPositionException(
          "%s is not the last move, which is %s".formatted(Quoted.of(text), name(last)));
    }
  }

  /** Sets the fields of a BOARD up; we are to move. */
  void setUp(List<String> fields) {
    char[] cells = new char[width * height];
    Arrays.fill(cells, Board.EMPTY);
    int[] stones = new int[OTHER + 1];
    for (String field : fields) {
      int[] numbers = numbers(field, 3);
      int cell = cell(numbers);
      if (numbers[2] != OWN && numbers[2] != OTHER) {
        throw new UsageException(
            "'%s' is no stone; write X,Y,1 for yours and X,Y,2 for the opponent's"
                .formatted(Quoted.of(field)));
      }
      if (cells[cell] != Board.EMPTY) {
        throw new IllegalPositionException(
            "the field %s is given twice".formatted(Quoted.of(field)));
      }
      cells[cell] = (char) numbers[2];
      stones[numbers[2]]++;
    }
    boolean isFirst = stones[OWN] == stones[OTHER];
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] != Board.EMPTY) {
        cells[cell] = isFirst == (cells[cell] == OWN) ? Board.FIRST : Board.SECOND;
      }
    }
    if (!isFirst && stones[OTHER] != stones[OWN] + 1) {
      throw new IllegalPositionException(
          "%d stones of ours and %d of the opponent's are not a position where we move"
              .formatted(stones[OWN], stones[OTHER]));
    }
    seat.setUp(rows(cells));
  }

  private String rows(char[] cells) {
    var rows = new StringBuilder();
    for (int row = 0; row < height; row++) {
      rows.append(row == 0 ? "" : "/").append(cells, row * width, width);
    }
    return rows.toString();
  }

  String name(int move) {
    int cell = game.targetCell(seat.position(), move);
    return cell % width + "," + cell / width;
  }

  private int cell(int[] numbers) {
    if (numbers[0] >= width || numbers[1] >= height) {
      throw new IllegalPositionException(
          "%d,%d is not on the board; fields are 0,0 to %d,%d"
              .formatted(numbers[0], numbers[1], width - 1, height - 1));
    }
    return numbers[1] * width + numbers[0];
  }

  static int[] numbers(String text, int count) {
    String[] words = text.strip().split("\\s*,\\s*", -1);
    boolean isRight =
        words.length == count && Arrays.stream(words).allMatch(word -> word.matches("\\d{1,4}"));
    if (!isRight) {
      throw new UsageException(
          "'%s' is not %d whole numbers with commas between".formatted(Quoted.of(text), count));
    }
    return Arrays.stream(words).mapToInt(Integer::parseInt).toArray();
  }
}
