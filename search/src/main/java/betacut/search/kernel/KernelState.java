package betacut.search.kernel;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Feature;
import betacut.search.Statistics;
import betacut.search.spi.Clock;
import betacut.search.spi.Poll;
import betacut.search.table.TranspositionTable;
import betacut.search.trace.Trace;
import java.util.Arrays;

/**
 * What a {@link Kernel} remembers: switches, buffers and counters. Everything is allocated here,
 * before the search; nothing below {@link #search} allocates.
 *
 * <p>Split from the kernel so that the kernel file holds only the algorithm, and so that drivers
 * can hold any twin by this type.
 */
public abstract class KernelState {
  private static final int SHARED_DEPTH = 3;
  private static final int NEVER = TableUse.NEVER;

  /** Room for plies past the nominal depth (quiescence). */
  private static final int EXTRA_PLIES = 64;

  // Parts.
  protected final Evaluator<Position> evaluator;

  /** The same if it foresees; otherwise null. */
  protected final Evaluator.Foreseeing<Position> foreseer;

  protected final TranspositionTable table;
  protected final Trace trace;
  protected final ProbCutModel probCut;
  protected final BusyMoves busy;
  protected final long seed;

  // Switches, grouped; those asked at every node are fields of their own.
  protected final TableUse tableUse;
  protected final OrderUse order;
  protected final Shortcuts shortcuts;
  protected final boolean prune;
  protected final boolean quiescence;
  protected final boolean flatWins;
  protected final boolean tracing;
  protected final boolean shared;
  protected final boolean ordered;
  protected final boolean arranged;
  protected final boolean blind;

  /** Whether opinions of inner nodes are asked for, and so kept. */
  protected final boolean judging;

  // Switches by remaining depth: NEVER is off. One comparison does for two tests.
  protected final int tableDepth;
  protected final int etcDepth;
  protected final int frontierDepth;
  protected final int scoutDepth;
  protected final int sharedDepth;

  // The search under way.
  protected Position position;
  private Poll poll;
  protected int[] moves = {};
  protected int[] ranks = {};

  /** Where many moves of one position are sorted. */
  protected long[] sorting = {};

  protected int[] unsorted = {};
  protected int[] starts = {};
  protected int[] path = {};
  protected int[] bestAt = {};
  protected int[] lines = {};
  protected int[] lineLengths = {};
  protected int lineStride;

  /** By ply: what the evaluation says of the position there, if anybody has asked it. */
  protected int[] opinions = {};

  /** By ply and move: opinions foreseen, of the position with that key. */
  protected int[] foreseen = {};

  protected long[] foreseenOf = {};

  /** Whether one search goes to the end of the game, see {@link HorizonProof#isOneSearch}. */
  protected boolean toTheEnd;

  private final boolean isSingle;

  /** Whether positions that differ only in {@linkplain Position#banksPoints points} are folded. */
  protected boolean banking;

  private long leavesBefore;
  private long rootKey;
  private int rootPly;

  /** Whether some lines are searched less deep than others, so that no value is exact. */
  protected final boolean selective;

  /** Whether the game has skipped sides, and how many passes of theirs lie on the path. */
  protected boolean skipping;

  protected int skips;

  // Ordering memory, kept from depth to depth.
  protected int moveLimit;
  protected int[] killers = {};
  protected int[] history = {};

  // The root.
  protected int[] rootMoves = {};
  protected int rootCount;
  protected int rootDone;
  protected int rootBest = NO_MOVE;
  protected int rootBestScore;
  protected boolean rootWhole;
  protected int promoted = NO_MOVE;
  private boolean rootOrdered;
  private int searchedDepth;
  private boolean wholeWindow;

  // Counters.
  protected long nodes;
  protected long pollAt;
  protected long leaves;
  protected long ends;
  protected long draws;
  protected long cuts;
  protected long firstCuts;
  protected long probes;
  protected long exactHits;
  protected long lowerHits;
  protected long upperHits;
  protected long stores;

