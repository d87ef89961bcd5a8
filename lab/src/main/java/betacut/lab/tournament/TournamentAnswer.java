package betacut.lab.tournament;

import betacut.stats.rating.Elo;
import betacut.stats.rating.Pentanomial;
import betacut.stats.rating.Ratings;
import betacut.stats.rating.Sprt;
import betacut.stats.rating.WinDrawLoss;
import betacut.stats.sample.Estimate;
import betacut.text.json.Inline;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What the games of a tournament say, for programs. */
public record TournamentAnswer(
    String event,
    String game,
    Mode mode,
    long seed,
    String openings,
    int differentOpenings,
    int repeatedGames,
    int played,
    int scheduled,
    boolean complete,
    double drawRate,
    double firstMoverScore,
    Map<String, Integer> endings,
    List<Standing> players,
    List<Match> matches,
    Optional<Sequential> sprt) {
  /** A longer path is thinned out. */
  private static final int MOST_STEPS = 200;

  /** By the half points of the first player. */
  private static final List<String> RESULTS = List.of("second", "draw", "first");

  /** One game, with the columns of {@link PlayedGame} and the players by their names. */
  public record GameAnswer(String event, @Inline Map<String, Object> columns) {
    private static GameAnswer of(TournamentSpec spec, PlayedGame game) {
      var columns = new LinkedHashMap<String, Object>();
      PlayedGame.COLUMNS
          .cells(game)
          .forEach(
              (name, value) -> {
                switch (name) {
                  case "first", "second" -> columns.put(name, spec.players().get((int) value));
                  case "halves" -> columns.put("result", RESULTS.get((int) value));
                  case "ending" -> columns.put("reason", value);
                  default -> columns.put(name, value);
                }
              });
      return new GameAnswer("game", columns);
    }
  }

  /** What one player did. */
  public record Standing(
      String player,
      @Inline WinDrawLoss results,
      int forfeits,
      double score,
      long moves,
      double millisPerMove,
      double nodesPerMove,
      int judgedGames,
      int judgedMoves,
      int blunders,
      Map<String, Between> elo) {
    private static Standing of(TournamentResults results, PlayerResult player) {
      var ratings = new LinkedHashMap<String, Between>();
      for (Ratings method : results.ratings()) {
        ratings.put(method.method(), Between.of(method.players().get(player.number())));
      }
      return new Standing(
          player.name(),
          player.results(),
          player.forfeits(),
          player.score(),
          player.moves(),
          player.millisPerMove(),
          player.nodesPerMove(),
          player.judgedGames(),
          player.judgedMoves(),
          player.blunders(),
          ratings);
    }
  }

  /** A number and the ends of its interval. */
  public record Between(double value, double low, double high) {
    private static Between of(Estimate estimate) {
      return new Between(estimate.value(), estimate.interval().low(), estimate.interval().high());
    }
  }

  /** What two players did against each other. */
  public record Match(
      String one, String other, Pentanomial pairs, @Inline Optional<Strength> strength) {
    private static Match of(TournamentSpec spec, MatchResult match) {
      return new Match(
          spec.players().get(match.one()),
          spec.players().get(match.other()),
          match.pairs(),
          match.elo().map(Strength::of));
    }
  }

  /** How much stronger one is than the other. */
  public record Strength(Between elo, Between normalisedElo, double superiority) {
    private static Strength of(Elo elo) {
      return new Strength(
          Between.of(elo.logistic()), Between.of(elo.normalised()), elo.superiority());
    }
  }

  /** A sequential test and its way to the decision. */
  public record Sequential(
      double elo0,
      double elo1,
      double alpha,
      double beta,
      double lower,
      double upper,
      double llr,
      String decision,
      List<Step> path) {
    private static Sequential of(SprtPath path) {
      List<Double> ratios = path.ratios();
      int step = Math.max(1, ratios.size() / MOST_STEPS);
      Sprt test = path.test();
      return new Sequential(
          test.elo0(),
          test.elo1(),
          test.alpha(),
          test.beta(),
          test.lowerBound(),
          test.upperBound(),
          path.ratio(),
          path.decision().name().toLowerCase(Locale.ROOT),
          IntStream.range(0, ratios.size())
              .filter(i -> i % step == 0 || i == ratios.size() - 1)
              .mapToObj(i -> new Step(i + 1, ratios.get(i)))
              .toList());
    }
  }

  /** The likelihood ratio after so many pairs. */
  public record Step(int pairs, double llr) {}

  /** Every game, by number. */
  public static List<GameAnswer> games(TournamentResults results) {
    return results.games().stream().map(game -> GameAnswer.of(results.spec(), game)).toList();
  }

  /** What the games say. */
  public static TournamentAnswer of(TournamentResults results) {
    TournamentSpec spec = results.spec();
    return new TournamentAnswer(
        "results",
        spec.game(),
        spec.mode(),
        spec.seed(),
        spec.openings(),
        results.differentOpenings(),
        results.repeatedGames(),
        results.games().size(),
        results.scheduled(),
        results.isComplete(),
        results.drawRate(),
        results.firstMoverScore(),
        results.endings(),
        results.players().stream().map(player -> Standing.of(results, player)).toList(),
        results.matches().stream().map(match -> Match.of(spec, match)).toList(),
        results.sprt().map(Sequential::of));
  }
}
