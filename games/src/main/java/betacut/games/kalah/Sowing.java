package betacut.games.kalah;

/**
 * A Kalah board's size and what sowing adds to it, worked out once. Each side's row is a word of
 * bytes: its houses from its left to its right, then its store.
 *
 * <pre>
 *   6 houses       byte   6   5 4 3 2 1 0           second player, right to left
 *                         store            store    byte 6
 *                         0 1 2 3 4 5               first player's houses
 * </pre>
 *
 * Seeds go from house to house to the own store, then along the other side's houses and on to the
 * own first one; the other store is left out. Example: 4 seeds of house 2 of 6 add one to houses 3,
 * 4 and 5 and to the store, {@code 0x01_010101_000000}, and end in the store.
 */
final class Sowing {
  /** A row has eight bytes, one of them the store. */
  static final int MOST_HOUSES = 7;

  /** Sums of bytes must not carry. */
  static final int MOST_IN_ALL = 250;

  final int houses;
  final int seeds;
  final boolean emptyCapture;

  /** All seeds of the game. */
  final int total;

  /** The bytes of a row's houses. */
  final long houseBytes;

  private final long[] own;
  private final long[] other;

  Sowing(int houses, int seeds, boolean emptyCapture) {
    this.houses = houses;
    this.seeds = seeds;
    this.emptyCapture = emptyCapture;
    total = 2 * houses * seeds;
    houseBytes = (1L << 8 * houses) - 1;
    own = new long[houses * (total + 1)];
    other = new long[houses * (total + 1)];
    for (int house = 0; house < houses; house++) {
      for (int sown = 1; sown <= total; sown++) {
        int at = house * (total + 1) + sown;
        int last = last(house, sown);
        long added = 1L << 8 * (last <= houses ? last : last - houses - 1);
        own[at] = own[at - 1] + (last <= houses ? added : 0);
        other[at] = other[at - 1] + (last <= houses ? 0 : added);
      }
    }
  }

  /** What the own row gets if a house with so many seeds is sown. */
  long toOwn(int house, int sown) {
    return own[house * (total + 1) + sown];
  }

  /** What the other row gets. */
  long toOther(int house, int sown) {
    return other[house * (total + 1) + sown];
  }

  /** Where the last seed falls: an own house, the own store, or a house of the other's after it. */
  int last(int house, int sown) {
    return (house + sown) % (2 * houses + 1);
  }

  /** The seeds in a byte of a row. */
  static int at(long row, int place) {
    return (int) (row >>> 8 * place) & 0xFF;
  }

  /** The seeds in a row's houses. */
  int inHouses(long row) {
    int sum = 0;
    for (long left = row & houseBytes; left != 0; left >>>= 8) {
      sum += (int) left & 0xFF;
    }
    return sum;
  }

  /** The row of the start. */
  long full() {
    return houseBytes / 0xFF * seeds;
  }

  boolean hasRulesOf(Sowing other) {
    return houses == other.houses && seeds == other.seeds && emptyCapture == other.emptyCapture;
  }
}
