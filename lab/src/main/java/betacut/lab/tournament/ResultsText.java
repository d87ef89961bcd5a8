package betacut.lab.tournament;

import betacut.stats.rating.Pentanomial;
import betacut.stats.rating.Ratings;
import betacut.stats.rating.WinDrawLoss;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** {@link TournamentResults} for a terminal of 80 columns. */
public final class ResultsText {
  private static final int NAME = 24;
  private static final int COLUMNS_OF_TABLE = 8;
  private static final int MOST_MATCHES = 15;

  private final TournamentResults results;

  /** One numbering for all of the text: by points per game. */
  private final List<PlayerResult> ranking;

  private final TerminalLines text = new TerminalLines();

  private ResultsText(TournamentResults results) {
    this.results = results;
    ranking = results.standings();
  }

  private int place(int player) {
    return 1 + ranking.indexOf(results.players().get(player));
  }

  private int place(PlayerResult player) {
    return place(player.number());
  }

  /** Standings, crosstable, how they played, and the test or the match if there is one. */
  public static String of(TournamentResults results) {
    var text = new ResultsText(results);
    text.heading();
    text.standings();
    text.crosstable();
    text.play();
    text.matches();
    results.sprt().ifPresent(path -> SprtText.write(path, text.text));
    return text.text.toString();
  }

  private void line(String format, Object... values) {
    text.line(format, values);
  }

  private void heading() {
    TournamentSpec spec = results.spec();
    text.sentence(
        "%s, %s, %d players, %d of %d games, openings %s, seed %d",
        spec.game(),
        spec.mode().id(),
        spec.players().size(),
        results.games().size(),
        results.scheduled(),
        spec.openings(),
        spec.seed());
    text.sentence(
        "Draws %.1f %%; who moves first scores %.1f %%; games ended by %s.",
        100 * results.drawRate(), 100 * results.firstMoverScore(), endings());
    text.sentence("%s", results.origins());
  }

  private String endings() {
    return results.endings().isEmpty()
        ? "nothing yet"
        : results.endings().entrySet().stream()
            .map(ending -> ending.getKey() + " " + ending.getValue())
            .collect(Collectors.joining(", "));
  }

  private void standings() {
    List<Ratings> ratings = results.ratings();
    String names =
        ratings.stream().map(r -> "%15s".formatted(r.method())).collect(Collectors.joining());
    line("");
    line("    %-24s %5s %6s %s", "player", "games", "score", ratings.isEmpty() ? "" : names);
    for (PlayerResult player : ranking) {
      String elos =
          ratings.stream()
              .map(r -> "%15s".formatted(elo(r.players().get(player.number()))))
              .collect(Collectors.joining());
      line(
          "%2d. %-24s %5d %5.1f%% %s",
          place(player),
          fitted(player.name()),
          player.results().games(),
          100 * player.score(),
          elos);
    }
    if (!ratings.isEmpty()) {
      line(
          "    Elo with 95 %% intervals by two methods; %s is 0.",
          fitted(results.spec().players().get(ratings.getFirst().anchor())));
    }
    ranking.stream()
        .filter(player -> player.name().length() > NAME)
        .forEach(player -> text.sentence("%2d. is %s", place(player), player.name()));
  }

  /** {@code +35 ±12}, or {@code 0} for the player all others are measured against. */
  static String elo(Estimate estimate) {
    Interval interval = estimate.interval();
    if (Double.isInfinite(estimate.value())) {
      return estimate.value() > 0 ? "+inf" : "-inf";
    }
    double half = interval.halfWidth();
    String value = String.format(Locale.ROOT, "%+.0f", estimate.value());
    return half == 0
        ? value.replace("+0", "0")
        : value + (Double.isInfinite(half) ? " ±inf" : String.format(Locale.ROOT, " ±%.0f", half));
  }

