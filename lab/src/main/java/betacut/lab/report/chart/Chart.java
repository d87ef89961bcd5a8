package betacut.lab.report.chart;

/** A picture of numbers, as plain data; how it looks is up to {@link Drawing}. */
public sealed interface Chart permits XyChart, RowChart {
  /** What it shows. */
  String title();
}
