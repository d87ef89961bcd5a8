package betacut.lab.tournament;

/**
 * Seeds for the random choices of a tournament: each depends on the tournament's seed and on what
 * it is for, never on the order in which games are played, so a resumed tournament plays the same
 * games. The mixing is the finaliser of SplitMix64 (Steele, Lea and Flood 2014).
 */
record GameSeeds(long seed) {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final int OPENING = 2;

  /** For the player who moves first (0) or second (1) in a game. */
  long player(int game, int side) {
    return of(game, side);
  }

  long opening(int number) {
    return of(number, OPENING);
  }

  private long of(int number, int purpose) {
    return mix(mix(seed + GOLDEN) + GOLDEN * (4L * number + purpose + 1));
  }

  private static long mix(long value) {
    long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
