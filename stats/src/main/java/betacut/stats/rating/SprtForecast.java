package betacut.stats.rating;

/**
 * How long a sequential test will take, before it is played.
 *
 * <p>Wald's approximations (<i>Sequential analysis</i>, 1947, chapter 3): the log-likelihood ratio
 * is a random walk that stops exactly at a bound. Its step has the mean (s₁ − s₀)(2s − s₀ − s₁) /
 * 2v and the variance (s₁ − s₀)² / v, with s the expected score and v the variance of a game. Real
 * tests overshoot the bound a little, so they are a little longer.
 *
 * @param acceptH1 the probability that the test ends with elo1
 * @param expectedGames the mean length
 */
public record SprtForecast(double acceptH1, double expectedGames) {
  private static final double FLAT = 1e-9;

  /** For a first player that is {@code elo} stronger, logistically, and draws {@code drawRatio}. */
  public static SprtForecast of(Sprt test, double elo, double drawRatio) {
    double score = Elo.toScore(elo);
    double variance = score * (1 - score) - drawRatio / 4;
    if (drawRatio < 0 || drawRatio / 2 > Math.min(score, 1 - score) || variance <= 0) {
      throw new IllegalArgumentException("no such game: score " + score + ", draws " + drawRatio);
    }
    return ofScore(test, score, variance);
  }

  /**
   * For a given expected score and variance of a game; for openings played with both colours, twice
   * the variance of a pair's points per game.
   */
  public static SprtForecast ofScore(Sprt test, double score, double variance) {
    double score0 = score(test, test.elo0(), variance);
    double score1 = score(test, test.elo1(), variance);
    double drift = (score1 - score0) * (2 * score - score0 - score1) / (2 * variance);
    double spread = (score1 - score0) * (score1 - score0) / variance;
    double lower = test.lowerBound();
    double upper = test.upperBound();
    double pull = -2 * drift / spread;
    if (Math.abs(pull) < FLAT) {
      return new SprtForecast(-lower / (upper - lower), -lower * upper / spread);
    }
    double acceptH1 = reachesUpper(pull, lower, upper);
    double end = acceptH1 * upper + (1 - acceptH1) * lower;
    return new SprtForecast(acceptH1, end / drift);
  }

  /** (1 − e^pl) / (e^pu − e^pl), with the larger exponential divided out. */
  private static double reachesUpper(double pull, double lower, double upper) {
    double reach = Math.expm1(-Math.abs(pull) * (upper - lower));
    return pull < 0
        ? Math.expm1(-pull * lower) / reach
        : Math.exp(-pull * upper) * Math.expm1(pull * lower) / reach;
  }

  private static double score(Sprt test, double elo, double variance) {
    return test.scale() == Sprt.Scale.LOGISTIC
        ? Elo.toScore(elo)
        : 0.5 + elo * Math.sqrt(variance) / Elo.PER_DEVIATION;
  }
}
