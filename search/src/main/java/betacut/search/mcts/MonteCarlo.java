package betacut.search.mcts;

import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Detail;
import betacut.search.Result;
import betacut.search.Statistics;
import betacut.search.spi.Clock;
import betacut.search.spi.Poll;
import betacut.search.spi.Request;
import betacut.search.spi.SearchStopped;
import betacut.search.spi.Searcher;
import java.util.Arrays;

/**
 * Monte-Carlo tree search: UCT (Kocsis and Szepesvári 2006) with bounds that prove who wins.
 *
 * <p>Each round walks down the tree by upper confidence bounds, adds the children of the node it
 * ends at, plays a random game from there and takes its reward (1 win, ½ draw, 0 loss) back up.
 * Children are looked at as they are added: finished games become proofs, a proof passes upwards,
 * and a move that cannot improve on what is proven is not visited again. The search ends when it is
 * proven who wins, or at a limit:
 *
 * <ul>
 *   <li>nodes are positions made, in the tree and in playouts, as everywhere;
 *   <li>the depth caps the tree, and ends the search only if there is no limit of nodes or time:
 *       then once the line most visited is that long, or the memory is full.
 * </ul>
 *
 * The answer depends on position, limits of depth and nodes, and seed alone. {@link TreeAnswer}
 * says what its values mean. Progress is reported whenever the number of playouts has doubled.
 */
public final class MonteCarlo implements Searcher {
  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  /**
   * A node gets children at the visit after this many. Measured in a game of columns, equal nodes,
   * 200 games, against 1: growing at the first visit scored 32 %, after four 47 % (±6 %).
   */
  private static final int VISITS_BEFORE_GROWING = 1;

  /**
   * UCB's constant: more looks wider, less looks deeper; rewards are 0 to 1. In a game of columns,
   * equal nodes, 200 games each, 0.35, 0.5 and 1.0 scored 46 %, 56 % and 45 % against 0.7 (all ±6
   * %, so 0.5 is a choice, not a finding).
   */
  private static final double EXPLORATION = 0.5;

  private static final int FIRST_REPORT = 256;

  private final long seed;
  private final Tree tree;
  private final TreeAnswer reading;

  /** Who listens, or null. */
  private final PlayoutLog log;

  // The search under way.
  private Position position;
  private Clock clock;
  private boolean skipping;

  /** In plies, passes of skipped sides included. */
  private int maxDepth;

  private boolean everyMove;
  private int[] path = {};
  private int[] moves = {};
  private int[] played = {};
  private long random;
  private long nodes;
  private Poll poll;
  private long pollAt;
  private long playouts;
  private long ends;
  private long draws;
  private int deepest;
  private boolean full;

  /**
   * @param mebibytes memory for the tree; when it is full the tree stops growing
   */
  public MonteCarlo(long seed, int mebibytes) {
    this(seed, mebibytes, null);
  }

  /** A search that is written down; it also ends when the log is full. */
  public static MonteCarlo logged(long seed, int mebibytes, PlayoutLog log) {
    return new MonteCarlo(seed, mebibytes, log);
  }

  /** The memory that so many playouts cannot fill. */
  public static int mebibytesFor(int playouts, int moves) {
    return Tree.mebibytesFor((playouts + 2L) * moves);
  }

  private MonteCarlo(long seed, int mebibytes, PlayoutLog log) {
    this.seed = seed;
    this.log = log;
    tree = new Tree(mebibytes);
    reading = new TreeAnswer(tree);
  }

  /** The share of all points that an estimate of this search stands for, from 0 to 1. */
  public static double share(int estimate) {
    return 0.5 + estimate / (2.0 * TreeAnswer.SURE);
  }

  @Override
  public Result search(Position root, Request request) {
    begin(root, request);
    boolean unlimited = !clock.limitsNodes() && !clock.limitsTime();
    Result.End end = Result.End.SOLVED;
    try {
      count();
      grow(Tree.ROOT, 0);
      long report = FIRST_REPORT;
      while (!isFinished()) {
        if (log != null && log.isFull()) {
          end = Result.End.NODES;
          break;
        }
        round();
        if (playouts == report) {
          report *= 2;
          request.progress().finished(result(root, Result.End.DEPTH));
          if (unlimited && (full || isLineComplete(request.depth()))) {
            end = full ? Result.End.NODES : Result.End.DEPTH;
            break;
          }
        }
      }
    } catch (SearchStopped stopped) {
      end = clock.end();
    }
    return result(root, end);
  }

  private void begin(Position root, Request request) {
    position = root.copy();
    clock = request.clock();
    everyMove = request.detail() != Detail.BEST;
    skipping = root.hasSkips();
    maxDepth = request.depthFrom(root) * (skipping ? 2 : 1); // a pass before every move
    path = new int[maxDepth + 1];
    moves = new int[root.maxMoves()];
    played = new int[root.pliesLeft() + 1];
    random = seed;
    nodes = playouts = ends = draws = 0;
    deepest = 0;
    full = false;
    poll = new Poll(clock);
    pollAt = poll.first();
    tree.clear();
    if (log != null) {
      log.begin(tree);
    }
  }

  /** Whether the depth, if it ends the tree before the game does, is reached where it matters. */
  private boolean isLineComplete(int depth) {
    return depth < position.pliesLeft() && reading.line(Tree.ROOT).size() >= depth;
  }

  private boolean isFinished() {
    if (!everyMove) {
      return tree.isSettled(Tree.ROOT);
    }
    for (int child = tree.first(Tree.ROOT); child < tree.end(Tree.ROOT); child++) {
      if (!tree.isSettled(child)) {
        return false;
      }
    }
    return true;
  }

