package betacut.cli;

import betacut.cli.text.Json;
import betacut.lab.match.MatchResult;
import betacut.lab.match.PlayedGame;
import betacut.lab.match.PlayerResult;
import betacut.lab.match.SprtPath;
import betacut.lab.match.TournamentResults;
import betacut.lab.match.TournamentSpec;
import betacut.lab.statistics.Estimate;
import betacut.lab.statistics.Pentanomial;
import betacut.lab.statistics.Ratings;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A tournament for programs: an object for each game, then one with the results. */
final class TournamentJson {
  /** A longer path is thinned out. */
  private static final int MOST_STEPS = 200;

  private TournamentJson() {}

  static Stream<Json> games(TournamentSpec spec, TournamentResults results) {
    return results.games().stream().map(game -> game(spec, game));
  }

  private static Json game(TournamentSpec spec, PlayedGame game) {
    return new Json()
        .put("event", "game")
        .put("number", game.number())
        .put("first", spec.players().get(game.first()))
        .put("second", spec.players().get(game.second()))
        .put("opening", game.opening())
        .putTexts("moves", game.moves())
        .put("result", game.halves() == 1 ? "draw" : game.halves() == 2 ? "first" : "second")
        .put("reason", game.reason())
        .put("firstBlunders", game.firstBlunders())
        .put("secondBlunders", game.secondBlunders())
        .put("firstNanos", game.firstNanos())
        .put("secondNanos", game.secondNanos())
        .put("firstNodes", game.firstNodes())
        .put("secondNodes", game.secondNodes());
  }

  static Json of(TournamentResults results) {
    TournamentSpec spec = results.spec();
    var endings = new Json();
    results.endings().forEach((name, count) -> endings.put(name, count.longValue()));
    var json =
        new Json()
            .put("event", "results")
            .put("game", spec.game())
            .put("mode", spec.mode().id())
            .put("seed", spec.seed())
            .put("openings", spec.openings())
            .put("played", results.games().size())
            .put("scheduled", results.scheduled())
            .put("complete", results.isComplete())
            .put("drawRate", results.drawRate())
            .put("firstMoverScore", results.firstMoverScore())
            .putObject("endings", endings)
            .putObjects("players", results.players().stream().map(p -> player(results, p)).toList())
            .putObjects("matches", results.matches().stream().map(m -> match(spec, m)).toList());
    results.sprt().ifPresent(path -> json.putObject("sprt", sprt(path)));
    return json;
  }

  private static Json player(TournamentResults results, PlayerResult player) {
    var json =
        new Json()
            .put("player", player.name())
            .put("wins", player.results().wins())
            .put("draws", player.results().draws())
            .put("losses", player.results().losses())
            .put("forfeits", player.forfeits())
            .put("score", player.score())
            .put("moves", player.moves())
            .put("millisPerMove", player.millisPerMove())
            .put("nodesPerMove", player.nodesPerMove())
            .put("judgedGames", player.judgedGames())
            .put("blunders", player.blunders());
    var ratings = new Json();
    for (Ratings method : results.ratings()) {
      ratings.putObject(method.method(), estimate(method.players().get(player.number())));
    }
    return json.putObject("elo", ratings);
  }

  private static Json estimate(Estimate estimate) {
    return new Json()
        .put("value", estimate.value())
        .put("low", estimate.interval().low())
        .put("high", estimate.interval().high());
  }

  private static Json match(TournamentSpec spec, MatchResult match) {
    Pentanomial pairs = match.pairs();
    var json =
        new Json()
            .put("one", spec.players().get(match.one()))
            .put("other", spec.players().get(match.other()))
            .putObject(
                "pairs",
                new Json()
                    .put("lossLoss", pairs.lossLoss())
                    .put("lossDraw", pairs.lossDraw())
                    .put("winLoss", pairs.winLoss())
                    .put("drawDraw", pairs.drawDraw())
                    .put("winDraw", pairs.winDraw())
                    .put("winWin", pairs.winWin()));
    match
        .elo()
        .ifPresent(
            elo ->
                json.putObject("elo", estimate(elo.logistic()))
                    .putObject("normalisedElo", estimate(elo.normalised()))
                    .put("superiority", elo.superiority()));
    return json;
  }

  private static Json sprt(SprtPath path) {
    List<Double> ratios = path.ratios();
    int step = Math.max(1, ratios.size() / MOST_STEPS);
    List<Json> shown =
        IntStream.range(0, ratios.size())
            .filter(i -> i % step == 0 || i == ratios.size() - 1)
            .mapToObj(i -> new Json().put("pairs", i + 1).put("llr", ratios.get(i)))
            .toList();
    return new Json()
        .put("elo0", path.test().elo0())
        .put("elo1", path.test().elo1())
        .put("alpha", path.test().alpha())
        .put("beta", path.test().beta())
        .put("lower", path.test().lowerBound())
        .put("upper", path.test().upperBound())
        .put("llr", path.ratio())
        .put("decision", path.decision().name().toLowerCase(Locale.ROOT))
        .putObjects("path", shown);
  }
}
