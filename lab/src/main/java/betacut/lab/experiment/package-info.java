/**
 * Experiments: a specification becomes a grid of trials, trials become measurements, measurements
 * become tables with intervals.
 *
 * <p>Start reading at {@link betacut.lab.experiment.Experiment}, {@link
 * betacut.lab.experiment.Runner} and {@link betacut.lab.experiment.Summary}. How results are kept
 * (see {@code betacut.lab.store}) and drawn has no place here.
 */
package betacut.lab.experiment;