  // ---- A round -----------------------------------------------------------------------------

  private void round() {
    int depth = 0;
    int node = Tree.ROOT;
    while (true) {
      if (!tree.isExpanded(node) && tree.visits(node) >= VISITS_BEFORE_GROWING) {
        grow(node, depth);
      }
      if (!tree.isExpanded(node) || (tree.isSettled(node) && depth > 0)) {
        break;
      }
      node = select(node);
      path[++depth] = node;
      make(tree.move(node));
    }
    boolean isSettled = tree.isSettled(node);
    long dice = random;
    double reward = isSettled ? 0 : playout(); // settled: learn() knows better
    playouts++;
    if (log != null) {
      log.played(node, isSettled ? PlayoutLog.NO_PLAYOUT : reward, dice);
    }
    for (int ply = depth; ply > 0; ply--) {
      position.undo(tree.move(path[ply]));
    }
    learn(depth, reward);
  }

  /** The child with the greatest upper confidence bound; a random one of several. */
  private int select(int node) {
    int first = tree.first(node);
    int count = tree.end(node) - first;
    double logVisits = Math.log(tree.visits(node) + 1.0);
    int known = Integer.signum(tree.lower(node));
    boolean all = everyMove && node == Tree.ROOT;
    int start = nextInt(count);
    int best = -1;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int child = first + (start + i < count ? start + i : start + i - count);
      boolean useful =
          all ? !tree.isSettled(child) : Integer.signum(tree.upperForParent(child)) > known;
      if (!useful) {
        continue;
      }
      double bound = bound(tree, child, logVisits);
      if (bound > bestBound) {
        best = child;
        bestBound = bound;
      }
    }
    return best;
  }

  /** How good a child may be; one that was never tried, as good as it gets. */
  static double bound(Tree tree, int child, double logVisits) {
    int visits = tree.visits(child);
    return visits == 0
        ? Double.MAX_VALUE
        : tree.mean(child) + EXPLORATION * Math.sqrt(logVisits / visits);
  }

  private int generate() {
    int count = position.moves(moves, 0);
    if (count == 0) {
      throw position.withoutMoves();
    }
    return count;
  }

  /** Gives a node its children, looks at each for the end of the game, and passes proofs up. */
  private void grow(int node, int depth) {
    if (depth >= maxDepth) {
      return;
    }
    int count = generate();
    if (!tree.hasRoom(count)) {
      full = true;
      return;
    }
    boolean isSkipped = skipping && position.isSkipped();
    int passes = isSkipped ? 1 : 0;
    for (int ply = depth; skipping && ply > 0; ply--) {
      passes += tree.isPass(path[ply]) ? 1 : 0;
    }
    deepest = Math.max(deepest, depth + 1 - passes);
    for (int i = 0; i < count; i++) {
      if (isSkipped) {
        tree.draftPass(moves[i]);
      } else {
        tree.draft(i, moves[i]);
      }
      make(moves[i]);
      int outcome = position.outcome();
      position.undo(moves[i]);
      if (outcome != Position.ONGOING) {
        ends++;
        draws += outcome == Score.DRAW ? 1 : 0;
        tree.draftEnd(i, outcome);
      }
    }
    tree.adopt(node, count);
    if (log != null) {
      log.grew(node);
    }
    path[depth] = node;
    int ply = depth;
    while (ply >= 0 && tree.tighten(path[ply])) {
      ply--;
    }
  }

  /** Plays a game from here and takes it back; the reward of the side to move here. */
  private double playout() {
    int plies = 0;
    int outcome = position.outcome();
    while (outcome == Position.ONGOING) {
      // Random ones: playouts that take wins scored 38 % (±6 %) against these at equal time.
      int move = moves[nextInt(generate())];
      if (plies == played.length) { // pliesLeft may be a guess
        played = Arrays.copyOf(played, 2 * plies);
      }
      played[plies++] = move;
      make(move);
      outcome = position.outcome();
    }
    ends++;
    draws += outcome == Score.DRAW ? 1 : 0;
    double reward = outcome > 0 ? 1 : outcome < 0 ? 0 : 0.5;
    boolean otherSide = (plies & 1) == 1;
    while (plies > 0) {
      position.undo(played[--plies]);
    }
    return otherSide ? 1 - reward : reward;
  }

  /** Takes a reward, given for the side to move at the end of the path, up to the root. */
  private void learn(int depth, double reward) {
    double mover = reward;
    for (int ply = depth; ply >= 0; ply--) {
      mover = tree.learn(path[ply], mover);
    }
  }

  /** The pass of a skipped side leads to no other position. */
  private void make(int move) {
    boolean isSkipped = skipping && position.isSkipped();
    position.make(move);
    if (!isSkipped) {
      count();
    }
  }

  private void count() {
    if (++nodes >= pollAt) {
      pollAt = poll.next(nodes);
    }
  }

  /** SplitMix64 in place: no object, one multiplication to the range. */
  private int nextInt(int bound) {
    random = next(random);
    return pick(random, bound);
  }

  static long next(long random) {
    return random + GOLDEN_RATIO;
  }

  static int pick(long random, int bound) {
    return (int) ((Keys.mix(random) >>> 32) * bound >>> 32);
  }

  private Result result(Position root, Result.End end) {
    var statistics = Statistics.of(nodes, ends, ends, draws);
    if (!tree.isExpanded(Tree.ROOT)) {
      return TreeAnswer.nothing(root, statistics, clock.nanos(), end);
    }
    return reading.result(everyMove, deepest, statistics, clock.nanos(), end);
  }
}
