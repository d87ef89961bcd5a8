package betacut.games.pentago;

/**
 * How a line of five lies on the quadrants: that decides how many turns make or break it. There are
 * 16, 8, 4 and 4; {@link PentagoLines} numbers them in this order.
 */
enum LineKind {
  /** A row or column along the edges of two quadrants. */
  EDGE("edge"),
  /**
   * A row or column through the middles of two quadrants; no other keeps its three by two turns.
   */
  MIDDLE("middle"),
  /** A long diagonal through the middles of two quadrants. */
  DIAGONAL("diagonal"),
  /** A short diagonal across three quadrants. */
  CORNER("corner");

  private static final long MIDDLES = 1L << 4 | 1L << 13 | 1L << 22 | 1L << 31;

  private final String id;

  LineKind(String id) {
    this.id = id;
  }

  String id() {
    return id;
  }

  static LineKind of(long line, boolean isDiagonal) {
    boolean hasMiddle = (line & MIDDLES) != 0;
    if (isDiagonal) {
      return hasMiddle ? DIAGONAL : CORNER;
    }
    return hasMiddle ? MIDDLE : EDGE;
  }
}