  @SuppressWarnings("unchecked") // the engine pairs positions with evaluators of the same game
  protected KernelState(KernelParts parts) {
    evaluator = (Evaluator<Position>) parts.evaluator();
    foreseer = evaluator instanceof Evaluator.Foreseeing<Position> foreseeing ? foreseeing : null;
    table = parts.table();
    trace = parts.trace();
    probCut = parts.probCut();
    busy = parts.busy();
    seed = parts.options().seed();
    tableUse = TableUse.of(parts);
    order = OrderUse.of(parts);
    shortcuts = Shortcuts.of(parts);
    prune = parts.prunes();
    quiescence = parts.options().has(Feature.QUIESCENCE);
    selective = parts.options().isSelective();
    isSingle = !parts.options().has(Feature.DEEPENING);
    flatWins = parts.options().has(Feature.FLAT_WINS);
    tracing = trace != null;
    shared = busy != null;
    ordered = order.any();
    blind = evaluator instanceof Evaluator.Constant;
    tableDepth = tableUse.depth();
    etcDepth = tableUse.etcDepth();
    sharedDepth = shared ? SHARED_DEPTH : NEVER;
    // A leaf without quiescence is worth the same in every window: nothing to scout.
    scoutDepth = parts.scouts() ? (quiescence ? 0 : 1) : NEVER;
    frontierDepth = tracing || quiescence || tableDepth < 2 ? NEVER : 1;
    judging = shortcuts.probCut() && probCut.asksOpinion();
    arranged = ordered || shared || tracing || etcDepth != NEVER || judging;
  }

  /** Searches the root to a depth; see {@link Kernel} for what the result claims. */
  protected abstract int root(int depth, int alpha, int beta);

  /** Puts the root moves in the order the kernel would try them at this depth. */
  protected abstract void orderRoot(int depth);

  /** Takes a private copy of a position, with all its moves to search, and forgets the counts. */
  public void setRoot(Position root, Clock clock) {
    nodes = leaves = ends = draws = cuts = firstCuts = 0;
    probes = exactHits = lowerHits = upperHits = stores = 0;
    poll = new Poll(clock);
    pollAt = poll.first();
    position = root.copy();
    rootKey = position.key();
    rootPly = position.ply();
    skipping = position.hasSkips();
    if (moveLimit != position.moveLimit()) {
      moveLimit = position.moveLimit();
      history = new int[2 * moveLimit];
      foreseen = new int[foreseenOf.length * moveLimit];
    } else {
      Arrays.fill(history, 0);
    }
    Arrays.fill(killers, NO_MOVE);
    rootMoves = new int[position.maxMoves()];
    rootCount = position.moves(rootMoves, 0);
    rootWhole = true;
    rootBest = NO_MOVE;
    rootOrdered = !ordered;
    promoted = NO_MOVE;
  }

  /** Restricts the root to some of its moves, in this order. */
  public void restrictRoot(int[] someMoves) {
    rootWhole = false;
    rootCount = someMoves.length;
    System.arraycopy(someMoves, 0, rootMoves, 0, rootCount);
  }

  /** Searches all root moves again, in this order. */
  void restoreRoot(int[] order) {
    rootWhole = true;
    rootCount = order.length;
    System.arraycopy(order, 0, rootMoves, 0, rootCount);
  }

  public int[] rootMoves() {
    return Arrays.copyOf(rootMoves, rootCount);
  }

  /** Makes room for a search of this depth. */
  private void reserve(int depth) {
    int plies = (skipping ? 2 * depth : depth) + EXTRA_PLIES; // a pass before every move
    if (starts.length >= plies + 2) {
      return;
    }
    int room = 2 * (plies + 2) * position.maxMoves(); // twice: moves put off for other threads
    moves = Arrays.copyOf(moves, room);
    ranks = Arrays.copyOf(ranks, room);
    sorting = new long[position.maxMoves()];
    unsorted = new int[position.maxMoves()];
    starts = Arrays.copyOf(starts, plies + 2);
    path = Arrays.copyOf(path, plies + 2);
    bestAt = Arrays.copyOf(bestAt, plies + 2);
    lineStride = plies + 2;
    lines = new int[lineStride * lineStride];
    lineLengths = new int[plies + 2];
    opinions = new int[plies + 2];
    foreseenOf = foreseer == null ? foreseenOf : new long[plies + 2];
    foreseen = new int[foreseenOf.length * moveLimit];
    int known = killers.length;
    killers = Arrays.copyOf(killers, 2 * (plies + 2));
    Arrays.fill(killers, known, killers.length, NO_MOVE);
  }

  /** Searches the root to a depth inside a window. Throws if the clock says so. */
  public int search(int depth, int alpha, int beta) {
    reserve(depth);
    toTheEnd = isSingle && HorizonProof.goesToTheEnd(position, depth);
    banking = tableUse.foldsPoints() && position.banksPoints() && endsWithin(depth);
    leavesBefore = leaves;
    if (!rootOrdered) {
      orderRoot(depth);
      rootOrdered = true;
    }
    rootDone = 0;
    rootBestScore = -Score.INF;
    rootBest = NO_MOVE;
    lineLengths[0] = 0;
    searchedDepth = depth;
    skips = 0;
    wholeWindow = alpha == -Score.INF && beta == Score.INF;
    int score = root(depth, alpha, beta);
    checkKept(depth);
    return score;
  }

