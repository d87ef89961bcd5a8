package betacut.lab.tournament;

import betacut.lab.store.Log;
import betacut.lab.unit.LocalExecutor;
import betacut.lab.unit.UnitExecutor;
import betacut.play.PlayerText;
import betacut.play.player.PlayerMaker;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A tournament that has been understood, and can be played. */
public final class Tournament<P extends Position> {
  private static final Map<Integer, String> RESULTS =
      Map.of(0, "a loss of the first", 1, "a draw", 2, "a win of the first");

  private final TournamentSpec spec;
  private final Game<P> game;
  private final Evaluations<P> more;
  private final List<PlayerMaker<P>> players;
  private final Openings<P> openings;
  private final Schedule schedule;

  private Tournament(TournamentSpec spec, Game<P> game, Evaluations<P> more) {
    this.spec = spec;
    this.game = game;
    this.more = more;
    check(spec);
    var text = new PlayerText<>(game, spec.longest(), more.of(game));
    players = spec.players().stream().map(text::parse).toList();
    openings = Openings.parse(game, spec.openings(), spec.seed());
    schedule = new Schedule(spec.mode(), players.size(), spec.rounds());
  }

  /** Reads everything the specification names; says by {@link UsageException} what is wrong. */
  public static Tournament<?> of(TournamentSpec spec) {
    return of(spec, Games.find(spec.game()));
  }

  /** The same for a game that need not be known by name. */
  public static <P extends Position> Tournament<P> of(TournamentSpec spec, Game<P> game) {
    return of(spec, game, unused -> Map.of());
  }

  /** Players may name these evaluations beside the game's own. */
  public static <P extends Position> Tournament<P> of(
      TournamentSpec spec, Game<P> game, Evaluations<P> more) {
    return new Tournament<>(spec, game, more);
  }

  private static void check(TournamentSpec spec) {
    int count = spec.players().size();
    boolean isTest = spec.mode() == Mode.SPRT;
    if (isTest ? count != 2 : count < 2) {
      throw new UsageException(
          "A tournament needs %s, and there %s %d; separate them by semicolons: level:3; level:5."
              .formatted(
                  isTest ? "two players for an SPRT" : "at least two players",
                  count == 1 ? "is" : "are",
                  count));
    }
    int most = Integer.MAX_VALUE / (count * count);
    if (spec.rounds() < 1 || spec.rounds() > most) {
      throw new UsageException(
          "The number of rounds is %d; it must be from 1 to %d.".formatted(spec.rounds(), most));
    }
    if (isTest != spec.sprt().isPresent()) {
      throw new UsageException("An SPRT needs two hypotheses, and nothing else does.");
    }
    if (spec.maxPlies() < 1 || spec.judgeNodes() < 0 || spec.adjudicateAfter().orElse(0) < 0) {
      throw new UsageException("The longest game needs 1 ply, and nothing may be less than 0.");
    }
    if (spec.adjudicateAfter().isPresent() && spec.judgeNodes() == 0) {
      throw new UsageException(
          "Games cannot be adjudicated by a judge who may not think; leave out either --adjudicate"
              + " or --judge 0.");
    }
  }

  public TournamentSpec spec() {
    return spec;
  }

  /** The games there are at most. */
  public int games() {
    return schedule.games();
  }

  /** Whether somebody plays by the clock, so that games differ from run to run. */
  public boolean isTimed() {
    return players.stream().anyMatch(PlayerMaker::isTimed);
  }

  /** Whether a game is the same whenever it is played. */
  boolean isRepeatable(int number) {
    Pairing pairing = schedule.game(number);
    return number < games()
        && !players.get(pairing.first()).isTimed()
        && !players.get(pairing.second()).isTimed();
  }

  Pairing pairing(int number) {
    return schedule.game(number);
  }

  /** What a game is of, as files say it. */
  List<String> planned(Part part, int number) {
    Pairing pairing = pairing(number);
    return GamesCsv.planned(part, pairing, game.format(openings.at(pairing.opening())));
  }

  /**
   * Why a game of this schedule cannot have been so: a move is not legal, or the moves lead to
   * another result.
   */
  Optional<String> objection(PlayedGame written) {
    Pairing pairing = pairing(written.number());
    var record = new GameRecord<>(game, pairing, openings.at(pairing.opening()));
    for (String move : written.moves()) {
      if (!record.playWritten(move)) {
        return Optional.of("'%s' is no move after %d".formatted(move, record.plies()));
      }
    }
    return record.canEnd(written.ending(), written.halves(), spec.maxPlies())
        ? Optional.empty()
        : Optional.of(
            "the moves do not lead to %s by '%s'"
                .formatted(RESULTS.getOrDefault(written.halves(), "this"), written.ending()));
  }

  /**
   * Plays what the log does not hold yet, and says what all games together mean.
   *
   * @param executor who plays
   * @param stop ends the tournament; games under way are given up, finished ones stay in the log
   */
  public TournamentResults run(
      Log<PlayedGame> log, UnitExecutor executor, TournamentListener listener, StopSignal stop) {
    new TournamentRun(schedule, spec.sprt(), log.done(), log, listener, stop)
        .play(work(listener), executor);
    return results(log);
  }

  /** The same with so many threads of this process. */
  public TournamentResults run(
      Log<PlayedGame> log, int workers, TournamentListener listener, StopSignal stop) {
    return run(log, new LocalExecutor(workers), listener, stop);
  }

  /** Plays these games, whatever a test would decide by then; fewer if it is stopped. */
  List<PlayedGame> replay(
      BitSet numbers, UnitExecutor executor, TournamentListener listener, StopSignal stop) {
    var others = (BitSet) numbers.clone();
    others.flip(0, games());
    var log = Log.inMemory(PlayedGame.COLUMNS);
    new TournamentRun(schedule, Optional.empty(), others, log, listener, stop)
        .play(work(listener), executor);
    return log.all();
  }

  private TournamentWork<P> work(TournamentListener listener) {
    return new TournamentWork<>(this, more, listener);
  }

  Referee<P> referee() {
    return new Referee<>(game, spec, players, openings);
  }

  /** What the games of a log mean, without playing any. */
  public TournamentResults results(Log<PlayedGame> log) {
    return TournamentResults.of(spec, schedule.games(), log.all());
  }
}
