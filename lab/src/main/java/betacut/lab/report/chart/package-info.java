/**
 * Charts as data, and the one drawing of each that every format is made from: chart → layout →
 * {@code Drawing} → {@code Svg}, {@code Png}, {@code Pdf} or {@code Eps}. Knows nothing of reports;
 * all but {@code Svg} need the desktop classes of the JDK, for the outlines of letters.
 */
package betacut.lab.report.chart;
