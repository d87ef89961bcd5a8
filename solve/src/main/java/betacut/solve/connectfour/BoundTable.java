package betacut.solve.connectfour;

import java.util.Arrays;

/**
 * Proved bounds of positions, one {@code long} each, found by a key that cannot be mistaken.
 *
 * <p>The key is mixed by a permutation of its own bits (odd multiplication, xor with the upper
 * half, odd multiplication, all modulo 2^keyBits). The low bits of the result choose a bucket of
 * two entries and all others are stored, so two positions never share an entry: no hit is ever
 * false.
 *
 * <pre>
 *   63 ............. 17 16 .. 12 11 ... 6 5 .... 0
 *   [ epoch | tag      ][ work  ][ upper ][ lower ]      bounds are stored + 32
 * </pre>
 *
 * {@code work} is the bit length of the number of nodes spent; in a full bucket the entry with the
 * least of it goes. A new epoch empties the table without touching it. After that the table uses
 * only its first part and doubles as it fills: a small search stays inside the processor's cache
 * (−25 % time on Test_L2_R2).
 *
 * <p>Threads may share a table without locks: an entry is one word, written and read whole on every
 * 64-bit JVM, and all bounds are true, whichever of two writers wins.
 */
final class BoundTable {
  private static final int UPPER = 6;
  private static final int WORK = 12;
  private static final int TAG = 17;
  private static final int BOUND_MASK = 63;
  private static final int WORK_MASK = 31;
  private static final int BIAS = 32;

  /** The table starts with 2^15 buckets, half a mebibyte. */
  private static final int LEAST_INDEX_BITS = 15;

  private final long[] words;
  private final long keyMask;
  private final int half;

  /** Key bits that every bucket number leaves out: the tag has all bits from here up. */
  private final int tagShift;

  private final int tagBits;
  private final int mostIndexBits;

  private int indexBits;
  private int bucketMask;
  private long epoch;

  /** 0 when the table cannot grow: threads that share it must not write to a common counter. */
  private int storesToGrow;

  /** The most index bits in use since the words were last set to zero. */
  private int touchedBits;

  /**
   * A table of at most {@code mib} MiB, rounded down to a power of two; keys have {@code keyBits}.
   */
  BoundTable(int keyBits, int mib) {
    if (keyBits < 1 || keyBits > Long.SIZE) {
      throw new IllegalArgumentException("a key of %d bits does not fit 64".formatted(keyBits));
    }
    // Epoch and tag share 47 bits, and the epoch needs at least two of them.
    tagShift = Math.clamp(keyBits - (Long.SIZE - TAG - 2), LEAST_INDEX_BITS, Long.SIZE);
    int least = Math.max(1, (1 << tagShift) >> 16);
    if (mib < least || mib > 8192) {
      throw new IllegalArgumentException(
          "a table for this board takes %d to 8192 MiB, not %d".formatted(least, mib));
    }
    mostIndexBits = 16 + 31 - Integer.numberOfLeadingZeros(mib);
    words = new long[2 << mostIndexBits];
    tagBits = Math.max(0, keyBits - tagShift);
    keyMask = -1L >>> Long.SIZE - keyBits;
    half = keyBits + 1 >> 1;
    epoch = 0;
    clear();
  }

  /** Forgets everything, at no cost but once in many times. */
  void clear() {
    epoch++;
    if (epoch >> Math.min(20, Long.SIZE - TAG - tagBits) != 0) {
      Arrays.fill(words, 0, 2 << touchedBits, 0);
      epoch = 1;
      touchedBits = tagShift;
    }
    useBits(tagShift);
  }

  private void useBits(int bits) {
    indexBits = bits;
    touchedBits = Math.max(touchedBits, bits);
    bucketMask = (1 << bits) - 1;
    storesToGrow = bits == mostIndexBits ? 0 : 1 << bits;
  }

  /** Uses all of the table from now on, as threads that share it must. */
  void growFully() {
    while (indexBits < mostIndexBits) {
      grow();
    }
  }

  /** Splits every bucket between itself and its twin in the upper half. */
  private void grow() {
    int buckets = 1 << indexBits;
    long splitBit = 1L << TAG + indexBits - tagShift;
    for (int low = 0; low < 2 * buckets; low++) {
      long word = words[low];
      boolean moves = (word & splitBit) != 0;
      words[low + 2 * buckets] = moves ? word : 0;
      if (moves) {
        words[low] = 0;
      }
    }
    useBits(indexBits + 1);
  }

  /** A permutation of the keys. */
  long mix(long key) {
    key = key * 0x9E3779B97F4A7C15L & keyMask;
    key ^= key >>> half;
    key = key * 0xD6E8FEB86659FD93L & keyMask;
    return key ^ key >>> half;
  }

  /** The bucket of a mixed key: the place of its first entry. */
  int bucket(long hash) {
    return ((int) hash & bucketMask) << 1;
  }

  /** The entry of a mixed key, or 0. */
  long find(long hash) {
    long[] w = words;
    int i = bucket(hash);
    long want = tag(hash);
    long a = w[i];
    long b = w[i + 1];
    return a >>> TAG == want ? a : b >>> TAG == want ? b : 0;
  }

  private long tag(long hash) {
    return epoch << tagBits | hash >>> tagShift;
  }

  /** Two bounds as the low bits of an entry. */
  static long bounds(int lower, int upper) {
    return (long) (upper + BIAS) << UPPER | lower + BIAS;
  }

  static int lower(long entry) {
    return ((int) entry & BOUND_MASK) - BIAS;
  }

  static int upper(long entry) {
    return ((int) entry >>> UPPER & BOUND_MASK) - BIAS;
  }

  /** Stores both bounds; the caller has merged them with what it found. */
  void store(long hash, int lower, int upper, long nodes) {
    int i = bucket(hash);
    long tag = tag(hash);
    int work = Math.min(WORK_MASK, Long.SIZE - Long.numberOfLeadingZeros(nodes));
    long entry = tag << TAG | (long) work << WORK | bounds(lower, upper);
    long[] w = words;
    long a = w[i];
    long b = w[i + 1];
    if (a >>> TAG == tag) {
      w[i] = entry;
    } else if (b >>> TAG == tag || work(b) < work(a)) {
      w[i + 1] = entry;
    } else {
      w[i] = entry;
    }
    if (storesToGrow != 0 && --storesToGrow == 0) {
      grow();
    }
  }

  /** The work of an entry of this epoch, else −1. */
  private int work(long entry) {
    return entry >>> TAG + tagBits == epoch ? (int) entry >>> WORK & WORK_MASK : -1;
  }
}
