package betacut.rules;

import betacut.platform.SplitMix;

/** Makes well-mixed 64-bit keys out of board bits, the same ones in every run. */
public final class Keys {
  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  private Keys() {}

  /** A bijection of the longs in which every input bit reaches every output bit (SplitMix64). */
  public static long mix(long bits) {
    return SplitMix.mix(bits);
  }

  /** One key of two boards; the second mix keeps the two from cancelling out. */
  public static long mix(long first, long second) {
    return SplitMix.mix(first, second);
  }

  /** A table of {@code size} random-looking words for Zobrist hashing, fixed by the seed. */
  public static long[] zobrist(int size, long seed) {
    long[] words = new long[size];
    for (int i = 0; i < size; i++) {
      words[i] = mix(seed + (i + 1) * GOLDEN_RATIO);
    }
    return words;
  }
}
