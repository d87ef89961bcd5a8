package betacut.solve.layers;

import java.nio.ByteBuffer;

/**
 * Ascending numbers without duplicates, packed, with every block of 128 found by its first.
 *
 * <pre>
 *   bytes      what (big-endian)
 *   4          0x42434B31, "BCK1"
 *   4          n, how many numbers
 *   8 per ⌈n/128⌉   the first number of each block
 *   4 per ⌈n/128⌉   where its bits begin, in bytes after this list
 *   …          the blocks, each from a whole byte on
 *   8          zeros, so that eight bytes can be read anywhere
 *
 *   a block: six bits k, then for each number but the first its distance d ≥ 1 from the one before:
 *   with q = (d − 1 &gt;&gt; k) + 1, as many zeros as q has bits below its highest, q, the low k bits
 *   of d − 1. That is an exponential Golomb code; k is the last before the block, as k grows from
 *   0, would become longer.
 * </pre>
 *
 * Worked example, k = 2: d = 11 is 10 = 0b10_10, q = 0b11, written 0 11 10.
 */
public final class KeyRun {
  /** Numbers in a block: decoding one costs as long as a miss of the processor's caches or two. */
  static final int BLOCK = 128;

  static final int MAGIC = 0x42434B31;
  static final int HEADER = 8;
  private static final int INDEX_ENTRY = 12;
  private static final int K_BITS = 6;

  /** What one read of eight bytes has at least, wherever a bit begins. */
  private static final int WINDOW = 57;

  private final ByteBuffer bytes;
  private final int size;
  private final int blocks;
  private final int data;

  /**
   * The numbers that {@link #pack} has packed; the bytes are read in place and stay as they are.
   */
  public KeyRun(ByteBuffer bytes) {
    if (bytes.remaining() < HEADER || bytes.getInt(0) != MAGIC) {
      throw new IllegalArgumentException("these bytes are no packed numbers");
    }
    this.bytes = bytes;
    size = bytes.getInt(4);
    blocks = blocks(size);
    data = HEADER + INDEX_ENTRY * blocks;
    if (size < 0 || bytes.remaining() < data + Long.BYTES) {
      throw new IllegalArgumentException("these packed numbers are not complete");
    }
  }

  private static int blocks(int size) {
    return (size + BLOCK - 1) / BLOCK;
  }

  /** Packs ascending numbers without duplicates. */
  public static byte[] pack(long[] keys, int from, int to) {
    int size = to - from;
    int blocks = blocks(size);
    var bits = new BitWriter(size + 64);
    ByteBuffer index = ByteBuffer.allocate(HEADER + INDEX_ENTRY * blocks);
    index.putInt(MAGIC).putInt(size);
    for (int block = 0; block < blocks; block++) {
      int first = from + block * BLOCK;
      index.putLong(HEADER + Long.BYTES * block, keys[first]);
      index.putInt(HEADER + Long.BYTES * blocks + Integer.BYTES * block, bits.length());
      packBlock(keys, first, Math.min(to, first + BLOCK), bits);
    }
    byte[] packed = new byte[index.capacity() + bits.length() + Long.BYTES];
    System.arraycopy(index.array(), 0, packed, 0, index.capacity());
    System.arraycopy(bits.bytes(), 0, packed, index.capacity(), bits.length());
    return packed;
  }

  private static void packBlock(long[] keys, int from, int to, BitWriter out) {
    int k = shortest(keys, from, to);
    out.write(k, K_BITS);
    for (int i = from + 1; i < to; i++) {
      long distance = keys[i] - keys[i - 1] - 1;
      long q = (distance >>> k) + 1;
      int below = Long.SIZE - 1 - Long.numberOfLeadingZeros(q);
      write(out, 0, below);
      write(out, q, below + 1);
      write(out, distance, k);
    }
    out.align();
  }

  private static void write(BitWriter out, long value, int bits) {
    if (bits > Integer.SIZE) {
      out.write(value >>> Integer.SIZE, bits - Integer.SIZE);
      out.write(value, Integer.SIZE);
    } else {
      out.write(value, bits);
    }
  }

  /** Near the logarithm of the middle distance, where the block is about the shortest. */
  private static int shortest(long[] keys, int from, int to) {
    int best = 0;
    long bestBits = bits(keys, from, to, 0);
    for (int k = 1; k < Long.SIZE - 1; k++) {
      long bits = bits(keys, from, to, k);
      if (bits > bestBits) {
        break;
      }
      best = k;
      bestBits = bits;
    }
    return best;
  }

  private static long bits(long[] keys, int from, int to, int k) {
    long bits = 0;
    for (int i = from + 1; i < to; i++) {
      long q = (keys[i] - keys[i - 1] - 1 >>> k) + 1;
      bits += 2 * (Long.SIZE - Long.numberOfLeadingZeros(q)) - 1 + k;
    }
    return bits;
  }

  /** How many numbers there are. */
  public int size() {
    return size;
  }

  int blocks() {
    return blocks;
  }

  /** The first number of a block. */
  long first(int block) {
    return bytes.getLong(HEADER + Long.BYTES * block);
  }

  int sizeOf(int block) {
    return Math.min(BLOCK, size - block * BLOCK);
  }

  /** The last block whose first number is not above a key; -1 if all are. */
  int blockOf(long key) {
    int low = 0;
    int high = blocks - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      if (first(middle) <= key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return high;
  }

  /** Writes a block's numbers to {@code out} from an index on; returns the index after them. */
  int read(int block, long[] out, int from) {
    ByteBuffer bytes = this.bytes;
    int begin = data + bytes.getInt(HEADER + Long.BYTES * blocks + Integer.BYTES * block);
    int k = bytes.get(begin) >>> 2 & 63;
    long at = 8L * begin + K_BITS;
    long key = first(block);
    int end = from + sizeOf(block);
    out[from] = key;
    for (int i = from + 1; i < end; i++) {
      long window = bytes.getLong((int) (at >>> 3)) << (at & 7);
      int below = Long.numberOfLeadingZeros(window);
      int bits = 2 * below + 1 + k;
      if (bits <= WINDOW) {
        long q = window << below >>> Long.SIZE - 1 - below;
        key += (q - 1 << k | (window << 2 * below + 1 >>> 1 >>> Long.SIZE - 1 - k)) + 1;
        at += bits;
      } else {
        below = zeros(at);
        long q = bits(at + below, below + 1);
        key += (q - 1 << k | bits(at + 2 * below + 1, k)) + 1;
        at += 2L * below + 1 + k;
      }
      out[i] = key;
    }
    return end;
  }

  private int zeros(long at) {
    int zeros = 0;
    while (bits(at + zeros, 1) == 0) {
      zeros++;
    }
    return zeros;
  }

  /** The few codes that are longer than a window, slowly. */
  private long bits(long at, int count) {
    long value = 0;
    for (long i = at; i < at + count; i++) {
      value = value << 1 | bytes.get((int) (i >>> 3)) >>> 7 - (i & 7) & 1;
    }
    return value;
  }

  /** All numbers from an index on, in an array of at least that size; the index after them. */
  public int readAll(long[] out, int from) {
    int end = from;
    for (int block = 0; block < blocks; block++) {
      end = read(block, out, end);
    }
    return end;
  }
}
