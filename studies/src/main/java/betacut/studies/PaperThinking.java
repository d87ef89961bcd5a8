package betacut.studies;

import betacut.lab.report.Column;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.chart.Axis;
import betacut.lab.report.chart.Point;
import betacut.lab.report.chart.Series;
import betacut.lab.report.chart.XyChart;
import betacut.lab.report.text.Numbers;
import betacut.lab.tournament.TournamentResults;
import betacut.stats.sample.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** How long the engine thinks at each of its turns: the paper's figures 5 and 6. */
final class PaperThinking {
  private static final int GAMES = 40;
  private static final int FEW_GAMES = 10;

  private final StudyGames games;
  private final ReportBuilder report;

  PaperThinking(StudyGames games, ReportBuilder report) {
    this.games = games;
    this.report = report;
  }

  void write() {
    report.section("Thinking per turn");
    report.paragraph(
        "Positions of the games above were put to the engine once more, turn by turn. Nodes repeat"
            + " exactly; times are of this machine, and the first games warm it up.");
    List<ThinkingReplay.Turn> turns =
        figure("Tic-tac-toe, full depth", games.part("tictactoe-full"));
    figure("Connect-4, depth 4", games.part("connect4-depth-4"));
    report.summary(
        "At full depth the engine's first move of tic-tac-toe takes %s where it begins and %s where it answers (medians); the paper's took 0.15 to 0.25 s."
            .formatted(firstMove(turns, true), firstMove(turns, false)));
  }

  /** To begin and to answer are different work, of which there is no common middle. */
  private static String firstMove(List<ThinkingReplay.Turn> turns, boolean isFirst) {
    List<ThinkingReplay.Turn> own = byNumber(turns, isFirst).getOrDefault(1, List.of());
    return own.isEmpty()
        ? Numbers.NONE
        : Numbers.seconds(median(own, ThinkingReplay.Turn::millis) / 1e3);
  }

  /** Returns the turns that it shows. */
  private List<ThinkingReplay.Turn> figure(String name, TournamentResults results) {
    // Twice: what the first pass costs is the JVM's warming up, not the search's.
    int count = games.isQuick() ? FEW_GAMES : GAMES;
    ThinkingReplay.of(results, 0, count);
    List<ThinkingReplay.Turn> turns = ThinkingReplay.of(results, 0, count);
    chart(name + ": nodes per turn", Axis.log("nodes", ""), turns, ThinkingReplay.Turn::nodes);
    chart(name + ": time per turn", Axis.log("time", "ms"), turns, ThinkingReplay.Turn::millis);
    Table.Builder table =
        Table.titled(name + ": thinking")
            .columns(
                Column.text("engine moves"),
                Column.count("turn"),
                Column.count("turns seen"),
                Column.count("nodes, median"),
                Column.number("time, median", "ms"));
    for (boolean isFirst : List.of(true, false)) {
      byNumber(turns, isFirst)
          .forEach(
              (number, some) ->
                  table.row(
                      isFirst ? "first" : "second",
                      number,
                      some.size(),
                      median(some, ThinkingReplay.Turn::nodes),
                      median(some, ThinkingReplay.Turn::millis)));
    }
    report.table(table.summary("Turns are the engine's own, counted from 1."));
    return turns;
  }

  private void chart(
      String title,
      Axis axis,
      List<ThinkingReplay.Turn> turns,
      ToDoubleFunction<ThinkingReplay.Turn> measure) {
    XyChart.Builder chart = XyChart.titled(title).x(Axis.whole("turn of the engine")).y(axis);
    for (boolean isFirst : List.of(true, false)) {
      List<Point> points = new ArrayList<>();
      byNumber(turns, isFirst)
          .forEach((number, some) -> points.add(Point.of(number, median(some, measure))));
      chart.series(
          isFirst ? "engine moves first" : "engine moves second", Series.Form.LINE, points);
    }
    report.chart(chart.build(), "Medians of the games by the engine's own turns.");
  }

  private static Map<Integer, List<ThinkingReplay.Turn>> byNumber(
      List<ThinkingReplay.Turn> turns, boolean isFirst) {
    return turns.stream()
        .filter(turn -> turn.isFirst() == isFirst)
        .collect(
            Collectors.groupingBy(ThinkingReplay.Turn::number, TreeMap::new, Collectors.toList()));
  }

  private static double median(
      List<ThinkingReplay.Turn> turns, ToDoubleFunction<ThinkingReplay.Turn> measure) {
    return Samples.median(turns.stream().mapToDouble(measure).toArray());
  }
}
