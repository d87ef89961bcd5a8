package betacut.stats.rating;

/**
 * How a match between two players went, seen from the first: counts of equally long units (games,
 * or pairs of games from one opening), sorted by the points a unit brought.
 */
public sealed interface MatchCounts permits WinDrawLoss, Pentanomial {
  /** Units by score, from none of the points to all of them, in even steps. */
  double[] counts();

  /** Games in a unit. */
  int gamesPerUnit();

  /** All units. */
  default double units() {
    double units = 0;
    for (double count : counts()) {
      units += count;
    }
    return units;
  }

  /** Points per game, from 0 to 1. */
  default double score() {
    double[] counts = counts();
    double points = 0;
    for (int i = 0; i < counts.length; i++) {
      points += counts[i] * i / (counts.length - 1);
    }
    return points / units();
  }

  /** The variance of a unit's points per game, divided by n: that of the counts themselves. */
  default double variance() {
    double[] counts = counts();
    double score = score();
    double squares = 0;
    for (int i = 0; i < counts.length; i++) {
      squares += counts[i] * Math.pow((double) i / (counts.length - 1) - score, 2);
    }
    return squares / units();
  }
}
