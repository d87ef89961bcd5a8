/** Specifications of experiments: their texts, presets and drafts, and what may be wrong in one. */
package betacut.lab.experiment.spec;
