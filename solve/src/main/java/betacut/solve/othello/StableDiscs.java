package betacut.solve.othello;

import betacut.games.othello.Discs;

/**
 * Discs that no play can turn over: those of an edge that stay whatever is put on it, those on four
 * full lines, and those that lean on such discs or full lines in all four directions. There may be
 * more, but these are certain.
 *
 * <p>Of smaller boards, which lie in the middle of the frame, the squares around are as good as
 * taken: nobody will ever play there.
 */
final class StableDiscs {
  private static final long COLUMN = 0x0101010101010101L;
  private static final long GATHER_COLUMN = 0x0102040810204080L;
  private static final long SPREAD_COLUMN = 0x0002040810204081L;
  private static final long INNER = 0x007E7E7E7E7E7E00L;
  private static final long NOT_A = 0xFEFEFEFEFEFEFEFEL;
  private static final long NOT_H = 0x7F7F7F7F7F7F7F7FL;

  /** The stable ones among the own discs of an edge, by own and other discs. */
  private static final byte[] EDGES = edges(8);

  private final int width;
  private final int inset;
  private final long outside;
  private final long inner;
  private final byte[] edges;

  /** Those of a smaller board. */
  StableDiscs(int width) {
    this.width = width;
    inset = (8 - width) / 2;
    outside = ~middle(width);
    inner = middle(width - 2);
    edges = edges(width);
  }

  /** The squares of the frame's middle with so many in a row. */
  static long middle(int width) {
    int inset = (8 - width) / 2;
    long squares = 0;
    for (int row = inset; row < inset + width; row++) {
      squares |= (1L << width) - 1 << 8 * row + inset;
    }
    return squares;
  }

  /** Those of {@code own} on the usual board. */
  static long of(long own, long opponent) {
    return spread(own, edges(own, opponent), own | opponent, INNER);
  }

  /** Those of {@code own} on the smaller one. */
  long among(long own, long opponent) {
    return spread(own, edgesHere(own, opponent), own | opponent | outside, inner);
  }

  /** What is stable if these discs of the edges are. */
  private static long spread(long own, long onEdges, long taken, long within) {
    long rows = taken & taken >>> 4;
    rows &= rows >>> 2;
    rows = (rows & rows >>> 1 & COLUMN) * 255;
    long columns = taken & Long.rotateLeft(taken, 8);
    columns &= Long.rotateLeft(columns, 16);
    columns &= Long.rotateLeft(columns, 32);
    long rising = risingFull(taken);
    long falling = fallingFull(taken);
    long stable = own & (onEdges | rows & columns & rising & falling);
    long inner = own & within;
    long before = 0;
    while (stable != before) {
      before = stable;
      long alongRow = stable >>> 1 & NOT_H | stable << 1 & NOT_A | rows;
      long alongColumn = stable >>> 8 | stable << 8 | columns;
      long up = stable >>> 7 & NOT_A | stable << 7 & NOT_H | rising;
      long down = stable >>> 9 & NOT_H | stable << 9 & NOT_A | falling;
      stable |= inner & alongRow & alongColumn & up & down;
    }
    return stable;
  }

  private static long edges(long own, long opponent) {
    long top = edge((int) own & 255, (int) opponent & 255);
    long bottom = edge((int) (own >>> 56), (int) (opponent >>> 56));
    long left = edge(column(own), column(opponent));
    long right = edge(column(own >>> 7), column(opponent >>> 7));
    return top
        | bottom << 56
        | (left * SPREAD_COLUMN & COLUMN)
        | (right * SPREAD_COLUMN & COLUMN) << 7;
  }

  private long edgesHere(long own, long opponent) {
    int last = inset + width - 1;
    return edgeHere((int) (own >>> 8 * inset) & 255, (int) (opponent >>> 8 * inset) & 255)
            << 8 * inset
        | edgeHere((int) (own >>> 8 * last) & 255, (int) (opponent >>> 8 * last) & 255) << 8 * last
        | (edgeHere(column(own >>> inset), column(opponent >>> inset)) * SPREAD_COLUMN & COLUMN)
            << inset
        | (edgeHere(column(own >>> last), column(opponent >>> last)) * SPREAD_COLUMN & COLUMN)
            << last;
  }

  /** Of a line of the frame. */
  private long edgeHere(int own, int other) {
    return (edges[own >> inset << width | other >> inset] & 255L) << inset;
  }

  private static long edge(int own, int other) {
    return EDGES[own << 8 | other] & 255L;
  }

  private static int column(long discs) {
    return (int) ((discs & COLUMN) * GATHER_COLUMN >>> 56);
  }

  /**
   * Full diagonals from the top right: a square stays if the next one along the line is taken or
   * beyond the edge, then the next but one, then the fourth, in both directions.
   */
  private static long risingFull(long taken) {
    long down = taken & (0xFF01010101010101L | taken >>> 7);
    down &= 0xFFFF030303030303L | down >>> 14;
    down &= 0xFFFFFFFF0F0F0F0FL | down >>> 28;
    long up = taken & (0x80808080808080FFL | taken << 7);
    up &= 0xC0C0C0C0C0C0FFFFL | up << 14;
    up &= 0xF0F0F0F0FFFFFFFFL | up << 28;
    return down & up;
  }

  /** Full diagonals from the top left. */
  private static long fallingFull(long taken) {
    long down = taken & (0xFF80808080808080L | taken >>> 9);
    down &= 0xFFFFC0C0C0C0C0C0L | down >>> 18;
    down &= 0xFFFFFFFFF0F0F0F0L | down >>> 36;
    long up = taken & (0x01010101010101FFL | taken << 9);
    up &= 0x030303030303FFFFL | up << 18;
    up &= 0x0F0F0F0FFFFFFFFFL | up << 36;
    return down & up;
  }

  private static byte[] edges(int width) {
    byte[] edges = new byte[1 << 2 * width];
    var done = new boolean[edges.length];
    for (int own = 0; own < 1 << width; own++) {
      for (int other = 0; other < 1 << width; other++) {
        if ((own & other) == 0) {
          edge(own, other, width, edges, done);
        }
      }
    }
    return edges;
  }

  /** What is left of the own discs after anything that either side may put on the edge. */
  private static int edge(int own, int other, int width, byte[] edges, boolean[] done) {
    int at = own << width | other;
    if (!done[at]) {
      int stable = own;
      for (int square = 0; square < width; square++) {
        int bit = 1 << square;
        if (((own | other) & bit) == 0) {
          int won = (int) Discs.flips(square, own, other); // on a row of its own
          stable &= edge(own | won | bit, other & ~won, width, edges, done);
          int lost = (int) Discs.flips(square, other, own);
          stable &= edge(own & ~lost, other | lost | bit, width, edges, done);
        }
      }
      edges[at] = (byte) stable;
      done[at] = true;
    }
    return edges[at] & 255;
  }
}
