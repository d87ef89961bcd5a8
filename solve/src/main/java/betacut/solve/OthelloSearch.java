package betacut.solve;

import betacut.games.othello.OthelloPosition;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Result.RootMove;
import betacut.search.spi.Clock;
import betacut.solve.othello.OthelloSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;

/** The Othello solver as a search; the number of empty squares tells what an ending takes. */
public final class OthelloSearch extends SolverSearch<OthelloPosition, OthelloSolver> {
  /**
   * Nodes that 12 empty squares take, what each one more multiplies them by: e12 to FFO 44, and
   * positions of random games on the board of six squares a side, which take no more.
   */
  private static final double NODES_OF_TWELVE = 10_000;

  private static final double GROWTH = 2;

  /** So many take as long as one node of a search that judges by patterns. */
  private static final int NODES_OF_A_JUDGE = 5;

  /**
   * A solved ending answers for about so many later moves of its side, for which the table knows
   * the rest: by nodes, it may take what they would have taken (measurements: hand-over).
   */
  private static final int MOVES_ANSWERED = 8;

  private static final int NODES_FOR_ONE = NODES_OF_A_JUDGE * MOVES_ANSWERED;

  /** At least so many nodes are searched in a microsecond. */
  private static final double NODES_A_MICROSECOND = 10;

  /** An answer for every move takes about so many times as long. */
  private static final int ALL_MOVES = 4;

  private static final int LEAST_MEBIBYTES = 1;
  private static final int MOST_MEBIBYTES = 4096;

  private final int mebibytes;
  private final int threads;
  private final int mostEmpties;

  /**
   * A search with a table of at most so many MiB, made when the first question comes.
   *
   * @param threads that share it
   * @param mostEmpties positions with more empty squares are not tried
   */
  public OthelloSearch(int mebibytes, int threads, int mostEmpties) {
    super(OthelloPosition.class);
    this.threads = threads;
    this.mebibytes = Math.clamp(mebibytes, LEAST_MEBIBYTES, MOST_MEBIBYTES);
    this.mostEmpties = mostEmpties;
  }

  /** Whether an answer can be expected within so many nodes. */
  static boolean isInReach(OthelloPosition position, double nodes) {
    return NODES_OF_TWELVE * Math.pow(GROWTH, position.empties() - 12) <= nodes;
  }

  /** The scores of a game's positions as a table keeps them, for one thread. */
  static ToIntFunction<Position> scores(int mebibytes, BooleanSupplier stopped) {
    var search = new OthelloSearch(mebibytes, 1, Integer.MAX_VALUE);
    return position -> {
      var root = (OthelloPosition) position;
      OthelloSolver asked = search.solver(root);
      asked.stopWhen(stopped);
      return Score.ofMargin(asked.score(root.own(), root.opponent()));
    };
  }

  @Override
  OthelloSolver make(OthelloPosition root) {
    return OthelloSolver.ofWidth(root.width(), mebibytes, threads);
  }

  @Override
  boolean isExpected(OthelloPosition root, Clock clock, Detail detail) {
    double nodes = (double) NODES_FOR_ONE * clock.nodeLimit();
    double affordable = Math.min(nodes, clock.budget() / 1000.0 * NODES_A_MICROSECOND);
    int answers = detail == Detail.ALL ? ALL_MOVES : 1;
    return root.empties() <= mostEmpties && isInReach(root, affordable / answers);
  }

  @Override
  long charged(long nodes) {
    return nodes / threads / NODES_FOR_ONE;
  }

  @Override
  List<RootMove> all(OthelloSolver asked, OthelloPosition root) {
    if (root.playable() == 0) {
      return ties(asked, root);
    }
    List<RootMove> moves = new ArrayList<>();
    asked
        .moveScores(root.own(), root.opponent())
        .forEach((move, score) -> moves.add(new RootMove(move, value(root, score))));
    moves.sort(BEST_FIRST);
    return moves;
  }

  @Override
  List<RootMove> ties(OthelloSolver asked, OthelloPosition root) {
    int score = asked.score(root.own(), root.opponent());
    return bestMoves(asked, root, score).stream()
        .map(move -> new RootMove(move, value(root, score)))
        .toList();
  }

  @Override
  OptionalInt next(OthelloSolver asked, OthelloPosition at, int score) {
    return OptionalInt.of(bestMoves(asked, at, Score.margin(score)).getFirst());
  }

  private static List<Integer> bestMoves(OthelloSolver asked, OthelloPosition at, int score) {
    return at.playable() == 0
        ? List.of(OthelloPosition.PASS)
        : asked.bestMoves(at.own(), at.opponent(), score);
  }

  private static Value value(OthelloPosition root, int score) {
    return Value.exact(Score.ofMargin(score), root.empties());
  }
}
