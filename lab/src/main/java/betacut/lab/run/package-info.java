/**
 * One life for every run, whatever its kind: it is begun, listed, gone on with, verified, reported
 * and removed by the same code, for a terminal as for a page. What a kind of run does is a {@link
 * betacut.lab.run.RunPlan} of its own package; nothing here knows one.
 */
package betacut.lab.run;
