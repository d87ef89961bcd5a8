package betacut.lab.tuning;

import betacut.games.othello.OthelloGame;
import betacut.games.othello.OthelloPosition;
import betacut.games.pentago.PentagoGame;
import betacut.games.pentago.PentagoPosition;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tuning.TableTraining.TaughtGame;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.StopSignal;
import betacut.solve.exact.SolveStopped;
import betacut.solve.othello.OthelloSolver;
import betacut.solve.pentago.PentagoBook;
import betacut.solve.pentago.PentagoSolver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * Says what the positions of a game came to: its exact score where a solver reaches it; before
 * that, what perfect play from there on would have kept, for the mistakes of the last moves say
 * nothing about the middle. Without a solver, it is how the game ended.
 */
final class Teacher<P extends Position> {
  /** Sixteen take the solver eight milliseconds a game, twelve half of one. */
  private static final int SOLVED_EMPTIES = 16;

  private static final int TABLE_MIB = 16;

  /** From so many stones of classic Pentago on its solver takes some milliseconds a position. */
  private static final int SOLVED_STONES = 24;

  /** Positions of fewer stones are hardly ever judged by a search that asks the book first. */
  private static final int LEAST_KNOWN_STONES = 4;

  private final Game<P> game;
  private final Function<Position, OptionalInt> exact;
  private final StopSignal stop;

  /** Teaches until the signal is given; then it ends with {@link SolveStopped}. */
  Teacher(Game<P> game, StopSignal stop) {
    this.game = game;
    this.stop = stop;
    exact =
        game instanceof OthelloGame othello && othello.isStandard()
            ? solved(new OthelloSolver(TABLE_MIB))
            : isClassicPentago(game)
                ? solved(new PentagoSolver(1))
                : position -> OptionalInt.empty();
  }

  private static boolean isClassicPentago(Game<?> game) {
    return game instanceof PentagoGame pentago && pentago.isClassic();
  }

  private static Function<Position, OptionalInt> solved(PentagoSolver solver) {
    return position -> {
      var stones = (PentagoPosition) position;
      return stones.ply() >= SOLVED_STONES && stones.outcome() == Position.ONGOING
          ? OptionalInt.of(solver.outcomes(stones.own(), stones.opponent()).outcome())
          : OptionalInt.empty();
    };
  }

  /**
   * Positions of random play whose values a book knows, each as a game of one move; none where
   * there is no such book.
   */
  List<TaughtGame> known(int count, long seed) {
    List<TaughtGame> known = new ArrayList<>();
    var random = new SplittableRandom(seed);
    Optional<PentagoBook> book = PentagoBook.shipped().filter(any -> isClassicPentago(game));
    while (book.isPresent() && known.size() < count) {
      P position = game.start();
      int stones = random.nextInt(LEAST_KNOWN_STONES, book.get().stones() + 1);
      for (int i = 0; i < stones; i++) {
        int[] moves = position.legalMoves();
        position.play(moves[random.nextInt(moves.length)]);
      }
      var board = (PentagoPosition) position;
      int value = book.get().value(board.own(), board.opponent()).orElseThrow();
      short[] move = {(short) position.legalMoves()[0]};
      byte[] points = {forFirst(position, value)};
      known.add(new TaughtGame(game.format(position), move, points, 0));
    }
    return known;
  }

  private static Function<Position, OptionalInt> solved(OthelloSolver solver) {
    return position -> {
      var discs = (OthelloPosition) position;
      return discs.empties() <= SOLVED_EMPTIES
          ? OptionalInt.of(solver.score(discs.own(), discs.opponent()))
          : OptionalInt.empty();
    };
  }

  /** A game of a tournament; none if it was not played to its end. */
  Optional<TaughtGame> taught(PlayedGame played) {
    return taught(played.opening(), moves(game, played.opening(), played.moves()));
  }

  /** The numbers of moves that are written as the game does. */
  static <P extends Position> int[] moves(Game<P> game, String opening, List<String> names) {
    P position = game.parse(opening);
    int[] moves = new int[names.size()];
    for (int ply = 0; ply < moves.length; ply++) {
      moves[ply] = game.parseMove(position, names.get(ply));
      position.play(moves[ply]);
    }
    return moves;
  }

  /** The same for moves by their numbers; an empty opening is the start. */
  Optional<TaughtGame> taught(String opening, int[] moves) {
    if (stop.isGiven()) {
      throw SolveStopped.INSTANCE;
    }
    P position = opening.isEmpty() ? game.start() : game.parse(opening);
    short[] made = new short[moves.length];
    byte[] points = new byte[moves.length];
    int solvedFrom = moves.length;
    for (int ply = 0; ply < moves.length; ply++) {
      OptionalInt score = exact.apply(position);
      if (score.isPresent()) {
        points[ply] = forFirst(position, score.getAsInt());
        solvedFrom = Math.min(solvedFrom, ply);
      }
      made[ply] = (short) moves[ply];
      position.play(moves[ply]);
    }
    int outcome = position.outcome();
    if (outcome == Position.ONGOING) {
      return Optional.empty();
    }
    boolean isSolved = solvedFrom < moves.length;
    byte came = isSolved ? points[solvedFrom] : forFirst(position, points(outcome));
    Arrays.fill(points, 0, solvedFrom, came);
    return Optional.of(new TaughtGame(opening, made, points, solvedFrom));
  }

  /** A win is one point where nothing is counted. */
  private static int points(int outcome) {
    return Score.hasDistance(outcome) ? Integer.signum(outcome) : Score.margin(outcome);
  }

  private static byte forFirst(Position position, int points) {
    return (byte) (position.mover() == 0 ? points : -points);
  }
}
