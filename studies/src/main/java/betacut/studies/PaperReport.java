package betacut.studies;

import betacut.lab.report.Column;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.chart.Axis;
import betacut.lab.report.chart.RowChart;
import betacut.lab.report.text.Format;
import betacut.lab.report.text.Numbers;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.PlayerResult;
import betacut.lab.tournament.TournamentResults;
import betacut.stats.rating.WinDrawLoss;
import betacut.stats.sample.Bootstrap;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.MeanResamples;
import betacut.stats.sample.Samples;
import betacut.stats.test.FisherTest;
import java.util.List;
import java.util.stream.IntStream;

/** What the games of {@link PaperStudy} say, in the order of the paper's tables and figures. */
final class PaperReport {
  /** Figure 4 of the paper: fifty games of five people. */
  static final WinDrawLoss PAPER_RANDOM = new WinDrawLoss(40, 8, 2);

  static final WinDrawLoss PAPER_FULL = new WinDrawLoss(0, 36, 14);

  /** Figure 7: turns in which one person won ten games of Connect-4 each. */
  private static final double[] PAPER_TURNS_RANDOM = {4, 4, 6, 4, 5, 4, 4, 7, 4, 5};

  private static final double[] PAPER_TURNS_ALPHA_BETA = {11, 7, 8, 9, 6, 13, 8, 8, 9, 11};

  private static final int FEW_WINS = 5;
  private static final long SEED = 1;

  private final StudyGames games;
  private ReportBuilder report;

  PaperReport(StudyGames games) {
    this.games = games;
  }

  Report write(String title, Provenance provenance) {
    report = Report.titled(title);
    people();
    difficulty();
    turnsNeeded();
    new PaperThinking(games, report).write();
    new PaperFaults(games, report).write();
    return report.provenance(provenance.with("seed", Long.toString(SEED))).build();
  }

  // ---- figure 4 ------------------------------------------------------------------------------

  private void people() {
    report.section("People against both players, tic-tac-toe");
    report.paragraph(
        "human:20,2 plays any legal move in 20 of 100 turns, and otherwise sees what is won or"
            + " lost within 2 plies and nothing beyond. People move first in every other game.");
    TournamentResults random = games.part("tictactoe-random");
    TournamentResults full = games.part("tictactoe-full");
    report.table(figure4("Against the random player", random, PAPER_RANDOM, "80/16/4 %"));
    report.table(figure4("Against full depth", full, PAPER_FULL, "0/72/28 %"));
    var chart =
        RowChart.dots("People's wins and draws, tic-tac-toe", Axis.linear("share of games", ""))
            .format(Format.PERCENT)
            .names("wins against random", "draws against full depth");
    chart.row("the paper's five", share(PAPER_RANDOM, true), share(PAPER_FULL, false));
    for (int i = 1; i <= PaperStudy.PEOPLE.size(); i++) {
      chart.row(
          PaperStudy.PEOPLE.get(i - 1),
          share(random.table().results(i, 0), true),
          share(full.table().results(i, 0), false));
    }
    report.chart(
        chart.build(),
        "The more careful the person, the more wins against random moves and draws against"
            + " full depth; nobody wins against full depth.");
    summarise(random, full);
  }

  private static Estimate share(WinDrawLoss results, boolean wins) {
    return Shares.wilson(wins ? results.wins() : results.draws(), results.games());
  }

  private static Table figure4(
      String caption, TournamentResults results, WinDrawLoss paper, String claim) {
    Table.Builder table =
        Shares.table(
            caption,
            List.of(Column.text("person")),
            Column.number("blunders per game", ""),
            Column.count("moves judged"),
            Column.of("p: same as the paper's people", Format.P_VALUE));
    table.row(Shares.row(List.of("the paper's five"), paper, Double.NaN, Double.NaN, Double.NaN));
    for (PlayerResult player : results.players().subList(1, results.players().size())) {
      WinDrawLoss found = player.results();
      table.row(
          Shares.row(
              List.of(player.name()),
              found,
              player.blundersPerGame(),
              player.judgedMoves(),
              p(paper, found)));
    }
    return table.summary(
        "Results of the people; the paper has %s in 50 games. p by Fisher's exact test."
            .formatted(claim));
  }

  private static double p(WinDrawLoss paper, WinDrawLoss found) {
    return FisherTest.pValue(counts(paper), counts(found));
  }

  private static int[] counts(WinDrawLoss results) {
    return new int[] {results.wins(), results.draws(), results.losses()};
  }

  private void summarise(TournamentResults random, TournamentResults full) {
    List<String> alike =
        IntStream.rangeClosed(1, PaperStudy.PEOPLE.size())
            .filter(
                i ->
                    p(PAPER_RANDOM, random.table().results(i, 0)) >= 0.05
                        && p(PAPER_FULL, full.table().results(i, 0)) >= 0.05)
            .mapToObj(i -> PaperStudy.PEOPLE.get(i - 1))
            .toList();
    WinDrawLoss host = full.table().results(0);
    report.summary(
        "The full-depth player lost %s games of tic-tac-toe: %s."
            .formatted(
                Shares.of(host.losses(), host.games()),
                Shares.percent(host.losses(), host.games())));
    report.summary(
        alike.isEmpty()
            ? "No skill we tried agrees with the paper's people against both players (p < 0.05)."
            : "Both rows of the paper's table agree with %s (p ≥ 0.05)."
                .formatted(String.join(" and ", alike)));
  }

