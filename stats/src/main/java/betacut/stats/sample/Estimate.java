package betacut.stats.sample;

/** The best single value of a quantity, and where the true one may be. */
public record Estimate(double value, Interval interval) {}
