/**
 * Charts as data, and the one drawing of each that SVG and PNG are made from: chart → layout →
 * {@code Drawing} → {@code Svg} or {@code Png}. Knows nothing of reports; only {@code Png} touches
 * the desktop classes of the JDK.
 */
package betacut.lab.report.chart;
