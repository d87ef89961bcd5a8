package betacut.play.puzzle;

import betacut.platform.SplitMix;
import betacut.play.level.Level;
import betacut.play.level.LevelPlayer;
import betacut.play.level.Levels;
import betacut.play.player.Player;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Finds puzzles: a pure function of game, seed and difficulty, whatever the machine.
 *
 * <p>A middling player plays itself. Its game is looked at from the end, where the solver is quick,
 * back to where that cannot tell within its budget. Each position in which one move alone is right
 * is given to the levels, and the first of the wanted difficulty is it; if none of so many games
 * has one, the nearest.
 */
public final class PuzzleMaker<P extends Position> {
  /** So many games are looked at for a puzzle of the wanted difficulty. */
  private static final int GAMES = 30;

  /** The same while there is none at all, if looking costs nothing. */
  private static final int MOST_GAMES = 300;

  /** After so many puzzles of other difficulties the nearest of them has to do. */
  private static final int ENOUGH = 12;

  /** So many positions of a game may take the whole budget. */
  private static final int MOST_OPEN = 3;

  /** Who has not proven the value of one position by then will hardly prove that of a puzzle. */
  private static final int HOPELESS = 4;

  /** Between two moves there is nothing to find. */
  private static final int LEAST_MOVES = 3;

  /** What may be looked at before the first puzzle is found: a game that needs more has none. */
  public static final long MOST_IN_VAIN = 6_000_000;

  /** Before that share of a game, what is right is known from books, not found. */
  private static final int OPENING_PART = 4;

  /** Sees wins in one and misses most that is deeper: its games hold puzzles. */
  private static final Level MIDDLING = new Level(1, 300, 0.5, 2, false, OptionalInt.empty());

  private final Game<P> game;
  private final List<Level> levels;
  private final StopSignal signal;
  private final long mostInVain;

  /**
   * @param signal nobody waits for a puzzle any more
   */
  public PuzzleMaker(Game<P> game, StopSignal signal) {
    this(game, signal, MOST_IN_VAIN);
  }

  PuzzleMaker(Game<P> game, StopSignal signal, long mostInVain) {
    this.game = game;
    this.signal = signal;
    this.mostInVain = mostInVain;
    levels = Levels.of(game).all();
  }

  /** Whether there can be a right move in a game; whether one is found, {@link #make} says. */
  public static boolean suits(Game<?> game) {
    return !game.endsInPoints();
  }

  /**
   * The puzzle of a seed; nothing if the game has none that is found within the budget, or nobody
   * waits for it any more.
   */
  public Optional<Puzzle> make(long seed, Difficulty wanted) {
    var solver = new ExactMoves<>(game, signal);
    Optional<Puzzle> nearest = Optional.empty();
    int seen = 0;
    for (int number = 0; number < MOST_GAMES && seen < ENOUGH && !signal.isGiven(); number++) {
      long most = solver.hasProven() ? mostInVain : mostInVain / HOPELESS;
      if (nearest.isPresent() ? number >= GAMES : solver.nodes() >= most) {
        break;
      }
      SplitMix random = SplitMix.of(seed, number);
      for (Found found : shuffled(found(solver, played(random)), random)) {
        Optional<Puzzle> puzzle = Optional.of(tried(found, solver.nodes()));
        double distance = wanted.distance(puzzle.get());
        if (nearest.isEmpty() || distance < wanted.distance(nearest.get())) {
          nearest = puzzle;
        }
        if (distance == 0 || ++seen == ENOUGH) {
          return nearest.filter(_ -> !signal.isGiven());
        }
      }
    }
    return nearest.filter(_ -> !signal.isGiven());
  }

  private List<Integer> played(SplitMix random) {
    List<Integer> moves = new ArrayList<>();
    Player<P> player = new LevelPlayer<>(game, MIDDLING, random);
    P position = game.start();
    while (position.outcome() == Position.ONGOING && !signal.isGiven()) {
      int move = player.choose(position, Limits.NONE, Progress.SILENT, signal).move();
      moves.add(move);
      position.play(move);
    }
    return moves;
  }

  /** One right move, and nobody has tried it yet. */
  private record Found(List<Integer> moves, PuzzleGoal goal, List<RootMove> values) {}

  /** Looks from the end of a game back to where the solver no longer can tell. */
  private List<Found> found(ExactMoves<P> solver, List<Integer> moves) {
    List<Found> all = new ArrayList<>();
    int open = 0;
    int first = Math.max(1, moves.size() / OPENING_PART);
    for (int ply = moves.size() - 1; ply >= first && open < MOST_OPEN && !signal.isGiven(); ply--) {
      List<Integer> before = moves.subList(0, ply);
      P position = after(before);
      if (position.legalMoves().length >= LEAST_MOVES) {
        List<RootMove> values = solver.of(position);
        PuzzleGoal.of(values).ifPresent(goal -> all.add(new Found(before, goal, values)));
        open += ExactMoves.isKnown(values) ? 0 : 1;
      }
    }
    return all;
  }

  private static List<Found> shuffled(List<Found> all, SplitMix random) {
    for (int i = all.size() - 1; i > 0; i--) {
      Collections.swap(all, i, random.nextInt(i + 1));
    }
    return all;
  }

  private Puzzle tried(Found found, long nodes) {
    RootMove answer = found.values.getFirst();
    P position = after(found.moves);
    return new Puzzle(
        found.moves,
        found.goal,
        answer,
        found.values.subList(1, found.values.size()),
        LevelTries.of(game, levels, position, answer.move(), signal),
        nodes);
  }

  private P after(List<Integer> moves) {
    P position = game.start();
    moves.forEach(position::play);
    return position;
  }
}
