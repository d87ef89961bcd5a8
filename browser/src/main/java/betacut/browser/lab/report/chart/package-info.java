/** A page's own versions of classes of {@code betacut.lab.report.chart}. */
package betacut.browser.lab.report.chart;
