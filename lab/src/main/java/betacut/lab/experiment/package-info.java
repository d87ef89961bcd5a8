/**
 * What an experiment is: positions and settings make a grid of trials, each of which gives a
 * measurement. Its text is read by {@code spec}, its trials are run by {@code run}, and what they
 * say is worked out by {@code result}. Start reading at {@link betacut.lab.experiment.Experiment}.
 */
package betacut.lab.experiment;
