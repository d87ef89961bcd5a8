package betacut.web.lab;

import betacut.lab.run.GameUnderWay;
import betacut.lab.run.Run;
import betacut.lab.tournament.MatchResult;
import betacut.lab.tournament.MatchRows;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.PlayerResult;
import betacut.lab.tournament.TournamentPlan;
import betacut.lab.tournament.TournamentResults;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.stats.rating.Elo;
import betacut.stats.rating.Ratings;
import betacut.stats.rating.WinDrawLoss;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import betacut.web.http.Query;
import betacut.web.http.Refusal;
import betacut.web.lab.LabAnswers.EloBetween;
import betacut.web.lab.LabAnswers.GameEnd;
import betacut.web.lab.LabAnswers.Lead;
import betacut.web.lab.LabAnswers.MetPair;
import betacut.web.lab.LabAnswers.RankedPlayer;
import betacut.web.lab.LabAnswers.TournamentGame;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A tournament as the page shows it: its table, its games, and those that are being played. */
final class TournamentRecords<P extends Position> {
  private static final double NANOS_PER_MILLI = 1e6;

  private final Game<P> game;
  private final String usualStart;

  private TournamentRecords(Game<P> game) {
    this.game = game;
    usualStart = game.format(game.start());
  }

  static TournamentRecords<?> of(TournamentPlan plan) {
    return of(Games.find(plan.spec().game()));
  }

  private static <P extends Position> TournamentRecords<P> of(Game<P> game) {
    return new TournamentRecords<>(game);
  }

  private static TournamentPlan plan(Run run) {
    if (run.plan() instanceof TournamentPlan plan) {
      return plan;
    }
    throw new Refusal(409, "'%s' is no tournament, but a %s.".formatted(run.name(), run.kind()));
  }

  /** Who met whom and what came of it by now. */
  static LabAnswers.TournamentTable table(Run run) {
    TournamentResults results = plan(run).played(run.kept());
    Optional<Ratings> ratings = results.ratings().stream().findFirst();
    List<RankedPlayer> players =
        results.standings().stream().sorted(strongest(ratings)).map(p -> row(p, ratings)).toList();
    return new LabAnswers.TournamentTable(
        results.spec().game(),
        players,
        results.matches().stream().map(match -> pair(results, match)).toList(),
        results.games().size(),
        results.scheduled(),
        results.isComplete(),
        ratings.map(Ratings::anchor).orElse(null));
  }

  /** Points per game say little where not everybody meets everybody. */
  private static Comparator<PlayerResult> strongest(Optional<Ratings> ratings) {
    return Comparator.comparingDouble(
        player -> ratings.map(known -> -known.elo(player.number())).orElse(0.0));
  }

  private static RankedPlayer row(PlayerResult player, Optional<Ratings> ratings) {
    return new RankedPlayer(
        player.number(),
        player.name(),
        player.results(),
        ratings.map(known -> between(known.players().get(player.number()))));
  }

  private static MetPair pair(TournamentResults results, MatchResult match) {
    WinDrawLoss games = results.table().results(match.one(), match.other());
    Optional<Elo> elo = MatchRows.elo(match);
    return new MetPair(
        match.one(),
        match.other(),
        games,
        2 * match.pairs().pairs(),
        elo.map(TournamentRecords::lead).orElse(Lead.TOO_FEW),
        elo.map(Elo::logistic).map(TournamentRecords::between));
  }

  /**
   * Who is ahead: an interval of few pairs is too narrow by the normal curve it comes from, so the
   * likelihood of superiority, which knows of few, has to agree.
   */
  static Lead lead(Elo elo) {
    Interval interval = elo.logistic().interval();
    if (interval.low() <= 0 && interval.high() >= 0) {
      return Lead.OPEN;
    }
    double rest = (1 - interval.confidence()) / 2;
    if (Math.min(elo.superiority(), 1 - elo.superiority()) > rest) {
      return Lead.TOO_FEW;
    }
    return interval.low() > 0 ? Lead.AHEAD : Lead.BEHIND;
  }

