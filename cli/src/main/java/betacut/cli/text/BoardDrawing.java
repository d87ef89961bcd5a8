package betacut.cli.text;

import betacut.rules.Board;
import java.util.function.IntFunction;

/**
 * Draws any board in ASCII with the coordinates its moves are written in.
 *
 * <pre>
 *     1 2 3 4 5 6 7        6  . . . | . . .           a b c d
 *     . . . . . . .        5  . . . | . . .        1  . . . .
 *     . . . o . . .        4  . .[x]| . . .        2  . o x .
 *     . . . x[x]. .           ------+------        3  . x o .
 * </pre>
 *
 * @param firstStone how the first player's stones look
 * @param secondStone how the second player's stones look
 * @param firstColumn the number of a drop game's leftmost column
 * @param colour whether the terminal shows colours
 */
public record BoardDrawing(char firstStone, char secondStone, int firstColumn, boolean colour) {
  /** No cell is marked. */
  public static final int NO_CELL = -1;

  private static final String MARGIN = "   ";
  private static final String RED = "\u001B[1;31m";
  private static final String BLUE = "\u001B[1;34m";
  private static final String PLAIN = "\u001B[0m";

  public static BoardDrawing of(boolean colour) {
    return new BoardDrawing(Board.FIRST, Board.SECOND, 1, colour);
  }

  /** The board with one cell in brackets, or none. */
  public String draw(Board board, int markedCell) {
    if (board.kind() == Board.Kind.SEEDS) {
      return drawSeeds(board, markedCell);
    }
    boolean below = hasRowsFromBottom(board);
    String names = columnNames(board);
    String rows =
        rows(board, row -> rowName(board, row), markedCell, cell -> isBox(board, cell) ? " " : ".");
    return below ? rows + names : names + rows;
  }

  /** Whether a cell is the inside of a box, which is no place for a line. */
  private static boolean isBox(Board board, int cell) {
    boolean isOdd = cell / board.width() % 2 == 1 && cell % board.width() % 2 == 1;
    return board.kind() == Board.Kind.LINES && isOdd;
  }

  /** A small board whose empty cells show their numbers, as on a number pad. */
  public String drawNumbered(Board board, int markedCell) {
    return rows(board, row -> MARGIN, markedCell, cell -> Integer.toString(cell + 1));
  }

  /** Houses with their owners' numbers, the second player's above, and the stores at the ends. */
  private String drawSeeds(Board board, int markedCell) {
    int houses = board.width() - 2;
    var numbers = new StringBuilder("      ");
    var above = new StringBuilder("      ");
    for (int house = 1; house <= houses; house++) {
      numbers.append("%3d ".formatted(house));
      above.append("%3d ".formatted(houses + 1 - house));
    }
    return String.join(
        "\n",
        above.toString().stripTrailing(),
        "   " + painted(secondStone, BLUE) + "  " + houses(board, 0, markedCell),
        " %2d%s%2d"
            .formatted(
                seeds(board, 0, 0), " ".repeat(4 * houses + 4), seeds(board, board.width() - 1, 1)),
        "   " + painted(firstStone, RED) + "  " + houses(board, 1, markedCell),
        numbers.toString().stripTrailing(),
        "");
  }

  private static String houses(Board board, int row, int markedCell) {
    var text = new StringBuilder();
    for (int column = 1; column < board.width() - 1; column++) {
      boolean isMarked = row * board.width() + column == markedCell;
      String seeds = Integer.toString(seeds(board, column, row));
      text.append("%4s".formatted(isMarked ? "[" + seeds + "]" : seeds + " "));
    }
    return text.toString().stripTrailing();
  }

  private static int seeds(Board board, int column, int row) {
    return Board.Seeds.count(board.cell(column, row));
  }

  private String rows(
      Board board, IntFunction<String> rowName, int markedCell, IntFunction<String> empty) {
    var text = new StringBuilder();
    for (int row = 0; row < board.height(); row++) {
      if (isSplit(board) && row == board.height() / 2) {
        text.append(split(board));
      }
      text.append(rowName.apply(row)).append(row(board, row, markedCell, empty));
    }
    return text.toString();
  }

  static boolean hasRowsFromBottom(Board board) {
    return board.kind() != Board.Kind.COLUMNS && board.kind() != Board.Kind.FLIPPING_DISCS;
  }

  static boolean isSplit(Board board) {
    return board.kind() == Board.Kind.PLACE_AND_TURN;
  }

  private String columnNames(Board board) {
    if (board.columnName(0).isEmpty()) {
      return "";
    }
    var names = new StringBuilder("    ");
    for (int column = 0; column < board.width(); column++) {
      names.append(isSplit(board) && 2 * column == board.width() ? "  " : "");
      names.append(columnName(board, column)).append(' ');
    }
    return names.toString().stripTrailing() + "\n";
  }

