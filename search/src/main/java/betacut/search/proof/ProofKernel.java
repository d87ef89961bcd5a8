package betacut.search.proof;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Statistics;
import betacut.search.spi.Clock;
import betacut.search.spi.Poll;
import java.util.Arrays;

/**
 * Depth-first proof-number search (df-pn, Nagai 2002) in negamax form.
 *
 * <p>Every position has two numbers, for the side to move there and what it wants: phi, the least
 * number of positions still to be won to reach it, and delta, the same for the opponent's wish. One
 * good move is enough, but every bad one must be refuted:
 *
 * <pre>
 *   phi(n)   = min over children c of delta(c)      reached:   phi = 0, delta = ∞
 *   delta(n) = sum over children c of phi(c)        failed:    phi = ∞, delta = 0
 * </pre>
 *
 * The search stays below a position until one of its numbers reaches a threshold, that is, until
 * the position is no longer the most promising one somewhere above; {@link ProofTable} remembers
 * the numbers meanwhile. A sum counts a position twice that two moves lead to, so numbers may be
 * too great where lines meet: this costs time, never truth. Games must not repeat positions.
 */
final class ProofKernel {
  private static final int INFINITE = ProofTable.INFINITE;

  /** The second-best number may be passed by a quarter before the search turns to it (1 + ε). */
  private static final int PATIENCE = 4;

  private static final int FIRST_PLIES = 64;

  private final ProofTable table;

  /** Who listens, or null. */
  private final ProofLog log;

  // The search under way; arrays hold the children of every node on the path, one after another.
  private Position position;
  private Poll poll;
  private Question question = Question.FIRST_WINS;
  private int horizon = Integer.MAX_VALUE;
  private int[] moves = {};
  private long[] keys = {};
  private int[] phis = {};
  private int[] deltas = {};
  private int rootEnd;

  /** Numbers of the node left last. */
  private int phi;

  private int delta;

  private boolean horizonMet;
  private boolean marginsSeen;
  private long nodes;
  private long pollAt;
  private long ends;
  private long draws;
  private long probes;
  private long solvedHits;
  private long openHits;
  private long stores;
  private int deepest;

  ProofKernel(ProofTable table, ProofLog log) {
    this.table = table;
    this.log = log;
  }

  /**
   * Begins a search of this position, which belongs to the kernel until the search ends.
   *
   * @param lastPly positions of this ply count as drawn; what was learned under another one is
   *     forgotten
   */
  void begin(Position root, int lastPly, Clock clock) {
    if (horizon != lastPly) {
      forget();
      horizon = lastPly;
    }
    position = root;
    nodes = ends = draws = probes = solvedHits = openHits = stores = 0;
    poll = new Poll(clock);
    pollAt = poll.first();
    deepest = 0;
    rootEnd = 0;
    reserve(Math.min(root.pliesLeft(), FIRST_PLIES) * root.maxMoves());
  }

  void forget() {
    table.clear();
    horizonMet = false;
  }

  /** Whether the side to move, in an ongoing position, gets the answer it wants. */
  boolean prove(Question newQuestion) {
    question = newQuestion;
    rootEnd = 0;
    if (log != null) {
      log.ask(newQuestion == Question.winOf(position.mover()));
    }
    count(1); // the root; every other position is counted when it is made
    expand(INFINITE, INFINITE, 0, 0);
    return phi == 0;
  }

  /**
   * Works below the position until phi or delta reaches its threshold, and leaves both numbers in
   * {@link #phi} and {@link #delta}. At infinite thresholds that means until it is solved.
   */
  private void expand(int phiLimit, int deltaLimit, int first, int ply) {
    long before = nodes;
    int end = generate(first, ply);
    if (ply == 0) {
      rootEnd = end;
    }
    if (log != null) {
      log.enter(phiLimit, deltaLimit, moves, phis, deltas, first, end);
    }
    while (true) {
      int best = first;
      int least = INFINITE;
      int second = INFINITE;
      int sum = 0;
      for (int i = first; i < end; i++) {
        refresh(i);
        if (deltas[i] < least) {
          second = least;
          least = deltas[i];
          best = i;
        } else {
          second = Math.min(second, deltas[i]);
        }
        sum = plus(sum, phis[i]);
      }
      if (log != null) {
        log.look(phis, deltas, first, least, sum);
      }
      if (least >= phiLimit || sum >= deltaLimit) {
        if (log != null) {
          log.leave(least, sum);
        }
        phi = least;
        delta = sum;
        table.store(position.key(), question, phi, delta, nodes - before);
        stores++;
        return;
      }
      int childPhi = Math.min(INFINITE, deltaLimit - sum + phis[best]);
      int childDelta = Math.min(phiLimit, second + second / PATIENCE + 1);
      int step = position.isSkipped() ? 0 : 1; // the pass of a skipped side is no move
      if (log != null) {
        log.select(best - first);
      }
      position.make(moves[best]);
      count(step);
      expand(childPhi, childDelta, end, ply + step);
      position.undo(moves[best]);
      phis[best] = phi;
      deltas[best] = delta;
    }
  }