  private static EloBetween between(Estimate estimate) {
    return new EloBetween(
        orNull(estimate.value()),
        orNull(estimate.interval().low()),
        orNull(estimate.interval().high()));
  }

  private static Double orNull(double value) {
    return Double.isFinite(value) ? value : null;
  }

  /** The games of two players, or the one of a number. */
  static LabAnswers.TournamentGames games(Run run, Query query) {
    TournamentPlan plan = plan(run);
    TournamentResults results = plan.played(run.kept());
    TournamentRecords<?> records = of(plan);
    List<TournamentGame> games =
        results.games().stream().filter(wanted(query, results)).map(records::view).toList();
    return new LabAnswers.TournamentGames(
        run.name(), plan.spec().game(), plan.spec().players(), results.scheduled(), games);
  }

  private static Predicate<PlayedGame> wanted(Query query, TournamentResults results) {
    if (query.has("number")) {
      int number = query.number("number", 0, 0, Math.max(0, results.scheduled() - 1));
      return game -> game.number() == number;
    }
    if (!query.has("one") || !query.has("other")) {
      throw new Refusal(400, "Say which games: 'one' and 'other', or the 'number' of one.");
    }
    int last = results.players().size() - 1;
    int one = query.number("one", 0, 0, last);
    int other = query.number("other", 0, 0, last);
    return game ->
        game.first() == one && game.second() == other
            || game.first() == other && game.second() == one;
  }

  /** Who moved first from an opening has the side that was to move there. */
  private int opener(String opening) {
    return opening.equals(usualStart) ? game.start().mover() : game.parse(opening).mover();
  }

  private TournamentGame view(PlayedGame played) {
    int opener = opener(played.opening());
    int winner = played.halves() == 2 ? opener : 1 - opener;
    var end =
        new GameEnd(
            played.halves() == 1 ? null : winner, played.ending().kind(), played.ending().detail());
    return view(
        new Sides(opener, played.first(), played.second()),
        played.number(),
        played.opening(),
        played.moves(),
        new Spent(played.firstNodes(), played.secondNodes()),
        new Spent(played.firstNanos(), played.secondNanos()),
        Optional.of(end));
  }

  /** A game that is being played. */
  TournamentGame view(GameUnderWay playing) {
    P position = game.parse(playing.opening());
    int opener = position.mover();
    long[] nodes = new long[2];
    long[] nanos = new long[2];
    List<GameUnderWay.Move> moves = playing.moves();
    for (GameUnderWay.Move move : moves) {
      int side = position.mover() ^ opener;
      nodes[side] += move.nodes();
      nanos[side] += move.nanos();
      position.play(game.parseMove(position, move.text()));
    }
    return view(
        new Sides(opener, playing.first(), playing.second()),
        playing.number(),
        playing.opening(),
        moves.stream().map(GameUnderWay.Move::text).toList(),
        new Spent(nodes[0], nodes[1]),
        new Spent(nanos[0], nanos[1]),
        Optional.empty());
  }

  /** Of who moved first from the opening, and of the other. */
  private record Spent(long first, long second) {}

  private record Sides(int opener, int first, int second) {
    <T> List<T> bySide(T ofFirst, T ofSecond) {
      return opener == 0 ? List.of(ofFirst, ofSecond) : List.of(ofSecond, ofFirst);
    }
  }

  private TournamentGame view(
      Sides sides,
      int number,
      String opening,
      List<String> moves,
      Spent nodes,
      Spent nanos,
      Optional<GameEnd> end) {
    return new TournamentGame(
        number,
        sides.bySide(sides.first(), sides.second()),
        sides.opener(),
        opening.equals(usualStart) ? "" : opening,
        moves,
        sides.bySide(nodes.first(), nodes.second()),
        sides.bySide(millis(nanos.first()), millis(nanos.second())),
        end);
  }

  private static long millis(long nanos) {
    return Math.round(nanos / NANOS_PER_MILLI);
  }
}
