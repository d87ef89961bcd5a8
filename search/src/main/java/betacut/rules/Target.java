package betacut.rules;

/**
 * The things a person can point at to make a move, as texts; {@link Game#path} puts them in order.
 *
 * <pre>
 *   17            a cell, counted row by row from the top left
 *   column:3      a whole column, counted from the left from 0
 *   turn:0:left   a turn of a quarter of the board (0 1 above 2 3): left, right or mirror
 *   pass          the pass
 *   move:e2e4     a button with the move's own text
 * </pre>
 */
public final class Target {
  public static final String PASS = "pass";

  private Target() {}

  public static String cell(int cell) {
    return Integer.toString(cell);
  }

  public static String column(int column) {
    return "column:" + column;
  }

  /** A turn of a quarter of the board. */
  public static String turn(int quarter, Turn turn) {
    return "turn:" + quarter + ":" + turn.name().toLowerCase(java.util.Locale.ROOT);
  }

  /** A move that no place on the board stands for. */
  public static String button(String move) {
    return "move:" + move;
  }

  /** What can be done to a quarter of the board. */
  public enum Turn {
    /** Counter-clockwise by a quarter. */
    LEFT,
    /** Clockwise by a quarter. */
    RIGHT,
    /** Left and right exchanged. */
    MIRROR
  }
}
