package betacut.solve.layers;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A score for each number of a {@link KeyRun}, in its order: which of the few different scores it
 * is, in as few bits as there must be.
 *
 * <pre>
 *   bytes   what (big-endian)
 *   4       0x42435331, "BCS1"
 *   4       n, how many scores
 *   4       p, how many different ones
 *   4 each  those, ascending, as {@link betacut.rules.Score} counts from the position itself
 *   …       for each position ⌈log₂ p⌉ bits: which one
 *   8       zeros, so that eight bytes can be read anywhere
 * </pre>
 */
public final class ScoreRun {
  static final int MAGIC = 0x42435331;
  static final int HEADER = 12;

  private final ByteBuffer bytes;
  private final int size;
  private final int[] palette;
  private final int bits;
  private final int data;

  /** The scores that {@link #pack} has packed; the bytes are read in place and stay as they are. */
  public ScoreRun(ByteBuffer bytes) {
    if (bytes.remaining() < HEADER || bytes.getInt(0) != MAGIC) {
      throw new IllegalArgumentException("these bytes are no packed scores");
    }
    this.bytes = bytes;
    size = bytes.getInt(4);
    int different = bytes.getInt(8);
    data = HEADER + Integer.BYTES * different;
    bits = bitsFor(different);
    if (size < 0
        || different < 0
        || bytes.remaining() < data + (long) size * bits / Byte.SIZE + 8) {
      throw new IllegalArgumentException("these packed scores are not complete");
    }
    palette = new int[different];
    for (int i = 0; i < different; i++) {
      palette[i] = bytes.getInt(HEADER + Integer.BYTES * i);
    }
  }

  private static int bitsFor(int different) {
    return different <= 1 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(different - 1);
  }

  /** Packs the first so many scores. */
  static byte[] pack(int[] scores, int size) {
    int[] palette = Arrays.stream(scores, 0, size).distinct().sorted().toArray();
    int bits = bitsFor(palette.length);
    var out = new BitWriter(size * bits / Byte.SIZE + 1);
    for (int i = 0; i < size; i++) {
      out.write(Arrays.binarySearch(palette, scores[i]), bits);
    }
    out.align();
    int data = HEADER + Integer.BYTES * palette.length;
    ByteBuffer packed = ByteBuffer.allocate(data + out.length() + Long.BYTES);
    packed.putInt(MAGIC).putInt(size).putInt(palette.length);
    for (int score : palette) {
      packed.putInt(score);
    }
    packed.put(out.bytes(), 0, out.length());
    return packed.array();
  }

  /** How many numbers have each score. */
  SortedMap<Integer, Long> counts() {
    SortedMap<Integer, Long> counts = new TreeMap<>();
    long[] places = new long[palette.length];
    for (int i = 0; i < size; i++) {
      places[which(i)]++;
    }
    for (int i = 0; i < places.length; i++) {
      counts.put(palette[i], places[i]);
    }
    return counts;
  }

  /** How many scores there are. */
  public int size() {
    return size;
  }

  /** The score of a number by its place in the run. */
  public int score(int place) {
    return palette[which(place)];
  }

  private int which(int place) {
    long at = (long) place * bits;
    long window = bytes.getLong(data + (int) (at >>> 3)) << (at & 7);
    return (int) (window >>> 1 >>> Long.SIZE - 1 - bits);
  }
}
