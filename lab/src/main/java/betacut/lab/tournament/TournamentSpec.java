package betacut.lab.tournament;

import betacut.play.clock.TimeControl;
import betacut.play.player.Strictest;
import betacut.search.Limits;
import betacut.stats.rating.Sprt;
import java.util.List;
import java.util.Optional;

/**
 * A tournament, complete: whoever has this plays the same games. {@link TournamentText} writes and
 * reads it.
 *
 * @param players descriptions that {@link betacut.play.PlayerText} understands
 * @param rounds pairs of games for every two players who meet; in an SPRT the most there may be
 * @param openings a description that {@link Openings} understands
 * @param limits for every move of every player, beside the players' own
 * @param clock the terms of a clock for every game, as {@link TimeControl} reads them; empty: none
 * @param maxPlies a game that lasts longer after its opening is a draw
 * @param adjudicateAfter the solver ends games that last this many plies; empty: it never does
 * @param judgeNodes what the solver may spend on a position to find blunders; 0 asks nobody
 * @param sprt the hypotheses, if the mode is SPRT
 */
public record TournamentSpec(
    String game,
    List<String> players,
    Mode mode,
    int rounds,
    String openings,
    long seed,
    Limits limits,
    String clock,
    int maxPlies,
    Optional<Integer> adjudicateAfter,
    long judgeNodes,
    Optional<Sprt> sprt) {
  /** No game we know lasts as long. */
  public static final int MAX_PLIES = 1000;

  /** A hundredth of a second or two for a position. */
  public static final long JUDGE_NODES = 200_000;

  public TournamentSpec {
    players = List.copyOf(players);
  }

  /** As usual: a round robin of ten rounds from two random plies. */
  public static TournamentSpec of(String game, String... players) {
    return new TournamentSpec(
        game,
        List.of(players),
        Mode.ROUND_ROBIN,
        10,
        "random:2",
        1,
        Limits.NONE,
        "",
        MAX_PLIES,
        Optional.empty(),
        JUDGE_NODES,
        Optional.empty());
  }

  public TournamentSpec withMode(Mode newMode, Optional<Sprt> newSprt) {
    return new TournamentSpec(
        game,
        players,
        newMode,
        rounds,
        openings,
        seed,
        limits,
        clock,
        maxPlies,
        adjudicateAfter,
        judgeNodes,
        newSprt);
  }

  public TournamentSpec withRounds(int newRounds, String newOpenings, long newSeed) {
    return new TournamentSpec(
        game,
        players,
        mode,
        newRounds,
        newOpenings,
        newSeed,
        limits,
        clock,
        maxPlies,
        adjudicateAfter,
        judgeNodes,
        sprt);
  }

  public TournamentSpec withLimits(Limits newLimits, int newMaxPlies) {
    return new TournamentSpec(
        game,
        players,
        mode,
        rounds,
        openings,
        seed,
        newLimits,
        clock,
        newMaxPlies,
        adjudicateAfter,
        judgeNodes,
        sprt);
  }

  public TournamentSpec withClock(String newClock) {
    return new TournamentSpec(
        game,
        players,
        mode,
        rounds,
        openings,
        seed,
        limits,
        newClock,
        maxPlies,
        adjudicateAfter,
        judgeNodes,
        sprt);
  }

  /** What a move can take at most, by limits and clock. */
  Limits longest() {
    return clock.isEmpty()
        ? limits
        : Strictest.of(limits, Limits.time(TimeControl.parse(clock).longest()));
  }

  public TournamentSpec withJudge(Optional<Integer> newAdjudicateAfter, long newJudgeNodes) {
    return new TournamentSpec(
        game,
        players,
        mode,
        rounds,
        openings,
        seed,
        limits,
        clock,
        maxPlies,
        newAdjudicateAfter,
        newJudgeNodes,
        sprt);
  }

  /** For telling only: with names that nobody can play by. */
  TournamentSpec called(List<String> names) {
    return new TournamentSpec(
        game,
        names,
        mode,
        rounds,
        openings,
        seed,
        limits,
        clock,
        maxPlies,
        adjudicateAfter,
        judgeNodes,
        sprt);
  }

  /** The games there are at most. */
  public int games() {
    return new Schedule(mode, players.size(), rounds).games();
  }

  /** Whether the solver may end a game of so many plies. */
  boolean adjudicatesAfter(int plies) {
    return adjudicateAfter.isPresent() && plies >= adjudicateAfter.get();
  }
}
