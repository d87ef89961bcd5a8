package betacut.lab.tuning;

import betacut.rules.Weights;

/**
 * Weights learned from games, and how much better they foretell results than the old ones did. All
 * losses are mean log-losses on games that were set aside: a coin scores 0.693.
 *
 * @param games games learned from and set aside
 * @param positions positions in them
 * @param turn what it is worth to be on turn, in the scale of the weights; not part of them
 * @param lossBefore of the old weights, at the scale that suits them best
 * @param lossAfter of the new ones, as they are rounded
 */
public record Learned(
    Weights weights, int games, int positions, double turn, double lossBefore, double lossAfter) {}
