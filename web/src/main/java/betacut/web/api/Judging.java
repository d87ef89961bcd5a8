package betacut.web.api;

import static betacut.text.json.JsonLine.object;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.web.http.Answer;
import betacut.web.http.Events;
import betacut.web.http.Query;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Values of moves: hints, lines, reviews of whole games, refutations. */
final class Judging {
  private static final Duration HINTS = Duration.ofMillis(1500);
  private static final int SHORTEST = 100; // milliseconds for hints, however many wait
  private static final Duration ANALYSIS = Duration.ofSeconds(5);
  private static final Duration LONGEST = Duration.ofSeconds(60);
  private static final Duration LONGEST_PLY = Duration.ofSeconds(2);
  private static final int REVIEW_NODES = 40_000;
  private static final int WHY_NODES = 200_000;

  private final GameCache cache;

  Judging(GameCache cache) {
    this.cache = cache;
  }

  /** The value of every move, refined while somebody watches. */
  Answer.Work hints(Query query) {
    return values(AskedGame.of(cache, query), HINTS, query, Answer.Lane.SHARED);
  }

  /** The same for longer, to the depth and time that are asked for. */
  Answer.Work analyse(Query query) {
    return values(AskedGame.of(cache, query), ANALYSIS, query, Answer.Lane.LONG);
  }

  private static <P extends Position> Answer.Work values(
      AskedGame<P> asked, Duration usual, Query query, Answer.Lane lane) {
    asked.requireOngoing();
    Duration time = query.time("time", usual, LONGEST);
    int depth = query.number("depth", Limits.MAX_DEPTH, 1, Limits.MAX_DEPTH);
    boolean isLong = lane == Answer.Lane.LONG;
    return new Answer.Work(
        lane,
        events -> {
          Duration share = isLong ? time : share(time, events);
          Limits limits = Limits.time(share).withDepth(depth);
          var judge = new Judge<>(asked.game(), events.signal());
          Result last =
              judge.judge(
                  asked.last(),
                  limits,
                  result -> events.send("values", values(asked.game(), result, "running")));
          Result whole = isLong ? judge.withLines(asked.last(), last) : last;
          events.send("values", values(asked.game(), whole, end(whole)));
        });
  }

  /** When many want hints at once, all get some soon rather than few get good ones. */
  private static Duration share(Duration time, Events events) {
    long millis = Math.round(time.toMillis() * events.share());
    return Duration.ofMillis(
        Math.clamp(millis, Math.min(SHORTEST, time.toMillis()), time.toMillis()));
  }

  private static String end(Result result) {
    return result.end().name().toLowerCase(java.util.Locale.ROOT);
  }

  private static Map<String, Object> values(Game<?> game, Result result, String end) {
    return object(
        "depth",
        result.depth(),
        "nodes",
        result.statistics().nodes(),
        "nanos",
        result.nanos(),
        "end",
        end,
        "value",
        Views.value(result.value(), game),
        "moves",
        result.moves().stream().map(move -> move(game, move)).toList());
  }

  private static Map<String, Object> move(Game<?> game, RootMove move) {
    return object(
        "move",
        game.formatMove(move.move()),
        "value",
        Views.value(move.value(), game),
        "line",
        move.line().stream().map(game::formatMove).toList());
  }

  /** What each move of a game lost, from the last one back to a ply. */
  Answer.Work review(Query query) {
    return review(AskedGame.of(cache, query), query);
  }

  private static <P extends Position> Answer.Work review(AskedGame<P> asked, Query query) {
    int from = query.number("from", 0, 0, asked.moves().size());
    int nodes = query.number("nodes", REVIEW_NODES, 1000, 10 * REVIEW_NODES);
    return new Answer.Work(
        Answer.Lane.LONG,
        events -> {
          var judge = new Judge<>(asked.game(), events.signal());
          Limits limits = Limits.nodes(nodes).withTime(LONGEST_PLY);
          P position = AskedGame.copy(asked.last());
          int played = Result.NO_MOVE;
          for (int ply = asked.moves().size(); ply >= from && !events.signal().isGiven(); ply--) {
            if (position.outcome() == Position.ONGOING) {
              Result result = judge.judge(position, limits, depth -> {});
              if (result.moves().isEmpty()) {
                return; // stopped before the first depth was finished
              }
              events.send("ply", reviewed(asked.game(), position, ply, result, played));
            }
            if (ply > 0) {
              played = asked.moves().get(ply - 1);
              position.undo(played);
            }
          }
        });
  }

  private static <P extends Position> Map<String, Object> reviewed(
      Game<P> game, P position, int ply, Result result, int played) {
    RootMove best = result.moves().getFirst();
    RootMove made =
        result.moves().stream().filter(move -> move.move() == played).findFirst().orElse(null);
    Double loss =
        made == null
            ? null
            : (Double) Math.max(0, Chance.of(best.value(), game) - Chance.of(made.value(), game));
    return object(
        "ply",
        ply,
        "mover",
        position.mover(),
        "best",
        move(game, best),
        "played",
        made == null ? null : move(game, made),
        "loss",
        loss,
        "nodes",
        result.statistics().nodes());
  }

  /** What becomes of a move: its value, the best reply and on, and what would have been better. */
  Answer.Work why(Query query) {
    return why(AskedGame.of(cache, query), query);
  }

  private static <P extends Position> Answer.Work why(AskedGame<P> asked, Query query) {
    asked.requireOngoing();
    Game<P> game = asked.game();
    int move = game.parseMove(asked.last(), query.text("move"));
    P after = AskedGame.copy(asked.last());
    after.make(move);
    return new Answer.Work(
        Answer.Lane.QUICK,
        events -> {
          Limits limits = Limits.nodes(WHY_NODES).withTime(Duration.ofSeconds(4));
          var judge = new Judge<>(game, events.signal());
          Result before = judge.judge(asked.last(), limits, depth -> {});
          Result reply = judge.judge(after, limits, depth -> {});
          if (before.moves().isEmpty() || events.signal().isGiven()) {
            return; // nobody waits any more
          }
          List<Integer> line = reply.move() < 0 ? List.of() : reply.line();
          events.send(
              "why",
              object(
                  "move",
                  game.formatMove(move),
                  "value",
                  Views.value(forMover(reply.value()), game),
                  "best",
                  move(game, before.moves().getFirst()),
                  "line",
                  Views.history(game, after, line)));
        });
  }

  /** A value found for the side that replies, as the side sees it that made the move. */
  private static Value forMover(Value reply) {
    Value.Kind kind =
        switch (reply.kind()) {
          case LOWER -> Value.Kind.UPPER;
          case UPPER -> Value.Kind.LOWER;
          default -> reply.kind();
        };
    return new Value(-Score.atPly(reply.score(), 1), kind, reply.depth() + 1);
  }
}
