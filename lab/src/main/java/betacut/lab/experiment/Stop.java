package betacut.lab.experiment;

import betacut.stats.sample.StoppingRule;

/** When enough positions are measured: the mean of a measure is known well for every setting. */
public record Stop(Measure measure, StoppingRule rule) {}