  /** Long names differ at their ends more often than at their beginnings; both are kept. */
  private static String fitted(String name) {
    int kept = (NAME - 3) / 2;
    return name.length() <= NAME
        ? name
        : name.substring(0, NAME - 3 - kept) + "..." + name.substring(name.length() - kept);
  }

  /** Points of the row against the column; in blocks if there are too many players. */
  private void crosstable() {
    int players = results.players().size();
    for (int from = 0; from < players; from += COLUMNS_OF_TABLE) {
      int to = Math.min(players, from + COLUMNS_OF_TABLE);
      line("");
      var heading = new StringBuilder();
      for (int column = from; column < to; column++) {
        heading.append("%6d".formatted(column + 1));
      }
      line("    %-24s%s", "points of the row against", heading.substring(1));
      for (PlayerResult player : ranking) {
        line("%2d. %-24s%s", place(player), fitted(player.name()), cells(player, from, to));
      }
    }
  }

  private String cells(PlayerResult player, int from, int to) {
    var cells = new StringBuilder();
    for (int column = from; column < to; column++) {
      WinDrawLoss games = results.table().results(player.number(), ranking.get(column).number());
      boolean isBlank = games.games() == 0;
      cells.append(
          isBlank ? "%6s".formatted("-") : String.format(Locale.ROOT, "%6.1f", games.points()));
    }
    return cells.toString();
  }

  private void play() {
    line("");
    line(
        "    %-24s%10s%12s%15s%9s",
        "how they played", "ms/move", "nodes/move", "blunders of", "lost by");
    line("    %-24s%10s%12s%15s%9s", "", "", "", "judged moves", "fault");
    for (PlayerResult player : ranking) {
      line(
          "%2d. %-24s%10.2f%12s%15s%9d",
          place(player),
          fitted(player.name()),
          player.millisPerMove(),
          player.nodes() == 0 ? "-" : String.format(Locale.ROOT, "%,.0f", player.nodesPerMove()),
          player.judgedMoves() == 0
              ? "-"
              : "%d of %d".formatted(player.blunders(), player.judgedMoves()),
          player.forfeits());
    }
  }

  private void matches() {
    if (results.players().size() == 2) {
      results.matches().forEach(this::match);
    } else if (results.matches().size() <= MOST_MATCHES) {
      line("");
      line("    %-12s%15s%8s   %s", "matches", "Elo", "LOS", "pairs by half points: 0 1 2 3 4");
      results.matches().forEach(this::row);
    }
  }

  /** One match of many. */
  private void row(MatchResult match) {
    Pentanomial pairs = match.pairs();
    String players = "%d - %d".formatted(place(match.one()), place(match.other()));
    String elo = match.elo().map(found -> elo(found.logistic())).orElse("-");
    String superiority = match.elo().map(found -> percent(found.superiority())).orElse("-");
    line(
        "    %-12s%15s%8s   %d %d %d %d %d",
        players,
        elo,
        superiority,
        pairs.lossLoss(),
        pairs.lossDraw(),
        pairs.winLoss() + pairs.drawDraw(),
        pairs.winDraw(),
        pairs.winWin());
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  /** The only match, of which there is room to say more. */
  private void match(MatchResult match) {
    Pentanomial pairs = match.pairs();
    line("");
    text.sentence(
        "Pairs of %s: %d lost both, %d half a point, %d even (%d drawn, %d by a win each), %d"
            + " one and a half, %d won both.",
        fitted(results.spec().players().get(match.one())),
        pairs.lossLoss(),
        pairs.lossDraw(),
        pairs.winLoss() + pairs.drawDraw(),
        pairs.drawDraw(),
        pairs.winLoss(),
        pairs.winDraw(),
        pairs.winWin());
    match
        .elo()
        .ifPresent(
            elo ->
                text.sentence(
                    "Elo %s (logistic), %s (normalised), 95 %%; likelihood of superiority %s.",
                    elo(elo.logistic()), elo(elo.normalised()), percent(elo.superiority())));
  }
}
