package betacut.lab.tournament;

import betacut.lab.report.Column;
import betacut.lab.report.Table;
import betacut.lab.report.text.Format;
import betacut.stats.rating.Elo;
import betacut.stats.rating.Pentanomial;
import betacut.stats.rating.WinDrawLoss;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Matches by pairs of games: score, Elo with its error, and the pairs it is computed from. */
public final class MatchRows {
  /** What the table says of itself. */
  public static final String HOW_TO_READ =
      "Seen from the player. A pair is one opening with both colours; pairs are counted by points:"
          + " 0, ½, 1, 1½, 2. Elo with 95 % intervals from the pairs; ∞ where nothing was lost or"
          + " nothing won, and left out where there are fewer than five pairs.";

  /** Fewer have no spread to compute an error from. */
  private static final int FEW_PAIRS = 5;

  private final Table.Builder table;

  public MatchRows(String caption, String first) {
    table =
        Table.titled(caption)
            .columns(
                Column.text(first),
                Column.text("player"),
                Column.text("opponent"),
                Column.text("+wins =draws −losses"),
                Column.of("score", Format.PERCENT),
                Column.of("Elo", Format.ELO).withIntervals(),
                Column.of("likelihood of superiority", Format.PERCENT),
                Column.text("pairs by points"));
  }

  /** Adds all matches of a tournament. */
  public MatchRows add(String label, TournamentResults results) {
    List<String> names = results.spec().players();
    for (MatchResult match : results.matches()) {
      Pentanomial pairs = match.pairs();
      WinDrawLoss games = results.table().results(match.one(), match.other());
      List<Object> row = new ArrayList<>();
      row.add(label);
      row.add(names.get(match.one()));
      row.add(names.get(match.other()));
      row.add("+%d =%d −%d".formatted(games.wins(), games.draws(), games.losses()));
      row.add(games.points() / games.games());
      Optional<Elo> elo = elo(match);
      row.add(elo.map(Elo::logistic));
      row.add(elo.map(Elo::superiority));
      row.add(text(pairs));
      table.row(row.toArray());
    }
    return this;
  }

  /** How much stronger the first of two is; empty if there are too few games to say. */
  public static Optional<Elo> elo(MatchResult match) {
    return match.elo().filter(known -> match.pairs().pairs() >= FEW_PAIRS);
  }

  private static String text(Pentanomial pairs) {
    return String.join(
        " ",
        Arrays.stream(pairs.counts()).mapToObj(count -> Integer.toString((int) count)).toList());
  }

  public Table build() {
    return table.summary(HOW_TO_READ);
  }
}
