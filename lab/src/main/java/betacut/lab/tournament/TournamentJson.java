package betacut.lab.tournament;

import betacut.stats.rating.Pentanomial;
import betacut.stats.rating.Ratings;
import betacut.stats.sample.Estimate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.IntStream;

/** Games and results of a tournament for programs: maps that {@code Json} writes. */
public final class TournamentJson {
  /** A longer path is thinned out. */
  private static final int MOST_STEPS = 200;

  /** By the half points of the first player. */
  private static final List<String> RESULTS = List.of("second", "draw", "first");

  private TournamentJson() {}

  /** Every game, by number. */
  public static List<SequencedMap<String, Object>> games(TournamentResults results) {
    return results.games().stream().map(game -> game(results.spec(), game)).toList();
  }

  private static SequencedMap<String, Object> game(TournamentSpec spec, PlayedGame game) {
    var json = new LinkedHashMap<String, Object>();
    json.put("event", "game");
    PlayedGame.COLUMNS
        .cells(game)
        .forEach(
            (name, value) -> {
              switch (name) {
                case "first", "second" -> json.put(name, spec.players().get((int) value));
                case "halves" -> json.put("result", RESULTS.get((int) value));
                case "ending" -> json.put("reason", value);
                default -> json.put(name, value);
              }
            });
    return json;
  }

  /** What the games say. */
  public static SequencedMap<String, Object> of(TournamentResults results) {
    TournamentSpec spec = results.spec();
    var json = new LinkedHashMap<String, Object>();
    json.put("event", "results");
    json.put("game", spec.game());
    json.put("mode", spec.mode().id());
    json.put("seed", spec.seed());
    json.put("openings", spec.openings());
    json.put("played", results.games().size());
    json.put("scheduled", results.scheduled());
    json.put("complete", results.isComplete());
    json.put("drawRate", results.drawRate());
    json.put("firstMoverScore", results.firstMoverScore());
    json.put("endings", results.endings());
    json.put("players", results.players().stream().map(p -> player(results, p)).toList());
    json.put("matches", results.matches().stream().map(match -> match(spec, match)).toList());
    results.sprt().ifPresent(path -> json.put("sprt", sprt(path)));
    return json;
  }

  private static SequencedMap<String, Object> player(
      TournamentResults results, PlayerResult player) {
    var json = new LinkedHashMap<String, Object>();
    json.put("player", player.name());
    json.put("wins", player.results().wins());
    json.put("draws", player.results().draws());
    json.put("losses", player.results().losses());
    json.put("forfeits", player.forfeits());
    json.put("score", player.score());
    json.put("moves", player.moves());
    json.put("millisPerMove", player.millisPerMove());
    json.put("nodesPerMove", player.nodesPerMove());
    json.put("judgedGames", player.judgedGames());
    json.put("blunders", player.blunders());
    var ratings = new LinkedHashMap<String, Object>();
    for (Ratings method : results.ratings()) {
      ratings.put(method.method(), estimate(method.players().get(player.number())));
    }
    json.put("elo", ratings);
    return json;
  }

  private static SequencedMap<String, Object> estimate(Estimate estimate) {
    var json = new LinkedHashMap<String, Object>();
    json.put("value", estimate.value());
    json.put("low", estimate.interval().low());
    json.put("high", estimate.interval().high());
    return json;
  }

  private static SequencedMap<String, Object> match(TournamentSpec spec, MatchResult match) {
    Pentanomial counts = match.pairs();
    var pairs = new LinkedHashMap<String, Object>();
    pairs.put("lossLoss", counts.lossLoss());
    pairs.put("lossDraw", counts.lossDraw());
    pairs.put("winLoss", counts.winLoss());
    pairs.put("drawDraw", counts.drawDraw());
    pairs.put("winDraw", counts.winDraw());
    pairs.put("winWin", counts.winWin());
    var json = new LinkedHashMap<String, Object>();
    json.put("one", spec.players().get(match.one()));
    json.put("other", spec.players().get(match.other()));
    json.put("pairs", pairs);
    match
        .elo()
        .ifPresent(
            elo -> {
              json.put("elo", estimate(elo.logistic()));
              json.put("normalisedElo", estimate(elo.normalised()));
              json.put("superiority", elo.superiority());
            });
    return json;
  }

  private static SequencedMap<String, Object> sprt(SprtPath path) {
    List<Double> ratios = path.ratios();
    int step = Math.max(1, ratios.size() / MOST_STEPS);
    var json = new LinkedHashMap<String, Object>();
    json.put("elo0", path.test().elo0());
    json.put("elo1", path.test().elo1());
    json.put("alpha", path.test().alpha());
    json.put("beta", path.test().beta());
    json.put("lower", path.test().lowerBound());
    json.put("upper", path.test().upperBound());
    json.put("llr", path.ratio());
    json.put("decision", path.decision().name().toLowerCase(Locale.ROOT));
    json.put(
        "path",
        IntStream.range(0, ratios.size())
            .filter(i -> i % step == 0 || i == ratios.size() - 1)
            .mapToObj(i -> step(i + 1, ratios.get(i)))
            .toList());
    return json;
  }

  private static SequencedMap<String, Object> step(int pairs, double ratio) {
    var json = new LinkedHashMap<String, Object>();
    json.put("pairs", pairs);
    json.put("llr", ratio);
    return json;
  }
}
