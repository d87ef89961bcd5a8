package betacut.lab.report.chart;

/** A line at one height across a chart: a bound that data is compared with. */
public record Rule(double value, String label) {}
