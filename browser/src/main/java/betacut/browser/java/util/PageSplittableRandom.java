package betacut.browser.java.util;

import java.util.random.RandomGenerator;

/** The JDK's generator of this name, number for number. */
public final class PageSplittableRandom implements RandomGenerator {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private final long gamma;
  private long seed;

  /** Numbers that are others every time. */
  public PageSplittableRandom() {
    this((long) (Math.random() * 0x1.0p53) ^ System.nanoTime());
  }

  public PageSplittableRandom(long seed) {
    this(seed, GOLDEN_GAMMA);
  }

  private PageSplittableRandom(long seed, long gamma) {
    this.seed = seed;
    this.gamma = gamma;
  }

  private long next() {
    seed += gamma;
    return seed;
  }

  public PageSplittableRandom split() {
    long first = nextLong();
    return new PageSplittableRandom(first, gammaOf(next()));
  }

  /** An odd number whose bits change often enough. */
  private static long gammaOf(long bits) {
    long z = (bits ^ bits >>> 33) * 0xFF51AFD7ED558CCDL;
    z = (z ^ z >>> 33) * 0xC4CEB9FE1A85EC53L;
    z = z ^ z >>> 33 | 1;
    return Long.bitCount(z ^ z >>> 1) < 24 ? z ^ 0xAAAAAAAAAAAAAAAAL : z;
  }

  @Override
  public long nextLong() {
    long z = next();
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  @Override
  public int nextInt() {
    long z = next();
    z = (z ^ z >>> 33) * 0x62A9D9ED799705F5L;
    return (int) ((z ^ z >>> 28) * 0xCB24D0A5C88C35B3L >>> 32);
  }

  /** By the remainder, again where that would favour small numbers. */
  @Override
  public int nextInt(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive");
    }
    int drawn = nextInt();
    int most = bound - 1;
    if ((bound & most) == 0) {
      return drawn & most;
    }
    int half = drawn >>> 1;
    int rest = half % bound;
    while (half + most - rest < 0) {
      half = nextInt() >>> 1;
      rest = half % bound;
    }
    return rest;
  }

  @Override
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  @Override
  public boolean nextBoolean() {
    return nextInt() < 0;
  }
}
