package betacut.testkit;

import betacut.rules.Keys;
import java.util.random.RandomGenerator;

/**
 * Random numbers fixed by one seed for ever, whatever the JDK: SplitMix64, counter and mixer.
 *
 * <p>Every sample of the testkit is drawn with it, so a seed printed by a failure plays the very
 * same positions again.
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
    return new SplitMix(Keys.mix(seed, number));
  }

  @Override
  public long nextLong() {
    state += GOLDEN_RATIO;
    return Keys.mix(state);
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