  // ---- difficulty by depth -------------------------------------------------------------------

  private void difficulty() {
    report.section("Depth and level as difficulty");
    ladder("Tic-tac-toe against random moves", games.part("tictactoe-ladder"));
    Table.Builder exact =
        Table.titled("Tic-tac-toe: whether the engine can be beaten")
            .columns(
                Column.count("depth"),
                Column.count("lost final positions, engine first"),
                Column.count("lost final positions, engine second"));
    int safe = 0;
    for (int depth : PaperStudy.TIC_TAC_TOE_DEPTHS) {
      int first = Unbeaten.lostEnds(PaperStudy.TIC_TAC_TOE, PaperStudy.engine(depth), 0);
      int second = Unbeaten.lostEnds(PaperStudy.TIC_TAC_TOE, PaperStudy.engine(depth), 1);
      exact.row(depth, first, second);
      safe = first + second > 0 ? 0 : safe == 0 ? depth : safe;
    }
    String found =
        safe == 0
            ? "The engine can be beaten at every depth tried."
            : "From depth %d on nobody can beat the engine.".formatted(safe);
    report.table(
        exact.summary(
            found
                + " Every move of the opponent's and every one of the engine's equally good moves"
                + " was followed, so this is certain; the paper says 8."));
    report.summary("Tic-tac-toe: " + found + " The paper says 8.");
    ladder("Connect-4 against random moves", games.part("connect4-ladder"));
  }

  private void ladder(String caption, TournamentResults results) {
    Table.Builder table =
        Shares.table(
            caption,
            List.of(Column.text("player")),
            Column.count("nodes per move"),
            Column.number("time per move", "ms"));
    for (PlayerResult player : results.players().subList(1, results.players().size())) {
      table.row(
          Shares.row(
              List.of(player.name()),
              player.results(),
              player.nodesPerMove(),
              player.millisPerMove()));
    }
    report.table(table.summary("Results of the player; times are those of this machine."));
  }

  // ---- figure 7 ------------------------------------------------------------------------------

  private void turnsNeeded() {
    report.section("Turns needed to win at Connect-4");
    Table.Builder table =
        Shares.table(
            "Turns of the winner",
            List.of(Column.text("opponent"), Column.text("person")),
            Column.estimate("turns, mean of wins", ""),
            Column.number("turns, median", ""));
    paperRow(table, PaperStudy.RANDOM, PAPER_TURNS_RANDOM);
    paperRow(table, PaperStudy.DEPTH_4, PAPER_TURNS_ALPHA_BETA);
    for (String part : List.of("connect4-random", "connect4-depth-4", "connect4-depth-4-ours")) {
      TournamentResults results = games.part(part);
      for (int i = 1; i < results.players().size(); i++) {
        double[] turns = turns(results, i);
        table.row(
            Shares.row(
                List.of(results.spec().players().getFirst(), results.spec().players().get(i)),
                results.table().results(i, 0),
                turns.length < FEW_WINS ? Double.NaN : mean(turns),
                turns.length == 0 ? Double.NaN : Samples.median(turns)));
      }
    }
    report.table(
        table.summary(
            "Results of the people, and how many moves of theirs a win took; the paper tells of"
                + " ten won games against each. Means of fewer than 5 wins are left out."));
    sayTurns();
  }

  private void sayTurns() {
    int planner = PaperStudy.PEOPLE.size() + 1;
    double[] random = turns(games.part("connect4-random"), planner);
    double[] engine = turns(games.part("connect4-depth-4"), planner);
    if (random.length >= FEW_WINS && engine.length >= FEW_WINS) {
      report.summary(
          "Somebody who looks 2 plies ahead and builds lines needs %s turns to beat random moves at Connect-4 and %s to beat depth 4; the paper has 4.7 and 9.0."
              .formatted(Numbers.estimate(mean(random)), Numbers.estimate(mean(engine))));
    }
  }

  /** Shares of a selection would say nothing. */
  private static void paperRow(Table.Builder table, String opponent, double[] turns) {
    table.row(
        opponent,
        "the paper's player, won games only",
        turns.length,
        Double.NaN,
        Double.NaN,
        Double.NaN,
        mean(turns),
        Samples.median(turns));
  }

  private static Estimate mean(double[] turns) {
    return MeanResamples.mean(turns, Bootstrap.percentile(SEED));
  }

  /** How many moves of its own each win of a player took. */
  private static double[] turns(TournamentResults results, int player) {
    return results.games().stream()
        .filter(game -> game.halves() == (game.first() == player ? 2 : 0))
        .filter(game -> game.first() == player || game.second() == player)
        .mapToDouble(PaperReport::winnersMoves)
        .toArray();
  }

  /** Whoever wins has moved last. */
  private static int winnersMoves(PlayedGame game) {
    return (game.moves().size() + 1) / 2;
  }
}
