package betacut.studies;

import betacut.lab.report.Column;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.text.Numbers;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentResults;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import betacut.stats.sample.Samples;
import java.util.ArrayList;
import java.util.List;

/** How deep the agent and ours look under the report's clock, on the first move and after. */
final class PentagoDepth {
  private static final List<Integer> PLIES = List.of(2, 6, 10, 14);

  private final StudyGames games;
  private final ReportBuilder report;
  private final StopSignal stop;
  private final String firstClock;
  private final String laterClock;
  private final int sample;

  PentagoDepth(StudyGames games, ReportBuilder report, StopSignal stop) {
    this.games = games;
    this.report = report;
    this.stop = stop;
    firstClock = games.isQuick() ? "time=300ms" : "time=30s";
    laterClock = games.isQuick() ? "time=50ms" : "time=2s";
    sample = games.isQuick() ? 1 : 2;
  }

  void write() {
    report.section("Depth reached");
    Table.Builder table =
        Table.titled("Depth by the clock")
            .columns(
                Column.text("engine"),
                Column.text("clock"),
                Column.count("ply"),
                Column.count("positions"),
                Column.number("finished depth, median", "plies"),
                Column.count("nodes, median"));
    double agent = rows(table, "the report's agent", PentagoStudy.AGENT);
    double ours = rows(table, "ours", PentagoStudy.OURS);
    report.table(
        table.summary(
            "The report says depth 5 on the first move (30 s) and up to 4 after (2 s). Depths"
                + " depend on the machine and its load."));
    report.summary(
        "On the first move, with %s, the report's agent finished depth %s on our board and ours depth %s; the report says 5 (with 30 s)."
            .formatted(
                firstClock.replace("time=", ""),
                Numbers.significant(agent),
                Numbers.significant(ours)));
  }

  /** Returns the depth of the first move. */
  private double rows(Table.Builder table, String name, String player) {
    return rows(table, name, player, Games.find(PentagoStudy.GAME));
  }

  private <P extends Position> double rows(
      Table.Builder table, String name, String player, Game<P> game) {
    List<Result> first = List.of(search(game, player.formatted(firstClock), game.start()));
    row(table, name, firstClock, 0, first);
    for (int ply : PLIES) {
      List<Result> found = new ArrayList<>();
      for (P position : positions(game, ply)) {
        found.add(search(game, player.formatted(laterClock), position));
      }
      if (!found.isEmpty()) {
        row(table, name, laterClock, ply, found);
      }
    }
    return first.getFirst().depth();
  }

  private static void row(
      Table.Builder table, String name, String clock, int ply, List<Result> found) {
    table.row(
        name,
        clock.replace("time=", ""),
        ply,
        found.size(),
        Samples.median(found.stream().mapToDouble(Result::depth).toArray()),
        Samples.median(found.stream().mapToDouble(r -> r.statistics().nodes()).toArray()));
  }

  private <P extends Position> Result search(Game<P> game, String player, P position) {
    EngineText text = EngineText.parse(player);
    return Engine.of(game, text.options(game))
        .search(position, text.limits(), Detail.BEST, Progress.SILENT, stop);
  }

  /** Positions of so many plies in the games that repeat, so that they are always the same. */
  private <P extends Position> List<P> positions(Game<P> game, int ply) {
    TournamentResults results = games.part("rivals-nodes");
    return results.games().stream()
        .filter(played -> played.moves().size() > ply)
        .limit(sample)
        .map(played -> after(game, played, ply))
        .toList();
  }

  private static <P extends Position> P after(Game<P> game, PlayedGame played, int ply) {
    P position = game.parse(played.opening());
    for (int i = 0; i < ply; i++) {
      position.make(game.parseMove(position, played.moves().get(i)));
    }
    return position;
  }
}
