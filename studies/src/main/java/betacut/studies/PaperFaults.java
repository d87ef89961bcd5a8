package betacut.studies;

import betacut.lab.report.Column;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.text.Format;
import betacut.lab.tournament.TournamentResults;
import java.util.List;

/** Whether our engine has the faults that the paper admits of its own. */
final class PaperFaults {
  private static final int GAMES = 200;
  private static final int FEW_GAMES = 20;

  private final StudyGames games;
  private final ReportBuilder report;
  private final Table.Builder table =
      Table.titled("Faults the paper admits")
          .columns(
              Column.text("engine"),
              Column.text("fault"),
              Column.count("chances"),
              Column.count("missed"),
              Column.of("share missed", Format.PERCENT).withIntervals());
  private int chances;
  private int missed;

  PaperFaults(StudyGames games, ReportBuilder report) {
    this.games = games;
    this.report = report;
  }

  void write() {
    report.section("The paper's faults, looked for in our engine");
    report.paragraph(
        "The paper's program would rather block than win, put off wins, and in Connect-4 saw"
            + " neither diagonals nor rows above the first. A chance to block is a position without"
            + " a win in one, in which some moves let the opponent win at once and others do not.");
    tic();
    connect();
    report.table(
        table.summary(
            "Our engine missed %s chances; Wilson intervals."
                .formatted(Shares.of(missed, chances))));
    report.summary(
        "Of the faults that the paper admits (wins not taken, threats not blocked, wins put off)"
            + " our engine showed %s.".formatted(Shares.of(missed, chances)));
  }

  private void tic() {
    TournamentResults results = games.part("tictactoe-full");
    Oversights oversights = Oversights.of(results, 0);
    String engine = "tic-tac-toe, full depth";
    row(engine, "does not take a win in one", oversights.wins());
    row(engine, "does not block a win in one", oversights.blocks());
    row(engine, "takes longer to win than announced", promises(results));
  }

  private void connect() {
    for (String part : List.of("connect4-depth-4", "connect4-depth-4-ours")) {
      TournamentResults results = games.part(part);
      Oversights oversights = Oversights.of(results, 0);
      String engine = part.endsWith("ours") ? "Connect-4, depth 4, threats" : "Connect-4, depth 4";
      row(engine, "does not take a win in one", oversights.wins());
      for (Oversights.Direction direction : Oversights.Direction.values()) {
        row(engine, "does not block: " + direction.text, oversights.blocks(direction));
      }
      row(engine, "takes longer to win than announced", promises(results));
    }
  }

  /** Wins the engine announced with their distance, and those that took longer. */
  private Oversights.Count promises(TournamentResults results) {
    int count = games.isQuick() ? FEW_GAMES : GAMES;
    Oversights.Count all = new Oversights.Count(0, 0);
    for (ThinkingReplay.Turn turn : ThinkingReplay.of(results, 0, count)) {
      all = turn.announcesWin() ? all.plus(!turn.keepsPromise()) : all;
    }
    return all;
  }

  private void row(String engine, String fault, Oversights.Count count) {
    chances += count.chances();
    missed += count.missed();
    table.row(
        engine,
        fault,
        count.chances(),
        count.missed(),
        count.chances() == 0 ? Double.NaN : Shares.wilson(count.missed(), count.chances()));
  }
}
