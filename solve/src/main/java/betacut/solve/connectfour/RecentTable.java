package betacut.solve.connectfour;

import java.util.Arrays;

/**
 * A small table for positions near the end, where the newest entry always stays.
 *
 * <p>Transpositions there lie close together in the search, and a table that fits the processor's
 * second-level cache answers sooner than the search of a few nodes; the large one would not. Keys
 * cannot be mistaken, as in {@link BoundTable}, whose layout of bounds it shares.
 *
 * <pre>
 *   63 ......... 12 11 ... 6 5 .... 0
 *   [ epoch | tag  ][ upper ][ lower ]
 * </pre>
 */
final class RecentTable {
  /** 2^15 entries are 256 KiB. */
  private static final int INDEX_BITS = 15;

  private static final int TAG = 12;

  private final long[] words = new long[1 << INDEX_BITS];
  private final int tagBits;
  private long epoch = 1;

  RecentTable(int keyBits) {
    tagBits = Math.max(0, keyBits - INDEX_BITS);
  }

  /** Forgets everything; the words are touched only when the epochs run out. */
  void clear() {
    epoch++;
    if (epoch >> Math.min(20, Long.SIZE - TAG - tagBits) != 0) {
      Arrays.fill(words, 0);
      epoch = 1;
    }
  }

  private long tag(long hash) {
    return epoch << tagBits | hash >>> INDEX_BITS;
  }

  /** The entry of a mixed key, or 0. */
  long find(long hash) {
    long entry = words[(int) hash & (1 << INDEX_BITS) - 1];
    return entry >>> TAG == tag(hash) ? entry : 0;
  }

  void store(long hash, int lower, int upper) {
    words[(int) hash & (1 << INDEX_BITS) - 1] = tag(hash) << TAG | BoundTable.bounds(lower, upper);
  }
}
