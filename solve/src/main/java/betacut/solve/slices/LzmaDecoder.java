package betacut.solve.slices;

import java.util.Arrays;

/**
 * The decoder of one LZMA2 stream: chunks of literals and matches under an adaptive range coder.
 * The JDK has none, and the published values of Pentago are packed so.
 */
final class LzmaDecoder {
  private static final int STATES = 12;
  private static final int FIRST_STATE_AFTER_MATCH = 7;
  private static final int PROBABILITY_BITS = 11;
  private static final short EVEN = 1 << PROBABILITY_BITS - 1;
  private static final int ADAPTATION = 5;
  private static final int LITERAL_CODERS = 1 << 4;
  private static final int LITERAL_SIZE = 0x300;

  private final byte[] in;
  private final byte[] out;
  private int read;
  private int written;
  private int dictionaryStart;

  private int literalContextBits;
  private int literalPositionMask;
  private int positionMask;

  private int range;
  private int code;
  private int state;
  private final int[] repeated = new int[4];

  private final short[] isMatch = new short[STATES << 4];
  private final short[] isRepeated = new short[STATES];
  private final short[] isNotFirst = new short[STATES];
  private final short[] isNotSecond = new short[STATES];
  private final short[] isNotThird = new short[STATES];
  private final short[] isLong = new short[STATES << 4];
  private final short[] literals = new short[LITERAL_CODERS * LITERAL_SIZE];
  private final short[] slots = new short[4 << 6];
  private final short[] distances = new short[128];
  private final short[] aligned = new short[1 << 4];
  private final Lengths matchLengths = new Lengths();
  private final Lengths repeatedLengths = new Lengths();

  /** Decodes from a place in {@code in} until {@code out} is full or the stream ends. */
  LzmaDecoder(byte[] in, int from, byte[] out) {
    this.in = in;
    this.read = from;
    this.out = out;
  }

  /** Decodes all; false if the stream holds more or less than was expected. */
  boolean decode() {
    for (int control = next(); control != 0; control = next()) {
      if (control >= 0x80) {
        decodeChunk(control);
      } else if (control <= 2) {
        copyChunk(control == 1);
      } else {
        return false;
      }
    }
    return written == out.length;
  }

  private int next() {
    return in[read++] & 0xff;
  }

  private int nextTwo() {
    return next() << 8 | next();
  }

  private void copyChunk(boolean isFresh) {
    int size = nextTwo() + 1;
    dictionaryStart = isFresh ? written : dictionaryStart;
    System.arraycopy(in, read, out, written, size);
    read += size;
    written += size;
  }

  private void decodeChunk(int control) {
    int size = ((control & 0x1f) << 16 | nextTwo()) + 1;
    int packed = nextTwo() + 1;
    int reset = control >> 5 & 3;
    if (reset == 3) {
      dictionaryStart = written;
    }
    if (reset >= 2) {
      readProperties(next());
    }
    if (reset >= 1) {
      resetState();
    }
    int end = read + packed;
    startRange();
    int stop = written + size;
    while (written < stop) {
      decodeOne();
    }
    read = end;
  }

  private void readProperties(int properties) {
    literalContextBits = properties % 9;
    literalPositionMask = (1 << properties / 9 % 5) - 1;
    positionMask = (1 << properties / 45) - 1;
  }

  private void resetState() {
    state = 0;
    Arrays.fill(repeated, 0);
    for (short[] probabilities :
        new short[][] {
          isMatch,
          isRepeated,
          isNotFirst,
          isNotSecond,
          isNotThird,
          isLong,
          literals,
          slots,
          distances,
          aligned
        }) {
      Arrays.fill(probabilities, EVEN);
    }
    matchLengths.reset();
    repeatedLengths.reset();
  }

  private void startRange() {
    range = -1;
    code = 0;
    for (int i = 0; i < 5; i++) {
      code = code << 8 | next();
    }
  }

  private int bit(short[] probabilities, int at) {
    int probability = probabilities[at];
    int bound = (range >>> PROBABILITY_BITS) * probability;
    int bit;
    if (Integer.compareUnsigned(code, bound) < 0) {
      range = bound;
      probabilities[at] += (short) ((1 << PROBABILITY_BITS) - probability >> ADAPTATION);
      bit = 0;
    } else {
      range -= bound;
      code -= bound;
      probabilities[at] -= (short) (probability >> ADAPTATION);
      bit = 1;
    }
    normalise();
    return bit;
  }

