package betacut.stats.sample;

/**
 * A seeded generator whose numbers are fixed here and not by the JDK's release: SplitMix64, as
 * described by Steele, Lea and Flood, <i>Fast splittable pseudorandom number generators</i>, 2014.
 */
public final class SplitMix {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  public SplitMix(long seed) {
    state = seed;
  }

  long next() {
    state += GOLDEN;
    return mix(state);
  }

  /** Uniform in 0 … {@code bound} − 1; the bias is below {@code bound} / 2^64. */
  public int below(int bound) {
    return (int) Math.unsignedMultiplyHigh(next(), bound);
  }

  /** Uniform in [0, 1), in steps of 2^-53. */
  public double unit() {
    return unit(next());
  }

  public static double unit(long bits) {
    return (bits >>> 11) * 0x1p-53;
  }

  /** A permutation of the longs that leaves no trace of order in its argument. */
  public static long mix(long value) {
    long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
