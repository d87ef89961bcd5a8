package betacut.solve.connectfour;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The scores of all positions with one number of stones, without their keys.
 *
 * <p>A static function: three cells of {@code bits} bits are chosen by the hash of a key, one in
 * each third of the layer, and their exclusive or is the value. A key that was not given has a
 * value too, and it means nothing; so a layer is asked only for positions that belong to it. It
 * takes 1.23 × {@code bits} bits a position, whatever the length of the keys.
 *
 * <p>To build it, look for a cell that only one remaining key uses, put that key on a stack, take
 * it out, and repeat; then fill the cells in the order of the stack. With 1.23 cells a key this
 * works for almost every seed; if not, try the next.
 *
 * <pre>
 *   int stones | int bits | int third | int seed | int bias | int keys | long words[]
 *   (a cell may span two words)
 * </pre>
 */
final class ScoreLayer {
  private static final int HEADER = 6 * Integer.BYTES;

  private final int stones;
  private final int bits;
  private final int third;
  private final int seed;
  private final int bias;
  private final int keys;
  private final ByteBuffer words;

  /** Reads a layer at the buffer's position, and leaves the position behind it. */
  ScoreLayer(ByteBuffer in) {
    stones = in.getInt();
    bits = in.getInt();
    third = in.getInt();
    seed = in.getInt();
    bias = in.getInt();
    keys = in.getInt();
    if (bits < 1 || bits > 8 || third < 1 || third > 1 << 28) {
      throw new IllegalArgumentException("the book has a layer that cannot be");
    }
    int length = wordCount(third, bits) * Long.BYTES;
    words = in.slice(in.position(), length);
    in.position(in.position() + length);
  }

  private static int wordCount(int third, int bits) {
    return (int) ((3L * third * bits + 63) / 64 + 1);
  }

  int stones() {
    return stones;
  }

  int keys() {
    return keys;
  }

  /** The score stored for a key of this layer. */
  int score(long key) {
    long h = hash(key, seed);
    return (cell(place(h, 0, third)) ^ cell(place(h, 1, third)) ^ cell(place(h, 2, third))) + bias;
  }

  private int cell(int i) {
    long bit = (long) i * bits;
    int word = (int) (bit >>> 6) * Long.BYTES;
    int shift = (int) bit & 63;
    long value = words.getLong(word) >>> shift;
    if (shift + bits > Long.SIZE) {
      value |= words.getLong(word + Long.BYTES) << Long.SIZE - shift;
    }
    return (int) value & (1 << bits) - 1;
  }

  /** Murmur's finisher, for good bits from near keys. */
  private static long hash(long key, int seed) {
    long h = key + seed * 0x9E3779B97F4A7C15L;
    h = (h ^ h >>> 33) * 0xFF51AFD7ED558CCDL;
    h = (h ^ h >>> 33) * 0xC4CEB9FE1A85EC53L;
    return h ^ h >>> 33;
  }

  /** The cell in one of the thirds: 32 rotated bits of the hash scaled to its length. */
  private static int place(long hash, int which, int third) {
    long part = Long.rotateLeft(hash, 21 * which) >>> 32;
    return which * third + (int) (part * third >>> 32);
  }

  /** Builds the bytes of a layer; keys must differ. */
  static byte[] build(int stones, long[] keys, byte[] scores) {
    int low = 0;
    int high = 0;
    for (byte score : scores) {
      low = Math.min(low, score);
      high = Math.max(high, score);
    }
    int bits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(high - low));
    int third = (int) (keys.length * 1.23 / 3) + 11;
    for (int seed = 1; seed < 1000; seed++) {
      int[] order = peel(keys, seed, third);
      if (order.length > 0 || keys.length == 0) {
        int[] cells = fill(keys, scores, seed, third, low, order);
        return pack(new int[] {stones, bits, third, seed, low, keys.length}, cells);
      }
    }
    throw new IllegalArgumentException("no seed works: are two keys equal?");
  }

  /** Pairs (key, cell) in the order they were peeled; nothing if the seed does not work. */
  private static int[] peel(long[] keys, int seed, int third) {
    int[] uses = new int[3 * third];
    int[] mixed = new int[3 * third];
    for (int k = 0; k < keys.length; k++) {
      long h = hash(keys[k], seed);
      for (int w = 0; w < 3; w++) {
        int at = place(h, w, third);
        uses[at]++;
        mixed[at] ^= k;
      }
    }
    int[] single = new int[3 * third + 3 * keys.length];
    int end = 0;
    for (int i = 0; i < uses.length; i++) {
      if (uses[i] == 1) {
        single[end++] = i;
      }
    }
    int[] order = new int[2 * keys.length];
    int done = 0;
    for (int next = 0; next < end; next++) {
      int cell = single[next];
      if (uses[cell] != 1) {
        continue;
      }
      int k = mixed[cell];
      order[done++] = k;
      order[done++] = cell;
      long h = hash(keys[k], seed);
      for (int w = 0; w < 3; w++) {
        int at = place(h, w, third);
        mixed[at] ^= k;
        if (--uses[at] == 1) {
          single[end++] = at;
        }
      }
    }
    return done == order.length ? order : new int[0];
  }

  private static int[] fill(
      long[] keys, byte[] scores, int seed, int third, int bias, int[] order) {
    int[] cells = new int[3 * third];
    for (int i = order.length - 2; i >= 0; i -= 2) {
      int k = order[i];
      int own = order[i + 1];
      long h = hash(keys[k], seed);
      int value = scores[k] - bias;
      for (int w = 0; w < 3; w++) {
        int at = place(h, w, third);
        value ^= at == own ? 0 : cells[at];
      }
      cells[own] = value;
    }
    return cells;
  }

  private static byte[] pack(int[] header, int[] cells) {
    int bits = header[1];
    long[] words = new long[wordCount(header[2], bits)];
    for (int i = 0; i < cells.length; i++) {
      long bit = (long) i * bits;
      int shift = (int) bit & 63;
      words[(int) (bit >>> 6)] |= (long) cells[i] << shift;
      if (shift + bits > Long.SIZE) {
        words[(int) (bit >>> 6) + 1] |= (long) cells[i] >>> Long.SIZE - shift;
      }
    }
    var out = ByteBuffer.allocate(HEADER + words.length * Long.BYTES);
    Arrays.stream(header).forEach(out::putInt);
    Arrays.stream(words).forEach(out::putLong);
    return out.array();
  }
}