  private void normalise() {
    if (range >>> 24 == 0) {
      range <<= 8;
      code = code << 8 | next();
    }
  }

  private int tree(short[] probabilities, int from, int bits) {
    int node = 1;
    for (int i = 0; i < bits; i++) {
      node = node << 1 | bit(probabilities, from + node);
    }
    return node - (1 << bits);
  }

  private int reversedTree(short[] probabilities, int from, int bits) {
    int node = 1;
    int value = 0;
    for (int i = 0; i < bits; i++) {
      int bit = bit(probabilities, from + node);
      node = node << 1 | bit;
      value |= bit << i;
    }
    return value;
  }

  private int direct(int bits) {
    int value = 0;
    for (int i = 0; i < bits; i++) {
      range >>>= 1;
      boolean isOne = Integer.compareUnsigned(code, range) >= 0;
      code -= isOne ? range : 0;
      value = value << 1 | (isOne ? 1 : 0);
      normalise();
    }
    return value;
  }

  private void decodeOne() {
    int place = written - dictionaryStart & positionMask;
    if (bit(isMatch, state << 4 | place) == 0) {
      decodeLiteral();
      return;
    }
    boolean wasLiteral = state < FIRST_STATE_AFTER_MATCH;
    if (bit(isRepeated, state) == 0) {
      System.arraycopy(repeated, 0, repeated, 1, 3);
      int length = matchLengths.decode(place);
      state = wasLiteral ? 7 : 10;
      repeated[0] = distance(length);
      copy(length + 2);
    } else if (decodeWhichRepeated(place)) {
      int length = repeatedLengths.decode(place);
      state = wasLiteral ? 8 : 11;
      copy(length + 2);
    } else {
      state = wasLiteral ? 9 : 11;
      copy(1);
    }
  }

  /** Puts the distance that is repeated in front; false if just one byte is. */
  private boolean decodeWhichRepeated(int place) {
    if (bit(isNotFirst, state) == 0) {
      return bit(isLong, state << 4 | place) != 0;
    }
    int which = bit(isNotSecond, state) == 0 ? 1 : 2 + bit(isNotThird, state);
    int chosen = repeated[which];
    System.arraycopy(repeated, 0, repeated, 1, which);
    repeated[0] = chosen;
    return true;
  }

  private void copy(int length) {
    int from = written - repeated[0] - 1;
    for (int i = 0; i < length; i++) {
      out[written++] = out[from++];
    }
  }

  private void decodeLiteral() {
    int before = written > dictionaryStart ? out[written - 1] & 0xff : 0;
    int coder =
        ((written - dictionaryStart & literalPositionMask) << literalContextBits)
            + (before >> 8 - literalContextBits);
    int from = coder * LITERAL_SIZE;
    int symbol = 1;
    if (state >= FIRST_STATE_AFTER_MATCH) {
      int matched = out[written - repeated[0] - 1] & 0xff;
      boolean isAlike = true;
      while (symbol < 0x100 && isAlike) {
        int expected = matched >> 7 & 1;
        matched <<= 1;
        int bit = bit(literals, from + (1 + expected << 8) + symbol);
        symbol = symbol << 1 | bit;
        isAlike = bit == expected;
      }
    }
    while (symbol < 0x100) {
      symbol = symbol << 1 | bit(literals, from + symbol);
    }
    out[written++] = (byte) symbol;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  private int distance(int length) {
    int slot = tree(slots, Math.min(length, 3) << 6, 6);
    if (slot < 4) {
      return slot;
    }
    int bits = (slot >> 1) - 1;
    int distance = (2 | slot & 1) << bits;
    return slot < 14
        ? distance + reversedTree(distances, distance - slot, bits)
        : distance + (direct(bits - 4) << 4) + reversedTree(aligned, 0, 4);
  }

  /** The lengths of matches, less 2. */
  private final class Lengths {
    private final short[] choices = new short[2];
    private final short[] low = new short[16 << 3];
    private final short[] middle = new short[16 << 3];
    private final short[] high = new short[1 << 8];

    void reset() {
      for (short[] probabilities : new short[][] {choices, low, middle, high}) {
        Arrays.fill(probabilities, EVEN);
      }
    }

    int decode(int place) {
      if (bit(choices, 0) == 0) {
        return tree(low, place << 3, 3);
      }
      return bit(choices, 1) == 0 ? 8 + tree(middle, place << 3, 3) : 16 + tree(high, 0, 8);
    }
  }
}