  /** How a column is called in moves, in one letter. */
  String columnName(Board board, int column) {
    boolean isNumber = board.kind() == Board.Kind.COLUMNS;
    return isNumber ? shortNumber(column + firstColumn) : board.columnName(column);
  }

  /** A piece that stands on the board. */
  String stone(char cell) {
    return stone(cell, 0, number -> ".");
  }

  /** Tens are left out where they do not fit. */
  private static String shortNumber(int number) {
    return Integer.toString(number % 10);
  }

  private static String split(Board board) {
    int half = board.width() / 2;
    return "   " + "-".repeat(2 * half + 1) + "+" + "-".repeat(2 * half + 1) + "\n";
  }

  private String row(Board board, int row, int markedCell, IntFunction<String> empty) {
    var text = new StringBuilder();
    for (int column = 0; column < board.width(); column++) {
      int cell = row * board.width() + column;
      boolean afterMark = column > 0 && cell - 1 == markedCell;
      text.append(cell == markedCell ? '[' : afterMark ? ']' : ' ');
      if (isSplit(board) && 2 * column == board.width()) {
        text.insert(text.length() - 1, afterMark ? "]|" : " |");
        text.setCharAt(text.length() - 1, cell == markedCell ? '[' : ' ');
      }
      text.append(stone(board.cell(column, row), cell, empty));
    }
    text.append(row * board.width() + board.width() - 1 == markedCell ? "]" : "");
    return text.toString().stripTrailing() + "\n";
  }

  static String rowName(Board board, int row) {
    return "%2s ".formatted(board.rowName(row));
  }

  private String stone(char cell, int number, IntFunction<String> empty) {
    return switch (cell) {
      case Board.EMPTY -> empty.apply(number);
      case Board.FIRST -> painted(firstStone, RED);
      case Board.SECOND -> painted(secondStone, BLUE);
      default -> Character.toString(cell);
    };
  }

  private String painted(char stone, String paint) {
    return colour ? paint + stone + PLAIN : Character.toString(stone);
  }

  /** The board in words for a screen reader: only what is on it. */
  public String describe(Board board) {
    return switch (board.kind()) {
      case COLUMNS -> describeColumns(board);
      case SEEDS -> describeSeeds(board);
      default -> describeCells(board, cell -> name(board, cell));
    };
  }

  private String describeSeeds(Board board) {
    int last = board.width() - 1;
    var first = new StringBuilder();
    var second = new StringBuilder();
    for (int house = 1; house < last; house++) {
      first.append(' ').append(seeds(board, house, 1));
      second.append(' ').append(seeds(board, last - house, 0));
    }
    return "%c, houses 1 to %d:%s; store: %d\n%c, houses 1 to %2$d:%s; store: %d\n"
        .formatted(
            firstStone,
            last - 1,
            first,
            seeds(board, last, 1),
            secondStone,
            second,
            seeds(board, 0, 0));
  }

  /** The same for whoever types the numbers of cells. */
  public String describeNumbered(Board board) {
    return describeCells(board, cell -> Integer.toString(cell + 1));
  }

  private String describeColumns(Board board) {
    var text = new StringBuilder();
    for (int column = 0; column < board.width(); column++) {
      var stones = new StringBuilder();
      for (int row = board.height() - 1; row >= 0; row--) {
        char cell = board.cell(column, row);
        stones.append(cell == Board.EMPTY ? "" : " " + symbol(cell));
      }
      if (!stones.isEmpty()) {
        text.append("Column ").append(column + firstColumn).append(" from the bottom:");
        text.append(stones).append('\n');
      }
    }
    return text.isEmpty() ? "The board is empty.\n" : text.toString();
  }

  private String describeCells(Board board, IntFunction<String> names) {
    var text = new StringBuilder();
    for (char piece : pieces(board)) {
      text.append(symbol(piece)).append(" on");
      for (int cell = 0; cell < board.cells().length(); cell++) {
        if (board.cells().charAt(cell) == piece) {
          text.append(' ').append(names.apply(cell));
        }
      }
      text.append('\n');
    }
    return text.isEmpty() ? "The board is empty.\n" : text.toString();
  }

  private static char[] pieces(Board board) {
    var pieces = new StringBuilder();
    board
        .cells()
        .chars()
        .distinct()
        .filter(c -> c != Board.EMPTY)
        .sorted()
        .forEach(c -> pieces.append((char) c));
    return pieces.reverse().toString().toCharArray(); // x before o
  }

  private static String name(Board board, int cell) {
    String name = board.columnName(cell % board.width()) + board.rowName(cell / board.width());
    return name.isEmpty() ? Integer.toString(cell + 1) : name;
  }

  private char symbol(char cell) {
    return cell == Board.FIRST ? firstStone : cell == Board.SECOND ? secondStone : cell;
  }
}
