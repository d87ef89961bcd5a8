package betacut.solve;

import betacut.games.pentago.PentagoPosition;
import betacut.platform.Platform;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Result.RootMove;
import betacut.search.spi.Clock;
import betacut.solve.exact.SolveStopped;
import betacut.solve.pentago.PentagoBook;
import betacut.solve.pentago.PentagoSolution;
import betacut.solve.pentago.PentagoSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Classic Pentago's book and solver as a search: the book for few stones, the solver for many. For
 * those between it looks for a proof that one side wins within a few plies, if not every move's
 * value is asked for, and gives that a part of its limits only.
 */
public final class PentagoSearch extends SolverSearch<PentagoPosition, PentagoSolver> {
  /** The solver values so many supers in the time in which a search looks at one node. */
  private static final int SUPERS_A_NODE = 8;

  /** Who wins is one half of the work at most, how soon the other. */
  private static final int WITH_PLIES = 2;

  /** At most so many nanoseconds for a super. */
  private static final int NANOS_A_SUPER = 50;

  /** A part of the memory that one question may fill. */
  private static final int PARTS_OF_MEMORY = 3;

  /** A proof gets one of so many parts of what is affordable; most positions have none. */
  private static final int PARTS_FOR_PROOF = 4;

  /**
   * What a search of its own sees anyway: proofs that look less far than this only take nodes from
   * it (-44 Elo, 95 % -83 to -6, at 50,000 nodes a move; measurements: wide trees).
   */
  private static final int LEAST_PLIES_OF_PROOF = 5;

  /** Without limits a proof takes no more: some ten seconds. */
  private static final double MOST_FOR_PROOF = 300e6;

  private final int threads;
  private final int fewestStones;
  private final Optional<PentagoBook> book;

  /** The supers that the question at hand may take. */
  private double affordable;

  /**
   * A search with the book that comes with the program.
   *
   * @param fewestStones positions with fewer are not solved, only proofs looked for
   */
  public PentagoSearch(int threads, int fewestStones) {
    super(PentagoPosition.class);
    this.threads = threads;
    this.fewestStones = Math.max(fewestStones, PentagoSolver.FEWEST_STONES);
    book = PentagoBook.shipped();
  }

  /** What a position is worth to the side to move by the book that comes with the program. */
  static OptionalInt known(PentagoPosition position) {
    return PentagoBook.shipped()
        .map(book -> book.value(position.own(), position.opponent()))
        .orElse(OptionalInt.empty());
  }

  /** Whether every move of a position can be expected to be valued by the work of so many nodes. */
  static boolean isInReach(PentagoPosition position, double nodes) {
    int stones = position.ply();
    return PentagoBook.shipped().filter(known -> stones < known.stones()).isPresent()
        || stones >= PentagoSolver.FEWEST_STONES && work(stones) <= nodes * SUPERS_A_NODE;
  }

  private static double work(int stones) {
    return (double) WITH_PLIES * PentagoSolver.work(stones);
  }

  private static double memory() {
    return (double) Platform.maxMemoryBytes() / PARTS_OF_MEMORY;
  }

  @Override
  PentagoSolver make(PentagoPosition root) {
    return new PentagoSolver(threads);
  }

  @Override
  boolean isExpected(PentagoPosition root, Clock clock, Detail detail) {
    double time = (double) clock.budget() * threads / NANOS_A_SUPER;
    double nodes =
        clock.limitsNodes()
            ? (double) clock.nodeLimit() * threads * SUPERS_A_NODE
            : Double.MAX_VALUE;
    affordable = Math.min(time, nodes);
    boolean mayProve =
        detail != Detail.ALL
            && root.ply() >= PentagoSolver.FEWEST_STONES
            && PentagoSolver.pliesWithin(root.ply(), forProof(root)) >= LEAST_PLIES_OF_PROOF;
    return isInBook(root) || isSolvable(root) || mayProve;
  }

  private double forProof(PentagoPosition root) {
    double most = Math.min(affordable, isSolvable(root) ? work(root.ply()) : MOST_FOR_PROOF);
    return most / PARTS_FOR_PROOF;
  }

  private boolean isInBook(PentagoPosition position) {
    return book.filter(known -> position.ply() < known.stones()).isPresent();
  }

  private boolean isSolvable(PentagoPosition position) {
    int stones = position.ply();
    return stones >= fewestStones
        && PentagoSolver.bytes(stones) <= memory()
        && work(stones) <= affordable;
  }

  @Override
  long charged(long nodes) {
    return nodes / SUPERS_A_NODE / threads;
  }

  @Override
  List<RootMove> all(PentagoSolver asked, PentagoPosition root) {
    List<RootMove> moves =
        isInBook(root)
            ? fromBook(root)
            : moves(root, asked.solve(root.own(), root.opponent()), false);
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

  /** The moves of a solution, or those that a proof knows. */
  private static List<RootMove> moves(
      PentagoPosition root, PentagoSolution solution, boolean isProof) {
    List<RootMove> moves = new ArrayList<>();
    for (int move : root.legalMoves()) {
      int cell = PentagoPosition.cell(move);
      int turn = PentagoPosition.turn(move);
      int plies = solution.plies(cell, turn);
      if (!isProof || plies != PentagoSolution.UNKNOWN) {
        moves.add(new RootMove(move, value(root, solution.outcome(cell, turn), plies)));
      }
    }
    return moves;
  }

  private static Value value(PentagoPosition root, int outcome, int plies) {
    int win = plies == PentagoSolution.UNKNOWN ? Score.SURE_WIN : Score.WIN - plies;
    return Value.exact(outcome * win, root.pliesLeft());
  }

  @Override
  List<RootMove> ties(PentagoSolver asked, PentagoPosition root) {
    List<RootMove> moves = isInBook(root) ? fromBook(root) : provenOrSolved(asked, root);
    moves.sort(BEST_FIRST);
    int best = moves.getFirst().value().score();
    moves.removeIf(move -> move.value().score() != best);
    return moves;
  }

  /** A quick win takes a small part of what a solution takes. */
  private List<RootMove> provenOrSolved(PentagoSolver asked, PentagoPosition root) {
    Optional<PentagoSolution> proof =
        asked.prove(root.own(), root.opponent(), forProof(root), memory());
    if (proof.isPresent()) {
      return moves(root, proof.get(), true);
    }
    if (isSolvable(root)) {
      return moves(root, asked.solve(root.own(), root.opponent()), false);
    }
    throw SolveStopped.INSTANCE;
  }

  @Override
  OptionalInt next(PentagoSolver asked, PentagoPosition at, int score) {
    return isInBook(at) || at.ply() >= PentagoSolver.FEWEST_STONES
        ? OptionalInt.of(ties(asked, at).getFirst().move())
        : OptionalInt.empty();
  }
}
