package betacut.lab.tournament;

import betacut.stats.rating.Crosstable;
import betacut.stats.rating.Ratings;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the games of a tournament say about its players.
 *
 * @param scheduled games there would be at most
 * @param games those that count, by number; in an SPRT those up to its decision
 * @param players by number
 * @param matches every two players who met, in the order of the schedule
 * @param ratings two estimates of Elo, each with its method's name; none if somebody met nobody
 * @param endings how games ended, with their numbers: rules, adjudication, length, time and so on
 * @param sprt the test, if it is one
 */
public record TournamentResults(
    TournamentSpec spec,
    int scheduled,
    List<PlayedGame> games,
    Crosstable table,
    List<PlayerResult> players,
    List<MatchResult> matches,
    List<Ratings> ratings,
    Map<String, Integer> endings,
    Optional<SprtPath> sprt) {
  /** How sure every interval is. */
  public static final double CONFIDENCE = 0.95;

  public TournamentResults {
    games = List.copyOf(games);
    players = List.copyOf(players);
    matches = List.copyOf(matches);
    ratings = List.copyOf(ratings);
  }

  /** Counts the games of a log. */
  public static TournamentResults of(TournamentSpec spec, int scheduled, List<PlayedGame> all) {
    Optional<SprtPath> path = spec.sprt().map(test -> SprtPath.of(test, all));
    List<PlayedGame> counted =
        path.filter(SprtPath::isDecided)
            .map(decided -> all.subList(0, decided.games()))
            .orElse(all);
    var tally = new Tally(spec, counted);
    return new TournamentResults(
        spec,
        scheduled,
        counted,
        tally.table(),
        tally.players(),
        tally.matches(),
        tally.ratings(CONFIDENCE),
        tally.endings(),
        path);
  }

  /** The same with players called otherwise, where what they are called says too much. */
  public TournamentResults called(List<String> names) {
    return new TournamentResults(
        spec.called(names),
        scheduled,
        games,
        table,
        players.stream().map(player -> player.called(names.get(player.number()))).toList(),
        matches,
        ratings,
        endings,
        sprt);
  }

  /** Whether nothing is left to play. */
  public boolean isComplete() {
    return games.size() >= scheduled || sprt.filter(SprtPath::isDecided).isPresent();
  }

  /** How many different positions games began from. */
  public int differentOpenings() {
    return (int) games.stream().map(PlayedGame::opening).distinct().count();
  }

  /** Games of pairs that only happened again: they have points, and no part in estimates. */
  public int repeatedGames() {
    return games.size() - PairRepeats.leftOut(games).size();
  }

  /** Where games came from, and how many are worth nothing new. */
  String origins() {
    int repeated = repeatedGames();
    return "Different openings: %d; games that repeat earlier ones move by move: %s."
        .formatted(
            differentOpenings(),
            repeated == 0 ? "none" : repeated + ", counted once in Elo and every test");
  }

  /** The share of games without a winner. */
  public double drawRate() {
    return share(1);
  }

  /** Points per game of whoever moved first: what the first move is worth among these players. */
  public double firstMoverScore() {
    return games.isEmpty() ? 0 : share(2) + share(1) / 2;
  }

  private double share(int halves) {
    long count = games.stream().filter(game -> game.halves() == halves).count();
    return games.isEmpty() ? 0 : (double) count / games.size();
  }

  /** The players by points per game, best first; equal ones by number. */
  public List<PlayerResult> standings() {
    return players.stream()
        .sorted(
            (a, b) ->
                a.score() == b.score()
                    ? a.number() - b.number()
                    : Double.compare(b.score(), a.score()))
        .toList();
  }
}
