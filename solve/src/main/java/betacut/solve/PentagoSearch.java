package betacut.solve;

import betacut.games.pentago.PentagoPosition;
import betacut.platform.Platform;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Result.RootMove;
import betacut.search.spi.Clock;
import betacut.solve.pentago.PentagoBook;
import betacut.solve.pentago.PentagoSolution;
import betacut.solve.pentago.PentagoSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Classic Pentago's book and solver as a search: the book for few stones, the solver for many, and
 * nothing for those between.
 */
public final class PentagoSearch extends SolverSearch<PentagoPosition, PentagoSolver> {
  /** The solver values so many supers in the time in which a search looks at one node. */
  static final int SUPERS_A_NODE = 8;

  /** Who wins is one half of the work at most, how soon the other. */
  private static final int WITH_PLIES = 2;

  /** At most so many nanoseconds for a super. */
  private static final int NANOS_A_SUPER = 50;

  /** A part of the memory that one question may fill. */
  private static final int PARTS_OF_MEMORY = 3;

  private final int threads;
  private final int fewestStones;
  private final Optional<PentagoBook> book;

  /**
   * A search with the book that comes with the program.
   *
   * @param fewestStones positions with fewer are not given to the solver
   */
  public PentagoSearch(int threads, int fewestStones) {
    super(PentagoPosition.class);
    this.threads = threads;
    this.fewestStones = Math.max(fewestStones, PentagoSolver.FEWEST_STONES);
    book = PentagoBook.shipped();
  }

  /** Whether every move of a position can be expected to be valued by the work of so many nodes. */
  static boolean isInReach(PentagoPosition position, double nodes) {
    int stones = position.ply();
    return PentagoBook.shipped().filter(known -> stones < known.stones()).isPresent()
        || stones >= PentagoSolver.FEWEST_STONES
            && (double) WITH_PLIES * PentagoSolver.work(stones) / SUPERS_A_NODE <= nodes;
  }

  @Override
  PentagoSolver make(PentagoPosition root) {
    return new PentagoSolver(threads);
  }

  @Override
  boolean isExpected(PentagoPosition root, Clock clock, Detail detail) {
    if (isInBook(root)) {
      return true;
    }
    int stones = root.ply();
    double time = (double) clock.budget() * threads / NANOS_A_SUPER / SUPERS_A_NODE;
    double nodes = clock.limitsNodes() ? (double) clock.nodeLimit() * threads : Double.MAX_VALUE;
    return stones >= fewestStones
        && PentagoSolver.bytes(stones) <= Platform.maxMemoryBytes() / PARTS_OF_MEMORY
        && isInReach(root, Math.min(time, nodes));
  }

  @Override
  long charged(long nodes) {
    return nodes / SUPERS_A_NODE / threads;
  }

  private boolean isInBook(PentagoPosition position) {
    return book.filter(known -> position.ply() < known.stones()).isPresent();
  }

  @Override
  List<RootMove> all(PentagoSolver asked, PentagoPosition root) {
    List<RootMove> moves = isInBook(root) ? fromBook(root) : solved(asked, root);
    moves.sort(BEST_FIRST);
    return moves;
  }

  private List<RootMove> fromBook(PentagoPosition root) {
    PentagoPosition after = root.copy();
    List<RootMove> moves = new ArrayList<>();
    for (int move : root.legalMoves()) {
      after.make(move);
      int reply = book.orElseThrow().value(after.own(), after.opponent()).orElseThrow();
      after.undo(move);
      moves.add(new RootMove(move, value(root, -reply, PentagoSolution.UNKNOWN)));
    }
    return moves;
  }

  private static List<RootMove> solved(PentagoSolver asked, PentagoPosition root) {
    PentagoSolution solution = asked.solve(root.own(), root.opponent());
    List<RootMove> moves = new ArrayList<>();
    for (int move : root.legalMoves()) {
      int cell = PentagoPosition.cell(move);
      int turn = PentagoPosition.turn(move);
      moves.add(
          new RootMove(
              move, value(root, solution.outcome(cell, turn), solution.plies(cell, turn))));
    }
    return moves;
  }

  private static Value value(PentagoPosition root, int outcome, int plies) {
    int win = plies == PentagoSolution.UNKNOWN ? Score.SURE_WIN : Score.WIN - plies;
    return Value.exact(outcome * win, root.pliesLeft());
  }

  @Override
  List<RootMove> ties(PentagoSolver asked, PentagoPosition root) {
    List<RootMove> moves = all(asked, root);
    int best = moves.getFirst().value().score();
    moves.removeIf(move -> move.value().score() != best);
    return moves;
  }

  @Override
  OptionalInt next(PentagoSolver asked, PentagoPosition at, int score) {
    return isInBook(at) || at.ply() >= fewestStones
        ? OptionalInt.of(all(asked, at).getFirst().move())
        : OptionalInt.empty();
  }
}
