/** A page's own versions of classes of {@code betacut.lab.experiment.run}. */
package betacut.browser.lab.experiment.run;
