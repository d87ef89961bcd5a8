package betacut.web.api;

import betacut.play.PlayerText;
import betacut.play.memory.ScoreMemory;
import betacut.play.player.Player;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.web.http.Answer;
import betacut.web.http.Events;
import betacut.web.http.Query;
import betacut.web.lab.PlayerAllowList;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A player's move: a level, an algorithm with options, or anybody else {@link PlayerText} knows. An
 * algorithm's scores are kept for its next moves and sessions, as in a terminal, unless a seed asks
 * for the same move again.
 */
final class MoveEndpoint {
  static final Duration LONGEST = Duration.ofSeconds(10);
  private static final Duration USUAL = Duration.ofSeconds(3);

  private final GameCache cache;
  private final Optional<ScoreMemory> memory;

  MoveEndpoint(GameCache cache, Optional<ScoreMemory> memory) {
    this.cache = cache;
    this.memory = memory;
  }

  Answer.Work move(Query query) {
    return move(AskedGame.of(cache, query), query);
  }

  /** Refuses a player that could not move, before a game begins with it. */
  Answers.CheckedPlayer check(Query query) {
    String player = allowed(query);
    new PlayerText<>(cache.find(query.text("game")), Limits.time(USUAL)).parse(player);
    return new Answers.CheckedPlayer(player);
  }

  private static String allowed(Query query) {
    String player = query.text("player").toLowerCase(Locale.ROOT);
    PlayerAllowList.check(player);
    return player;
  }

  private <P extends Position> Answer.Work move(AskedGame<P> asked, Query query) {
    asked.requireOngoing();
    Limits limits = Limits.time(query.time("time", USUAL, LONGEST));
    var maker = new PlayerText<>(asked.game(), limits).parse(allowed(query));
    long seed =
        query.has("seed")
            ? query.number("seed", 1, 0, 999_999_999)
            : new SplittableRandom().nextLong();
    return new Answer.Work(
        Answer.Lane.QUICK,
        events -> {
          try (Player<P> player = maker.create(seed)) {
            Optional<Engine> remembering = query.has("seed") ? Optional.empty() : player.engine();
            memory.ifPresent(scores -> remembering.ifPresent(scores::recall));
            Player.Choice choice =
                player.choose(
                    asked.last(),
                    limits,
                    thinking(asked, player.engine(), events),
                    events.signal());
            events.send("move", chosen(asked.game(), player.engine(), choice));
            if (!events.signal().isGiven()) {
              memory.ifPresent(scores -> remembering.ifPresent(scores::keep));
            }
          }
        });
  }

  /** Each finished depth, with the line that is best so far. */
  private static <P extends Position> Progress thinking(
      AskedGame<P> asked, Optional<Engine> engine, Events events) {
    Game<P> game = asked.game();
    return result -> {
      List<String> names = result.line().stream().map(game::formatMove).toList();
      events.send(
          "thought",
          new Answers.Thought(
              result.depth(),
              result.statistics().nodes(),
              Views.value(result.value(), game, engine),
              Views.history(game, asked.last(), result.line(), names)));
    };
  }

  private static Answers.ChosenMove chosen(
      Game<?> game, Optional<Engine> engine, Player.Choice choice) {
    Result thought = choice.thought();
    return new Answers.ChosenMove(
        game.formatMove(choice.move()),
        Views.value(thought.value(), game, engine),
        thought.statistics().nodes(),
        thought.nanos(),
        thought.line().stream().map(game::formatMove).toList());
  }
}
