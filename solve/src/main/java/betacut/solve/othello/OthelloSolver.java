package betacut.solve.othello;

import betacut.games.othello.Discs;
import betacut.solve.exact.SolveStopped;
import betacut.solve.exact.Solver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.BooleanSupplier;

/**
 * The exact score of any position of the usual board that has few enough empty squares: twenty take
 * less than half a second, and each one more up to twice as long. Of boards of six or four squares
 * a side any position at all.
 *
 * <p>Positions are the discs of the side to move and of the other, bit {@code 8 * row + column}
 * from the top left; smaller boards lie in the middle of the usual one. A score is the difference
 * in discs at the end with best play, for the side to move, empty squares counted for the winner.
 *
 * <p>The tables are kept from one question to the next, as what they hold is true for ever. A
 * solver may be used by one thread at a time.
 */
public final class OthelloSolver implements Solver {
  private final EndSearch search;
  private final long squares;
  private final int most;

  /** A solver with a table of at most so many MiB. */
  public OthelloSolver(int tableMib) {
    this(tableMib, 1);
  }

  /** The same with several threads that share the table; scores do not depend on their number. */
  public OthelloSolver(int tableMib, int threads) {
    this(-1L, new EndSearch(EndTable.growing((long) tableMib << 20), threads, UsualBoard::new));
  }

  private OthelloSolver(long squares, EndSearch search) {
    this.squares = squares;
    this.search = search;
    most = Long.bitCount(squares);
  }

  /** A solver for boards of eight, six or four squares a side. */
  public static OthelloSolver ofWidth(int width, int tableMib, int threads) {
    return width == 8
        ? new OthelloSolver(tableMib, threads)
        : Small.solver(width, tableMib, threads);
  }

  /** Apart, for a program that never asks about small boards is faster if they are not loaded. */
  private static final class Small {
    static OthelloSolver solver(int width, int tableMib, int threads) {
      var table = EndTable.growing((long) tableMib << 20);
      return new OthelloSolver(
          StableDiscs.middle(width),
          new EndSearch(table, threads, (large, work) -> new SmallBoard(width, large, work)));
    }
  }

  /** Forgets what earlier questions have taught. */
  @Override
  public void clear() {
    search.clear();
  }

  /**
   * Asks {@code stop} every few thousand nodes; once it says true, the question ends with {@link
   * SolveStopped}.
   */
  @Override
  public void stopWhen(BooleanSupplier stop) {
    search.stopWhen(stop);
  }

  /** Nodes searched since the solver was made. */
  @Override
  public long nodes() {
    return search.nodes();
  }

  /** The exact score. */
  public int score(long own, long opponent) {
    return search.score(own, opponent, -most, most);
  }

  /** 1 if the side to move wins, 0 if it draws, −1 if it loses. */
  public int outcome(long own, long opponent) {
    return Integer.signum(search.score(own, opponent, -1, 1));
  }

  /** The squares where the side to move can play, with their scores; none if it must pass. */
  public SequencedMap<Integer, Integer> moveScores(long own, long opponent) {
    var scores = new LinkedHashMap<Integer, Integer>();
    for (int square : moves(own, opponent)) {
      scores.put(square, -after(own, opponent, square, -most, most));
    }
    return scores;
  }

  /** The moves that keep a score which is known to be the best. */
  public List<Integer> bestMoves(long own, long opponent, int score) {
    List<Integer> best = new ArrayList<>();
    for (int square : moves(own, opponent)) {
      if (-after(own, opponent, square, -score, 1 - score) >= score) {
        best.add(square);
      }
    }
    return best;
  }

  /** The reply's score after a move, inside a window. */
  private int after(long own, long opponent, int square, int alpha, int beta) {
    long flips = Discs.flips(square, own, opponent);
    return search.score(opponent ^ flips, own ^ flips | 1L << square, alpha, beta);
  }

  private List<Integer> moves(long own, long opponent) {
    List<Integer> moves = new ArrayList<>();
    for (long rest = Discs.playable(own, opponent) & squares; rest != 0; rest &= rest - 1) {
      moves.add(Long.numberOfTrailingZeros(rest));
    }
    return moves;
  }
}