  /** What a game promised and this search believed; asked once a search, so it costs nothing. */
  private void checkKept(int depth) {
    if (position.key() != rootKey || position.ply() != rootPly) {
      throw breach("undo", "undo(move) must restore all that make changed, the key and the ply");
    }
    int left = position.pliesLeft();
    if (depth >= left && leaves != leavesBefore && !selective) {
      throw outlasted(left);
    }
  }

  /** What to throw where a game goes on though it said that it could not. */
  protected final Game.Breach outlasted(int pliesLeft) {
    return breach(
        "pliesLeft",
        "pliesLeft() is %d at ply %d, but the game goes on after that many moves; no game may last"
                .formatted(pliesLeft, position.ply())
            + " longer than it says");
  }

  private Game.Breach breach(String method, String rule) {
    Class<?> type = position.getClass();
    return new Game.Breach(type.getSimpleName(), type, method, rule);
  }

  private boolean endsWithin(int depth) {
    return toTheEnd || depth >= position.pliesLeft();
  }

  /** Whether the search under way has judged no ongoing position, so that all it found is true. */
  protected final boolean isTrueSoFar() {
    return leaves == leavesBefore;
  }

  /** The key of any position as this search keeps it in the table. */
  final long tableKey(Position at) {
    int symmetry = tableUse.folds() ? at.canonicalSymmetry() : 0;
    return banking ? at.openKey(symmetry) : at.key(symmetry);
  }

  int searchedDepth() {
    return searchedDepth;
  }

  /** Whether the search under way has no bounds, so that its first scores are values. */
  boolean hasWholeWindow() {
    return wholeWindow;
  }

  /** The best root move of the search finished or under way; -1 before the first is done. */
  public int bestMove() {
    return rootBest;
  }

  public int bestScore() {
    return rootBestScore;
  }

  /** How many root moves the search under way has finished. */
  public int movesDone() {
    return rootDone;
  }

  /** The best line of the last search; shorter than its depth where the table ended it. */
  public int[] line() {
    return Arrays.copyOf(lines, lineLengths[0]);
  }

  /** Tries this move first at the root from now on; the others keep their order. */
  public void promote(int move) {
    int i = 0;
    while (i < rootCount && rootMoves[i] != move) {
      i++;
    }
    if (i < rootCount) {
      System.arraycopy(rootMoves, 0, rootMoves, 1, i);
      rootMoves[0] = move;
    }
    promoted = move;
  }

  public Statistics statistics() {
    return new Statistics(
        nodes,
        leaves + ends,
        ends,
        draws,
        cuts,
        firstCuts,
        probes,
        exactHits,
        lowerHits,
        upperHits,
        stores);
  }

  /** Ongoing positions judged at the horizon so far. */
  long horizonLeaves() {
    return leaves;
  }

  /** Counts a position where the game is over, and gives its score as seen from the root. */
  protected final int end(int outcome, int ply) {
    ends++;
    draws += outcome == Score.DRAW ? 1 : 0;
    return flatWins ? outcome : Score.atPly(outcome, ply - skips);
  }

  protected final void poll() {
    pollAt = poll.next(nodes);
  }

  /** Makes the pass of a skipped side, and returns it. */
  protected final int enterSkip(int ply) {
    int first = starts[ply];
    starts[ply + 1] = position.moves(moves, first);
    int pass = moves[first];
    path[ply] = pass;
    opinions[ply + 1] = Position.ONGOING;
    position.make(pass);
    skips++;
    return pass;
  }

  /** Takes the pass back; the best line goes through it as if it were not there. */
  protected final void leaveSkip(int pass, int ply) {
    skips--;
    position.undo(pass);
    bestAt[ply] = pass;
    int length = lineLengths[ply + 1];
    System.arraycopy(lines, (ply + 1) * lineStride, lines, ply * lineStride, length);
    lineLengths[ply] = length;
  }

  /** Puts a move before the best line of the next ply. */
  protected final void extendLine(int move, int ply) {
    int to = ply * lineStride;
    int length = lineLengths[ply + 1];
    lines[to] = move;
    System.arraycopy(lines, to + lineStride, lines, to + 1, length);
    lineLengths[ply] = length + 1;
  }
}
