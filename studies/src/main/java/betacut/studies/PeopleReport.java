package betacut.studies;

import betacut.lab.report.Column;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportBuilder;
import betacut.lab.report.Table;
import betacut.lab.report.text.Format;
import betacut.play.people.SheetRow;
import betacut.stats.rating.WinDrawLoss;
import betacut.stats.test.FisherTest;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What people scored, from a score sheet: the experiment of the paper with real people, and any
 * like it. All numbers are the people's.
 */
public final class PeopleReport {
  private static final String ALL = "all";
  private static final Column[] NOTHING = {};
  private static final Column[] COMPARED = {
    Column.of("p: same as the paper's people", Format.P_VALUE)
  };

  private PeopleReport() {}

  /** A report on the games of a sheet, which has at least one. */
  public static Report of(List<SheetRow> rows, Provenance provenance) {
    ReportBuilder report = Report.titled("People against our players");
    grouped(rows, SheetRow::game).forEach((game, games) -> addGame(report, game, games));
    return report.provenance(provenance).build();
  }

  private static Map<String, List<SheetRow>> grouped(
      Collection<SheetRow> rows, Function<SheetRow, String> by) {
    return rows.stream().collect(Collectors.groupingBy(by, TreeMap::new, Collectors.toList()));
  }

  private static void addGame(ReportBuilder report, String game, List<SheetRow> rows) {
    report.section(game);
    Map<String, List<SheetRow>> opponents = grouped(rows, SheetRow::opponent);
    opponents.forEach((opponent, games) -> report.table(table(game, opponent, games)));
    List<String> names = List.copyOf(opponents.keySet());
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        double p = p(score(opponents.get(names.get(i))), score(opponents.get(names.get(j))));
        report.paragraph(
            "If %s and %s were equally hard, results as different as these or more would come with"
                    .formatted(names.get(i), names.get(j))
                + " probability %s (Fisher's exact test; games of one person are taken as"
                    .formatted(Format.P_VALUE.of(p))
                + " independent).");
      }
    }
  }

  private static Table table(String game, String opponent, List<SheetRow> rows) {
    Optional<WinDrawLoss> paper = paper(game, opponent);
    Table.Builder table =
        Shares.table(
            game + " against " + opponent,
            List.of(Column.text("person")),
            paper.isEmpty() ? NOTHING : COMPARED);
    paper.ifPresent(found -> table.row(Shares.row(List.of("the paper's five"), found, Double.NaN)));
    Map<String, List<SheetRow>> people = grouped(rows, SheetRow::person);
    people.forEach((person, games) -> table.row(row(person, score(games), paper)));
    if (people.size() > 1) {
      table.row(row(ALL, score(rows), paper));
    }
    return table.summary(
        "Shares of the people's games with Wilson's 95 %% intervals%s."
            .formatted(paper.isPresent() ? "; p by Fisher's exact test" : ""));
  }

  private static Object[] row(String name, WinDrawLoss score, Optional<WinDrawLoss> paper) {
    return Shares.row(List.of(name), score, paper.map(found -> p(found, score)).orElse(Double.NaN));
  }

  /** The paper's numbers, where the opponent is one of its two. */
  private static Optional<WinDrawLoss> paper(String game, String opponent) {
    if (!game.equals("tictactoe")) {
      return Optional.empty();
    }
    boolean isFull =
        opponent.contains("alphabeta")
            && opponent.contains("depth=9")
            && opponent.contains("evaluation=zero");
    return opponent.matches("(algorithm=)?random\\b.*")
        ? Optional.of(PaperReport.PAPER_RANDOM)
        : isFull ? Optional.of(PaperReport.PAPER_FULL) : Optional.empty();
  }

  private static WinDrawLoss score(Collection<SheetRow> rows) {
    return new WinDrawLoss(count(rows, "win"), count(rows, "draw"), count(rows, "loss"));
  }

  private static int count(Collection<SheetRow> rows, String result) {
    return (int) rows.stream().filter(row -> row.result().equals(result)).count();
  }

  private static double p(WinDrawLoss one, WinDrawLoss other) {
    return FisherTest.pValue(counts(one), counts(other));
  }

  private static int[] counts(WinDrawLoss score) {
    return new int[] {score.wins(), score.draws(), score.losses()};
  }
}
