/** A page's own versions of classes of {@code betacut.lab.report}. */
package betacut.browser.lab.report;
