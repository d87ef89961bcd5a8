package betacut.web.api;

import betacut.play.analyse.Analyst;
import betacut.play.analyse.GivenAway;
import betacut.play.analyse.ReviewedPly;
import betacut.play.analyse.Why;
import betacut.play.memory.ScoreMemory;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.solve.Solvers;
import betacut.web.http.Answer;
import betacut.web.http.Events;
import betacut.web.http.Query;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Values of moves: hints, lines, reviews of whole games, refutations. */
final class AnalysisEndpoints {
  private static final Duration ANALYSIS = Duration.ofSeconds(5);
  private static final Duration LONGEST = Duration.ofSeconds(60);

  private final GameCache cache;
  private final Optional<ScoreMemory> memory;

  AnalysisEndpoints(GameCache cache, Optional<ScoreMemory> memory) {
    this.cache = cache;
    this.memory = memory;
  }

  /** The value of every move, refined while somebody watches; at its end as the terminal has it. */
  Answer.Work hints(Query query) {
    return hints(AskedGame.of(cache, query), query);
  }

  private static <P extends Position> Answer.Work hints(AskedGame<P> asked, Query query) {
    asked.requireOngoing();
    int depth = depth(query);
    return new Answer.Work(
        Answer.Lane.HINTS,
        events -> {
          var analyst = new Analyst<>(asked.game(), events.signal());
          send(
              events,
              asked,
              values(events, asked, analyst, analyst.hintLimits(asked.last()).withDepth(depth)));
        });
  }

  /** The same for longer, to the depth and time that are asked for, and with lines. */
  Answer.Work analyse(Query query) {
    return analyse(AskedGame.of(cache, query), query);
  }

  private <P extends Position> Answer.Work analyse(AskedGame<P> asked, Query query) {
    asked.requireOngoing();
    Limits limits = Limits.time(query.time("time", ANALYSIS, LONGEST)).withDepth(depth(query));
    return new Answer.Work(
        Answer.Lane.LONG,
        events -> {
          boolean isRepeatable = query.has("depth");
          var analyst =
              new Analyst<>(
                  asked.game(), events.signal(), isRepeatable ? Optional.empty() : memory);
          Result last = values(events, asked, analyst, limits);
          send(events, asked, analyst.withLines(asked.last(), last));
        });
  }

  private static int depth(Query query) {
    return query.number("depth", Limits.MAX_DEPTH, 1, Limits.MAX_DEPTH);
  }

  private static <P extends Position> Result values(
      Events events, AskedGame<P> asked, Analyst<P> analyst, Limits limits) {
    return analyst.values(
        asked.last(),
        limits,
        result -> events.send("values", values(asked.game(), result, "running")));
  }

  private static void send(Events events, AskedGame<?> asked, Result last) {
    boolean isLookedUp =
        last.end() == Result.End.SOLVED && Solvers.isInTable(asked.game(), asked.last());
    String end = isLookedUp ? "table" : last.end().name().toLowerCase(Locale.ROOT);
    events.send("values", values(asked.game(), last, end));
  }

  private static Answers.Values values(Game<?> game, Result result, String end) {
    return new Answers.Values(
        result.depth(),
        result.statistics().nodes(),
        result.nanos(),
        end,
        Views.value(result.value(), game),
        result.moves().stream().map(move -> move(game, move)).toList());
  }

  static Answers.ValuedMove move(Game<?> game, RootMove move) {
    return new Answers.ValuedMove(
        game.formatMove(move.move()),
        Views.value(move.value(), game),
        move.line().stream().map(game::formatMove).toList());
  }

  /** What each move of a game lost, from the last one back to a ply. */
  Answer.Work review(Query query) {
    return review(AskedGame.of(cache, query), query);
  }

  private static <P extends Position> Answer.Work review(AskedGame<P> asked, Query query) {
    int from = query.number("from", 0, 0, asked.moves().size());
    int nodes = query.number("nodes", Analyst.REVIEW_NODES, 1000, 10 * Analyst.REVIEW_NODES);
    return new Answer.Work(
        Answer.Lane.LONG,
        events ->
            new Analyst<>(asked.game(), events.signal())
                .review(
                    asked.first(),
                    asked.moves(),
                    from,
                    nodes,
                    ply -> events.send("ply", reviewed(asked.game(), ply))));
  }

  private static Answers.ReviewedPly reviewed(Game<?> game, ReviewedPly ply) {
    return new Answers.ReviewedPly(
        ply.ply(),
        ply.mover(),
        move(game, ply.best()),
        ply.played().map(own -> move(game, own)).orElse(null),
        ply.given().map(GivenAway::basis).orElse(null),
        ply.loss().orElse(null),
        ply.accuracy().orElse(null),
        ply.mark(),
        ply.text(game::formatMove),
        ply.nodes());
  }

  /** What becomes of a move: its value, the best reply and on, and what would have been better. */
  Answer.Work why(Query query) {
    return why(AskedGame.of(cache, query), query);
  }

  private static <P extends Position> Answer.Work why(AskedGame<P> asked, Query query) {
    asked.requireOngoing();
    int move = asked.game().parseMove(asked.last(), query.text("move"));
    return new Answer.Work(
        Answer.Lane.QUICK,
        events ->
            new Analyst<>(asked.game(), events.signal())
                .why(asked.last(), move)
                .ifPresent(why -> events.send("why", why(asked, why))));
  }

  private static <P extends Position> Answers.Why why(AskedGame<P> asked, Why why) {
    Game<P> game = asked.game();
    P after = AskedGame.copy(asked.last());
    after.play(why.move().move());
    List<Integer> film = new ArrayList<>(List.of(why.move().move()));
    film.addAll(why.answer());
    return new Answers.Why(
        game.formatMove(why.move().move()),
        Views.value(why.move().value(), game),
        move(game, why.best()),
        why.isBest(),
        why.basis(),
        Views.history(game, after, why.answer()),
        WhyFilm.of(game, asked.last(), film),
        why.text(asked.last(), (_, one) -> game.formatMove(one)));
  }
}