  /** Writes down every child with its numbers; returns the index after the last. */
  private int generate(int first, int ply) {
    reserve(first + position.maxMoves());
    int step = position.isSkipped() ? 0 : 1;
    deepest = Math.max(deepest, ply + step);
    int end = position.moves(moves, first);
    if (end == first) {
      throw position.withoutMoves();
    }
    for (int i = first; i < end; i++) {
      position.make(moves[i]);
      count(step);
      keys[i] = position.key();
      phis[i] = 1;
      deltas[i] = 1;
      int outcome = outcome(position);
      if (outcome != Position.ONGOING) {
        ends++;
        draws += outcome == Score.DRAW ? 1 : 0;
        boolean reached = question.isReached(outcome, position.mover());
        phis[i] = reached ? 0 : INFINITE;
        deltas[i] = reached ? INFINITE : 0;
      }
      position.undo(moves[i]);
    }
    return end;
  }

  /** How the game stands, a draw being called at the horizon. */
  int outcome(Position at) {
    int outcome = at.outcome();
    if (outcome != Position.ONGOING) {
      marginsSeen |= Score.isDecided(outcome) && !Score.hasDistance(outcome);
      return outcome;
    }
    if (at.ply() < horizon) {
      return Position.ONGOING;
    }
    horizonMet = true;
    return Score.DRAW;
  }

  /** Takes over what other lines learned of a child; if the table forgot it, this node did not. */
  private void refresh(int i) {
    if (phis[i] == 0 || deltas[i] == 0) {
      return;
    }
    probes++;
    long entry = table.probe(keys[i], question);
    if (entry != ProofTable.MISS) {
      phis[i] = ProofTable.phi(entry);
      deltas[i] = ProofTable.delta(entry);
      if (phis[i] == 0 || deltas[i] == 0) {
        solvedHits++;
      } else {
        openHits++;
      }
    }
  }

  /** A sum that becomes infinite only if a part is: infinite means solved. */
  private static int plus(int sum, int number) {
    if (sum == INFINITE || number == INFINITE) {
      return INFINITE;
    }
    return Math.min(INFINITE - 1, sum + number);
  }

  private void count(int positions) {
    nodes += positions;
    if (nodes >= pollAt) {
      pollAt = poll.next(nodes);
    }
  }

  private void reserve(int room) {
    if (moves.length >= room) {
      return;
    }
    int larger = Math.max(room, 2 * moves.length);
    moves = Arrays.copyOf(moves, larger);
    keys = Arrays.copyOf(keys, larger);
    phis = Arrays.copyOf(phis, larger);
    deltas = Arrays.copyOf(deltas, larger);
  }

  /** The root move nearest to what the side to move wanted of the last question, or -1. */
  int likeliestMove() {
    int best = 0;
    for (int i = 1; i < rootEnd; i++) {
      if (deltas[i] < deltas[best]) {
        best = i;
      }
    }
    return rootEnd == 0 ? -1 : moves[best];
  }

  long probe(long key, Question asked) {
    return table.probe(key, asked);
  }

  /** Whether some position was called a draw only because of its depth. */
  boolean horizonMet() {
    return horizonMet;
  }

  /** Whether games here are won by points, not by being first. */
  boolean marginsSeen() {
    return marginsSeen;
  }

  int deepest() {
    return deepest;
  }

  /** Proof numbers of a node that is not solved yet are lower bounds of the work it takes. */
  Statistics statistics() {
    return new Statistics(nodes, ends, ends, draws, 0, 0, probes, solvedHits, openHits, 0, stores);
  }
}
