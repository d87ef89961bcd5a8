/**
 * Runs the trials of an experiment, goes on where it was stopped, and verifies what was measured.
 */
package betacut.lab.experiment.run;
