package betacut.browser.java.util.zip;

import java.util.Arrays;
import java.util.zip.DataFormatException;

/**
 * Unpacks what {@code Deflater} has packed (RFC 1950 and 1951), all of it at the first question:
 * TeaVM's own, made for streams, is four times as large.
 */
public final class PageInflater implements AutoCloseable {
  private static final int HEADER = 2;
  private static final int MOST_BITS = 15;
  private static final int END = 256;
  private static final int LITERALS = 288;
  private static final int DISTANCES = 30;
  private static final int[] LENGTH_ORDER = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15
  };

  private byte[] packed = {};
  private int at;
  private int bits;
  private int bitCount;

  private byte[] plain;
  private int length;
  private int given;

  /** How many codes there are of each length, and what they mean in the order of the codes. */
  private record Codes(int[] counts, int[] meanings) {
    static Codes of(int[] lengths, int from, int to) {
      int[] counts = new int[MOST_BITS + 1];
      for (int i = from; i < to; i++) {
        counts[lengths[i]]++;
      }
      counts[0] = 0;
      int[] next = new int[MOST_BITS + 2];
      for (int i = 1; i <= MOST_BITS; i++) {
        next[i + 1] = next[i] + counts[i];
      }
      int[] meanings = new int[to - from];
      for (int i = from; i < to; i++) {
        if (lengths[i] != 0) {
          meanings[next[lengths[i]]++] = i - from;
        }
      }
      return new Codes(counts, meanings);
    }
  }

  public void setInput(byte[] input) {
    packed = input;
    at = HEADER;
  }

  public boolean finished() {
    return plain != null && given == length;
  }

  public boolean needsInput() {
    return packed.length <= HEADER;
  }

  public int inflate(byte[] output, int from, int most) throws DataFormatException {
    if (plain == null) {
      plain = new byte[2 * packed.length];
      unpack();
    }
    int count = Math.min(most, length - given);
    System.arraycopy(plain, given, output, from, count);
    given += count;
    return count;
  }

  /** There is nothing to give back. */
  @Override
  public void close() {}

  private void unpack() throws DataFormatException {
    try {
      boolean isLast;
      do {
        isLast = take(1) == 1;
        switch (take(2)) {
          case 0 -> copy();
          case 1 -> unpack(usualLiterals(), Codes.of(filled(DISTANCES, 5), 0, DISTANCES));
          case 2 -> unpackByOwnCodes();
          default -> throw new DataFormatException("invalid block type");
        }
      } while (!isLast);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new DataFormatException("it ends too early");
    }
  }

  private static int[] filled(int count, int value) {
    int[] lengths = new int[count];
    Arrays.fill(lengths, value);
    return lengths;
  }

  private static Codes usualLiterals() {
    int[] lengths = filled(LITERALS, 8);
    Arrays.fill(lengths, 144, END, 9);
    Arrays.fill(lengths, END, 280, 7);
    return Codes.of(lengths, 0, LITERALS);
  }

  private int take(int count) {
    while (bitCount < count) {
      bits |= (packed[at++] & 0xFF) << bitCount;
      bitCount += 8;
    }
    int taken = bits & (1 << count) - 1;
    bits >>>= count;
    bitCount -= count;
    return taken;
  }

  private int take(Codes codes) throws DataFormatException {
    int code = 0;
    int first = 0;
    int index = 0;
    for (int size = 1; size <= MOST_BITS; size++) {
      code |= take(1);
      int count = codes.counts[size];
      if (code - count < first) {
        return codes.meanings[index + code - first];
      }
      index += count;
      first = first + count << 1;
      code <<= 1;
    }
    throw new DataFormatException("invalid code");
  }

  private void put(int value) {
    if (length == plain.length) {
      plain = Arrays.copyOf(plain, 2 * length);
    }
    plain[length++] = (byte) value;
  }

  private void copy() {
    bits = 0;
    bitCount = 0;
    int count = packed[at] & 0xFF | (packed[at + 1] & 0xFF) << 8;
    at += 4;
    for (int i = 0; i < count; i++) {
      put(packed[at++]);
    }
  }

  private void unpackByOwnCodes() throws DataFormatException {
    int literals = take(5) + 257;
    int distances = take(5) + 1;
    int known = take(4) + 4;
    int[] small = new int[LENGTH_ORDER.length];
    for (int i = 0; i < known; i++) {
      small[LENGTH_ORDER[i]] = take(3);
    }
    Codes ofLengths = Codes.of(small, 0, small.length);
    int[] lengths = new int[literals + distances];
    for (int i = 0; i < lengths.length; ) {
      int code = take(ofLengths);
      if (code < 16) {
        lengths[i++] = code;
        continue;
      }
      int repeated = code == 16 ? lengths[i - 1] : 0;
      int count = code == 16 ? 3 + take(2) : code == 17 ? 3 + take(3) : 11 + take(7);
      Arrays.fill(lengths, i, i + count, repeated);
      i += count;
    }
    unpack(Codes.of(lengths, 0, literals), Codes.of(lengths, literals, lengths.length));
  }

  /** Letters, and copies of what stands at a distance before. */
  private void unpack(Codes literals, Codes distances) throws DataFormatException {
    for (int code = take(literals); code != END; code = take(literals)) {
      if (code < END) {
        put(code);
        continue;
      }
      int size = code == 285 ? 258 : 3 + grown(code - 257, 4);
      int distance = 1 + grown(take(distances), 2);
      if (distance > length) {
        throw new DataFormatException("invalid distance too far back");
      }
      for (int i = 0; i < size; i++) {
        put(plain[length - distance]);
      }
    }
  }

  /**
   * Lengths and distances: from the second doubling on each step has some codes and one bit more.
   */
  private int grown(int code, int steps) {
    int more = Math.max(0, code / steps - 1);
    return more == 0 ? code : (steps + code % steps << more) + take(more);
  }
}
