package betacut.solve.pentago;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * A binary range coder with adaptive probabilities. The one that writes and the one that reads
 * learn alike, so nothing but the bits is stored: some 0.2 bits for each value of a book.
 *
 * <p>A context holds the probability of a zero in 16 bits and, above them, how often it was met: it
 * learns fast at first, then slowly.
 */
abstract sealed class BitCoder {
  private static final int PROBABILITY_BITS = 16;
  private static final int ONE = 1 << PROBABILITY_BITS;

  /** After so many bits a context learns no slower. */
  private static final int SLOWEST = 255;

  private static final int NORMAL = 1 << 24;

  private final int[] contexts;
  private int range = -1;

  private BitCoder(int contexts) {
    this.contexts = new int[contexts];
    Arrays.fill(this.contexts, ONE / 2);
  }

  /** Writes a bit and returns it, or reads it whatever is given. */
  final int code(int context, int bit) {
    int learned = contexts[context];
    int zero = learned & ONE - 1;
    int met = learned >>> PROBABILITY_BITS;
    int bound = (range >>> PROBABILITY_BITS) * zero;
    int coded = choose(bound, bit);
    if (coded == 0) {
      range = bound;
      zero += (ONE - zero) / (met + 2);
    } else {
      narrow(bound);
      range -= bound;
      zero -= zero / (met + 2);
    }
    // Never sure of anything: neither end of the range may be empty.
    contexts[context] =
        Math.min(met + 1, SLOWEST) << PROBABILITY_BITS | Math.clamp(zero, 32, ONE - 32);
    while (Integer.compareUnsigned(range, NORMAL) < 0) {
      range <<= 8;
      shift();
    }
    return coded;
  }

  /** The bit to be coded if zero takes so much of the range. */
  abstract int choose(int bound, int bit);

  /** Goes on behind the part of the range that is a zero's. */
  abstract void narrow(int bound);

  abstract void shift();

  /** Reads. */
  static final class Reader extends BitCoder {
    private final ByteBuffer in;
    private int code;

    Reader(int contexts, ByteBuffer in) {
      super(contexts);
      this.in = in;
      for (int i = 0; i < Integer.BYTES; i++) {
        shift();
      }
    }

    @Override
    int choose(int bound, int bit) {
      return Integer.compareUnsigned(code, bound) < 0 ? 0 : 1;
    }

    @Override
    void narrow(int bound) {
      code -= bound;
    }

    @Override
    void shift() {
      code = code << 8 | (in.hasRemaining() ? in.get() & 0xff : 0);
    }
  }

  /** Writes. */
  static final class Writer extends BitCoder {
    private static final long CARRY = 1L << 32;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private long low;

    /** The last byte, which a carry may still change, and how many 255 follow it. */
    private int held = -1;

    private int full;

    Writer(int contexts) {
      super(contexts);
    }

    @Override
    int choose(int bound, int bit) {
      return bit;
    }

    @Override
    void narrow(int bound) {
      low += Integer.toUnsignedLong(bound);
    }

    @Override
    void shift() {
      int top = (int) (low >>> 24) & 0xff;
      if (low >= CARRY || top != 0xff) {
        int carry = (int) (low >>> 32);
        if (held >= 0) {
          out.write(held + carry);
        }
        for (; full > 0; full--) {
          out.write(0xff + carry);
        }
        held = top;
      } else {
        full++;
      }
      low = low << 8 & CARRY - 1;
    }

    byte[] bytes() {
      for (int i = 0; i < Integer.BYTES + 1; i++) {
        shift();
      }
      return out.toByteArray();
    }
  }
}
