package betacut.stats.regression;

/**
 * Weights learned so far; give them back as a start to go on.
 *
 * @param logLoss the mean of −t ln p − (1 − t) ln(1 − p) on the examples learned from
 * @param steps taken in this run
 * @param converged whether the last step was too short to matter
 */
public record LogisticFit(double[] weights, double logLoss, int steps, boolean converged) {}
