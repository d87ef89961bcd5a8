/**
 * Samples and what they tell: means, shares, intervals by bootstrap, distributions, when to stop.
 */
package betacut.stats.sample;
