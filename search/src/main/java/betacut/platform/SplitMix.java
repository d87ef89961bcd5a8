package betacut.platform;

import java.util.random.RandomGenerator;

/**
 * Random numbers fixed by one seed for ever, whatever the JDK: SplitMix64, counter and mixer.
 *
 * <p>Samples of the testkit and resamples of statistics are drawn with it, so a seed printed by a
 * failure plays the very same positions again.
 */
public final class SplitMix implements RandomGenerator {
  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  private long state;

  /** Numbers that follow from a seed. */
  public SplitMix(long seed) {
    state = seed;
  }

  /** The generator of one numbered sample: samples do not depend on how many others are drawn. */
  public static SplitMix of(long seed, long number) {
    return new SplitMix(mix(seed, number));
  }

  /** A bijection of the longs in which every input bit reaches every output bit. */
  public static long mix(long bits) {
    long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** One number of two; the second mix keeps the two from cancelling out. */
  public static long mix(long first, long second) {
    return mix(mix(first + GOLDEN_RATIO) ^ second * 0xD6E8FEB86659FD93L);
  }

  @Override
  public long nextLong() {
    state += GOLDEN_RATIO;
    return mix(state);
  }

  /** A number from 0 to {@code bound - 1}; the bias of the high half is far below one in 2^31. */
  @Override
  public int nextInt(int bound) {
    return (int) Math.unsignedMultiplyHigh(nextLong(), bound);
  }

  /** A number from {@code low} to {@code high}, both included. */
  public int between(int low, int high) {
    return low + nextInt(high - low + 1);
  }
}
