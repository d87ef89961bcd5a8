package betacut.lab.tournament;

import betacut.lab.run.GameUnderWay;
import betacut.play.clock.GameClock;
import betacut.play.player.Player;
import betacut.play.player.PlayerFailure;
import betacut.play.player.PlayerFailure.Fault;
import betacut.play.player.PlayerMaker;
import betacut.play.player.Strictest;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Limits;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** Plays the games of one worker, one after the other. */
final class Referee<P extends Position> {
  private static final long MILLIS_OF_DOUBT = 250;
  private static final long MILLIS_BETWEEN_LOOKS = 5;

  private final Game<P> game;
  private final TournamentSpec spec;
  private final List<PlayerMaker<P>> players;
  private final Openings<P> openings;
  private final Adjudicator<P> judge;
  private volatile List<Player<P>> seated = List.of();
  private volatile boolean stopped;
  private Optional<GameClock> clock = Optional.empty();

  Referee(Game<P> game, TournamentSpec spec, List<PlayerMaker<P>> players, Openings<P> openings) {
    this.game = game;
    this.spec = spec;
    this.players = players;
    this.openings = openings;
    judge = Adjudicator.of(game, spec.judgeNodes());
  }

  /** Ends the game under way; no other is begun. */
  void stop() {
    stopped = true;
    seated.forEach(Player::stop);
  }

  /**
   * Plays a game to its end; empty if it was stopped.
   *
   * @param begun hears of the game at its beginning
   */
  Optional<PlayedGame> play(Pairing pairing, Consumer<GameUnderWay> begun) {
    judge.begin();
    var seeds = new GameSeeds(spec.seed());
    try (Player<P> first = seat(pairing.first(), seeds.player(pairing.number(), 0));
        Player<P> second = seat(pairing.second(), seeds.player(pairing.number(), 1))) {
      seated = List.of(first, second);
      var record = new GameRecord<>(game, pairing, openings.at(pairing.opening()));
      begun.accept(record.underWay());
      return play(record);
    } catch (RuntimeException e) {
      if (stopped) { // a search that was stopped early has no move to show
        return Optional.empty();
      }
      throw e;
    } finally {
      seated = List.of();
    }
  }

  private Player<P> seat(int player, long seed) {
    return players.get(player).create(seed);
  }

  private Optional<PlayedGame> play(GameRecord<P> record) {
    try {
      return toTheEnd(record);
    } finally {
      record.underWay().end();
    }
  }

  private Optional<PlayedGame> toTheEnd(GameRecord<P> record) {
    clock = spec.clock().isEmpty() ? Optional.empty() : Optional.of(GameClock.parse(spec.clock()));
    while (!record.isOver() && record.plies() < spec.maxPlies()) {
      OptionalInt truth = judge.outcome(record.position());
      record.judge(truth);
      if (truth.isPresent() && spec.adjudicatesAfter(record.plies())) {
        return Optional.of(record.adjudicated(truth.getAsInt()));
      }
      try {
        ask(record);
      } catch (PlayerFailure failure) {
        return isOurs(failure)
            ? Optional.empty()
            : Optional.of(record.forfeited(Ending.of(failure.reason())));
      }
      if (stopped) {
        return Optional.empty();
      }
    }
    return Optional.of(record.isOver() ? record.byRules() : record.tooLong());
  }

  /**
   * Whether a program died because all of us are to end: Ctrl-C in a terminal reaches it, too, and
   * often before we hear of it ourselves. That is no result.
   */
  private boolean isOurs(PlayerFailure failure) {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MILLIS_OF_DOUBT);
    boolean isDoubtful = failure.fault() == PlayerFailure.Fault.CRASH;
    while (isDoubtful && !stopped && System.nanoTime() < deadline) {
      LockSupport.parkNanos(MILLIS_BETWEEN_LOOKS * 1_000_000);
    }
    return stopped;
  }

  private static void stop(GameClock running, int side) {
    if (running.hasFallen(side)) {
      throw new PlayerFailure(Fault.TIME, "its flag fell, the clock being " + running.terms());
    }
    running.stop();
  }

  private void ask(GameRecord<P> record) {
    int side = record.side();
    Player<P> mover = seated.get(side);
    clock.ifPresent(running -> running.start(side));
    Limits limits =
        clock
            .map(running -> Strictest.of(spec.limits(), running.limits(side)))
            .orElse(spec.limits());
    long begun = System.nanoTime();
    try {
      Player.Choice choice = mover.choose(record.position(), limits);
      clock.ifPresent(running -> stop(running, side));
      long nanos = System.nanoTime() - begun;
      long nodes = choice.thought().statistics().nodes();
      record.thought(nanos, nodes);
      record.play(choice.move());
      record.publish(nanos, nodes);
    } catch (PlayerFailure failure) {
      record.thought(System.nanoTime() - begun, 0);
      throw failure;
    }
  }
}
