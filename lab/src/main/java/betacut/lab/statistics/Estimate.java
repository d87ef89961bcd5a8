package betacut.lab.statistics;

/** The best single value of a quantity, and where the true one may be. */
public record Estimate(double value, Interval interval) {}
