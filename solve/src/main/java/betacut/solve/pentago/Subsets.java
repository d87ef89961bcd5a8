package betacut.solve.pentago;

/**
 * Subsets of n cells, numbered among those of their size in the order of their bits, and where the
 * number goes when there is one cell more.
 *
 * <p>The i-th cell of a subset, counted from 1, adds the number of subsets of i cells below it. So
 * a number is the sum of two look-ups: the low half of the bits, and the high half given how many
 * are in the low one.
 */
final class Subsets {
  /** An empty board has no more cells. */
  private static final int MOST = 36;

  private static final long[][] CHOICES = choices();

  private final int lowBits;
  private final int[] low;

  /** {@code [cells in the low half << bits of the high half | high half]}. */
  private final int[] high;

  private final int highBits;

  Subsets(int n) {
    lowBits = n / 2;
    highBits = n - lowBits;
    low = new int[1 << lowBits];
    for (int bits = 0; bits < low.length; bits++) {
      low[bits] = number(bits, 0, 0);
    }
    high = new int[lowBits + 1 << highBits];
    for (int i = 0; i < high.length; i++) {
      high[i] = number(i & (1 << highBits) - 1, lowBits, i >> highBits);
    }
  }

  /** The number of a subset among those of its size, if they are few enough for an int. */
  int number(int bits) {
    int lower = bits & (1 << lowBits) - 1;
    return low[lower] + high[Integer.bitCount(lower) << highBits | bits >>> lowBits];
  }

  /** What cells add to a number if they begin at a place and so many are below it. */
  private static int number(int bits, int place, int below) {
    long number = 0;
    int size = below;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      number += CHOICES[place + Integer.numberOfTrailingZeros(rest)][++size];
    }
    return (int) number;
  }

  /** How many subsets of a size there are. */
  static long count(int n, int size) {
    return CHOICES[n][size];
  }

  /** Their bits, in order. */
  static int[] all(int n, int size) {
    int[] all = new int[Math.toIntExact(count(n, size))];
    int bits = (1 << size) - 1;
    for (int i = 0; i < all.length; i++) {
      all[i] = bits;
      bits = next(bits);
    }
    return all;
  }

  /** The next larger number with as many ones. */
  private static int next(int bits) {
    if (bits == 0) {
      return 0;
    }
    int lowest = bits & -bits;
    int carried = bits + lowest;
    return carried | (bits ^ carried) / lowest >>> 2;
  }

  /**
   * For each subset its number when a cell is put in at {@code place}, those from there on moving
   * up; the new one belongs to the subset if {@code isTaken}.
   */
  static int[] grown(int[] subsets, int place, boolean isTaken) {
    int[] grown = new int[subsets.length];
    int below = (1 << place) - 1;
    for (int i = 0; i < subsets.length; i++) {
      int bits = subsets[i] & below | (subsets[i] & ~below) << 1;
      grown[i] = number(isTaken ? bits | 1 << place : bits, 0, 0);
    }
    return grown;
  }

  private static long[][] choices() {
    long[][] choices = new long[MOST + 1][MOST + 2];
    for (int n = 0; n <= MOST; n++) {
      choices[n][0] = 1;
      for (int size = 1; size <= n; size++) {
        choices[n][size] = choices[n - 1][size - 1] + choices[n - 1][size];
      }
    }
    return choices;
  }
}
