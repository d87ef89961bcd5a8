package betacut.rules;

import java.util.List;

/**
 * A board to draw, in the terminal or in a browser, without knowing the game.
 *
 * @param kind how moves look on this board
 * @param cells one character per cell, row by row from the top left: {@code .} empty, {@code x}
 *     first player, {@code o} second player, or a piece's letter
 * @param isTopRowFirst whether rows are numbered from the top, and not from the bottom
 * @param look what it is made of
 */
public record Board(
    Kind kind, int width, int height, String cells, boolean isTopRowFirst, Look look) {
  /** How a move changes the board, so that a surface knows what to offer. */
  public enum Kind {
    /** Put a stone on a cell. */
    CELLS,
    /** Drop a stone into a column. */
    COLUMNS,
    /** Put a stone on a cell, then turn a quarter of the board. */
    PLACE_AND_TURN,
    /** Put a disc on a cell, which flips others. */
    FLIPPING_DISCS,
    /** Move a piece from cell to cell. */
    PIECES,
    /**
     * Sow the seeds of a house. Two rows; the second player's store is at the left of the upper
     * one, the first player's at the right of the lower one; {@link Seeds} counts what lies there.
     */
    SEEDS,
    /**
     * Draw a line between dots: in every other row and column lie dots, {@code +}, with lines,
     * {@code -} and {@code |}, between them and boxes inside, which belong to a side if closed.
     */
    LINES
  }

  /** What a board is made of, so that a surface with colours draws it as people know it. */
  public enum Look {
    /** Squared paper, on which crosses and rings are drawn. */
    PAPER,
    /** An upright rack with holes; discs fall behind it. */
    RACK,
    /** Green felt in squares, with discs that are black on one side and white on the other. */
    FELT,
    /** Wood with lines; black and white stones lie where they meet. */
    WOOD,
    /** Four quarters with dimples for black and white marbles. */
    MARBLES,
    /** A tray with pits for seeds. */
    PITS,
    /** Paper with dots. */
    DOTS,
    /** Squares in two colours, with light and dark pieces. */
    CHECKS;

    /** The look of a board whose game says nothing about it. */
    static Look of(Kind kind) {
      return switch (kind) {
        case CELLS, PIECES -> PAPER;
        case COLUMNS -> RACK;
        case PLACE_AND_TURN -> MARBLES;
        case FLIPPING_DISCS -> FELT;
        case SEEDS -> PITS;
        case LINES -> DOTS;
      };
    }
  }

  /** How many seeds a cell holds, as one letter: 0 to 9, A for 10 and so on. */
  public static final class Seeds {
    private static final int RADIX = Character.MAX_RADIX;

    /** Letters for more than the alphabet can count begin here. */
    private static final int MANY = 0x100;

    private Seeds() {}

    /** The letter for so many seeds. */
    public static char letter(int seeds) {
      return seeds < RADIX
          ? Character.toUpperCase(Character.forDigit(seeds, RADIX))
          : (char) (MANY + seeds);
    }

    /** The seeds of a letter. */
    public static int count(char letter) {
      return letter >= MANY ? letter - MANY : Character.digit(letter, RADIX);
    }
  }

  /** A cell without a piece. */
  public static final char EMPTY = '.';

  /** The first player's stone. */
  public static final char FIRST = 'x';

  /** The second player's stone. */
  public static final char SECOND = 'o';

  private static final int LETTERS = 26;

  /** Refuses cells that do not fill the board. */
  public Board {
    if (cells.length() != width * height) {
      throw new IllegalArgumentException(
          "a board of " + width + "x" + height + " has not " + cells.length() + " cells");
    }
  }

  /** A board that looks as its kind of moves suggests. */
  public Board(Kind kind, int width, int height, String cells, boolean isTopRowFirst) {
    this(kind, width, height, cells, isTopRowFirst, Look.of(kind));
  }

  /** The same with rows that are numbered from the bottom. */
  public Board(Kind kind, int width, int height, String cells) {
    this(kind, width, height, cells, false);
  }

  /** The same board made of something else. */
  public Board withLook(Look other) {
    return new Board(kind, width, height, cells, isTopRowFirst, other);
  }

  /**
   * What both sides have, where that decides the game: discs, seeds in the stores, boxes; otherwise
   * nothing.
   */
  public List<Integer> counts() {
    return switch (kind) {
      case FLIPPING_DISCS, LINES -> List.of(count(FIRST), count(SECOND));
      case SEEDS ->
          List.of(Seeds.count(cells.charAt(cells.length() - 1)), Seeds.count(cells.charAt(0)));
      case CELLS, COLUMNS, PLACE_AND_TURN, PIECES -> List.of();
    };
  }

  private int count(char piece) {
    return (int) cells.chars().filter(cell -> cell == piece).count();
  }

  /** A board without room for letters, such as a text in one row, has no coordinates. */
  private boolean hasCoordinates() {
    return width <= LETTERS && (height > 1 || kind == Kind.COLUMNS);
  }

  /** The name of a column in the notation of moves; empty if columns have none. */
  public String columnName(int column) {
    if (!hasCoordinates()) {
      return "";
    }
    if (kind == Kind.SEEDS) { // the first player's houses; the stores have no number
      return column == 0 || column == width - 1 ? "" : Integer.toString(column);
    }
    return kind == Kind.COLUMNS ? Integer.toString(column + 1) : Character.toString('a' + column);
  }

  /** The name of a row in the notation of moves; empty if rows have none. */
  public String rowName(int rowFromTop) {
    if (!hasCoordinates() || kind == Kind.COLUMNS || kind == Kind.SEEDS) {
      return "";
    }
    return Integer.toString(isTopRowFirst ? rowFromTop + 1 : height - rowFromTop);
  }

  /** What lies on a cell. */
  public char cell(int column, int rowFromTop) {
    return cells.charAt(rowFromTop * width + column);
  }

  /**
   * The things a person can point at to make a move, as texts; {@link Game#path} puts them in
   * order.
   *
   * <pre>
   *   17            a cell, counted row by row from the top left
   *   column:3      a whole column, counted from the left from 0
   *   turn:0:left   something done to a part of the board, here a turn to the left
   *   pass          the pass
   *   move:e2e4     a button with the move's own text
   * </pre>
   */
  public static final class Target {
    /** The pass. */
    public static final String PASS = "pass";

    private Target() {}

    /** A cell, row by row from the top left. */
    public static String cell(int cell) {
      return Integer.toString(cell);
    }

    /** A whole column, from the left. */
    public static String column(int column) {
      return "column:" + column;
    }

    /** Something done to a part of the board, and how. */
    public static String action(String verb, int part, String how) {
      return verb + ":" + part + ":" + how;
    }

    /** A move that no place on the board stands for. */
    public static String button(String move) {
      return "move:" + move;
    }
  }
}
