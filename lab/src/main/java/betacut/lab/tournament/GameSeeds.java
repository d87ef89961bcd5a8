package betacut.lab.tournament;

import betacut.rules.Keys;

/**
 * Seeds for the random choices of a tournament: each depends on the tournament's seed and on what
 * it is for, never on the order in which games are played, so a resumed tournament plays the same
 * games.
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
    return Keys.mix(Keys.mix(seed + GOLDEN) + GOLDEN * (4L * number + purpose + 1));
  }
}
