package betacut.lab.report;

import betacut.lab.report.chart.Axis;
import betacut.lab.report.chart.Point;
import betacut.lab.report.chart.RowChart;
import betacut.lab.report.chart.Series;
import betacut.lab.report.chart.XyChart;
import betacut.lab.report.text.Format;
import betacut.lab.report.text.Numbers;
import betacut.stats.growth.FitMethod;
import betacut.stats.rating.Crosstable;
import betacut.stats.rating.Sprt;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * A report with one of everything, on the times the Connect-4 study printed; what the study did not
 * print is made up. Run it with a folder to look at the result.
 */
public final class SampleReport {
  static final double[] DEPTHS = {1, 2, 3, 4, 5, 6};
  static final double[] PLAIN = {1.65, 4.82, 19.43, 42.72, 189.86, 547.95};
  static final double[] TABLE = {2.2, 7.61, 22.08, 55.84, 177.35, 465.06};

  private SampleReport() {}

  public static void main(String[] args) {
    ReportFolder.Written written =
        ReportFolder.write(report(Provenance.collect()), Path.of(args[0]), Optional.empty());
    written.files().forEach(System.out::println);
    written.warnings().forEach(System.out::println);
  }

  public static Report report(Provenance provenance) {
    ReportBuilder report =
        Report.titled("Does a transposition table pay? Connect-4, depth 1–6")
            .summary("The table costs time below depth 5 and saves time from there on.")
            .summary("Counts repeat bit for bit; times are means with 95 % bootstrap intervals.");
    growth(report);
    ratios(report);
    match(report);
    return report
        .provenance(
            provenance.with("seeds", "1, 2, 3").with("positions", "sha256 9f86d081884c7d65"))
        .build();
  }

  private static void growth(ReportBuilder report) {
    Table.Builder times =
        Table.titled("Mean time per move")
            .columns(
                Column.count("depth"),
                Column.estimate("plain", "ms"),
                Column.estimate("with table", "ms"),
                Column.of("p (Holm)", Format.P_VALUE));
    for (int i = 0; i < DEPTHS.length; i++) {
      times.row((int) DEPTHS[i], near(PLAIN[i]), near(TABLE[i]), Math.pow(0.2, i + 1));
    }
    report
        .section("Time grows by a constant factor")
        .paragraph("Each engine answers three scripted games; a point is the mean over all moves.")
        .table(times.summary("Plain alpha-beta is faster at depths 1–4, the table at 5 and 6."))
        .chart(
            growthChart("Time per move by depth", Axis.log("mean time per move", "ms")).build(),
            "Both curves are straight on a logarithmic scale; the table's is flatter and crosses"
                + " at depth 4.6 [4.1, 5.2].")
        .chart(
            growthChart("The same on a linear scale", Axis.linear("mean time per move", "ms"))
                .build(),
            "On a linear scale only the last two depths can be told apart.")
        .note("The study does not say how many positions its means are made of.");
  }

  private static XyChart.Builder growthChart(String title, Axis y) {
    return XyChart.titled(title)
        .x(Axis.whole("search depth (plies)"))
        .y(y)
        .fitted("plain", points(PLAIN), FitMethod.NONLINEAR.fit(DEPTHS, PLAIN))
        .fitted("with table", points(TABLE), FitMethod.NONLINEAR.fit(DEPTHS, TABLE));
  }

  private static List<Point> points(double[] costs) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < costs.length; i++) {
      points.add(Point.of(DEPTHS[i], near(costs[i])));
    }
    return points;
  }

  private static Estimate near(double value) {
    return new Estimate(value, new Interval(value * 0.88, value * 1.15, 0.95));
  }

  private static void ratios(ReportBuilder report) {
    report
        .section("What each refinement saves")
        .chart(
            RowChart.ratios("Nodes without each refinement", "nodes without / nodes with")
                .row("transposition table, 2^20 entries, depth preferred", est(3.06, 2.98, 3.15))
                .row("killer moves", est(1.42, 1.31, 1.55))
                .row("history heuristic", est(1.18, 1.07, 1.29))
                .row("aspiration window", est(1.01, 0.97, 1.06))
                .row("enhanced transposition cutoffs", est(0.93, 0.88, 0.98))
                .row("too few positions", est(1.3, 0.6, Double.POSITIVE_INFINITY))
                .build(),
            "Only the table, killers and history save nodes beyond doubt; ETC costs some.")
        .chart(
            RowChart.dots("Nodes at depth 10", Axis.linear("nodes per position", "thousands"))
                .names("random order", "static order")
                .row("Connect-4", est(842, 790, 901), est(301, 288, 317))
                .row("Pentago", est(1204, 1100, 1290), est(655, 610, 702))
                .row("Othello", est(512, 480, 540), est(149, 140, 158))
                .build(),
            "Static move ordering saves between 46 % and 71 % of the nodes.")
        .chart(manySeries(), "Six policies keep their order at every table size.");
  }

  private static XyChart manySeries() {
    var chart =
        XyChart.titled("Nodes by table size")
            .x(Axis.log("table entries", ""))
            .y(Axis.log("nodes", ""));
    String[] policies = {"always", "depth", "two-tier", "bucket of 4", "aging", "none"};
    for (int p = 0; p < policies.length; p++) {
      List<Point> points = new ArrayList<>();
      for (int bits = 10; bits <= 24; bits += 2) {
        double nodes = 4e7 * Math.pow(1.25, p) / Math.pow(1.3 - 0.03 * p, bits - 10);
        points.add(Point.of(1 << bits, est(nodes, nodes * 0.9, nodes * 1.1)));
      }
      chart.series(policies[p], Series.Form.LINE, points);
    }
    return chart.build();
  }

  private static void match(ReportBuilder report) {
    var sprt = new Sprt(Sprt.Scale.LOGISTIC, 0, 10, 0.05, 0.05);
    var random = new Random(7);
    List<Double> path =
        DoubleStream.iterate(0.1, llr -> llr + (random.nextDouble() - 0.485) * 0.15)
            .takeWhile(llr -> sprt.decide(llr) == Sprt.Decision.CONTINUE)
            .boxed()
            .collect(Collectors.toCollection(ArrayList::new));
    path.add(sprt.upperBound() + 0.02);
    var settings = new LinkedHashMap<String, String>();
    settings.put("hypotheses", "H0: 0 Elo, H1: 10 Elo");
    settings.put("errors", "α = β = 0.05");
    int[][] wins = {{0, 30, 44}, {12, 0, 25}, {2, 14, 0}};
    int[][] draws = {{0, 8, 4}, {8, 0, 11}, {4, 11, 0}};
    report
        .section("Match")
        .facts("The test", settings)
        .chart(
            XyChart.sprt("Sequential test", "game pairs", path, sprt),
            "The ratio passed the upper bound after "
                + Numbers.count(path.size())
                + " pairs: the new weights are stronger.")
        .table(
            MatchTables.crosstable(
                "Crosstable",
                List.of("learned", "report's", "random <&>"),
                new Crosstable(wins, draws)));
  }

  static Estimate est(double value, double low, double high) {
    return new Estimate(value, new Interval(low, high, 0.95));
  }
}
