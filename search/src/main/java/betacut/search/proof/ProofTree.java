package betacut.search.proof;

import betacut.search.trace.GrowingTree;
import java.util.Arrays;

/**
 * A proof-number search that can be walked through in both directions. Numbers are for Max, the
 * side to move at the root, and what it wants: the proof number is how many positions must still be
 * won at least for it, the disproof number how many against it. Each of its questions has a tree of
 * its own.
 */
public final class ProofTree implements GrowingTree {
  /** What a step does. */
  public enum Kind {
    /** A new question. */
    ASK,
    /** Goes to the most promising child and gives it children, if it has none. */
    ENTER,
    /** Looks at the numbers of all children and works out the node's own. */
    LOOK,
    /** Goes back: a threshold is reached, or the node is solved. */
    LEAVE
  }

  /** The number of a node that cannot be proved (disproved) any more. */
  public static final int INFINITE = ProofTable.INFINITE;

  private final ProofLog log;
  private final int[] phi;
  private final int[] delta;
  private final int[] visits;
  private final boolean[] borrowed;
  private int at;

  ProofTree(ProofLog log) {
    this.log = log;
    phi = new int[log.size];
    delta = new int[log.size];
    visits = new int[log.size];
    borrowed = new boolean[log.size];
    Arrays.fill(phi, 1);
    Arrays.fill(delta, 1);
    at = -1;
    goTo(steps() - 1);
  }

  @Override
  public int steps() {
    return log.steps;
  }

  @Override
  public void goTo(int step) {
    if (step < 0 || step >= steps()) {
      throw new IndexOutOfBoundsException("step " + step + " of " + steps());
    }
    while (at < step) {
      at++;
      visits[here()] += kind() == Kind.ENTER ? 1 : 0;
      for (int i = changesFrom(at); i < log.changeEnds[at]; i += ProofLog.CHANGE) {
        set(log.changes[i], 1, i + 3);
      }
    }
    while (at > step) {
      for (int i = log.changeEnds[at]; i > changesFrom(at); i -= ProofLog.CHANGE) {
        set(log.changes[i - ProofLog.CHANGE], 2, i - ProofLog.CHANGE + 1);
      }
      visits[here()] -= kind() == Kind.ENTER ? 1 : 0;
      at--;
    }
  }

  private void set(int head, int bit, int numbers) {
    int node = head >> 2;
    borrowed[node] = (head & bit) != 0;
    phi[node] = log.changes[numbers];
    delta[node] = log.changes[numbers + 1];
  }

  private int changesFrom(int step) {
    return step == 0 ? 0 : log.changeEnds[step - 1];
  }

  @Override
  public int at() {
    return at;
  }

  public Kind kind() {
    return Kind.values()[log.kinds[at]];
  }

  @Override
  public int here() {
    return log.nodes[at];
  }

  /** Whether the question of this step is who wins; otherwise, who at least draws. */
  public boolean isAboutWin() {
    return log.moves[root()] == 1;
  }

  @Override
  public int size() {
    return log.sizes[at];
  }

  @Override
  public int parent(int node) {
    return log.parents[node];
  }

  @Override
  public int move(int node) {
    return log.moves[node];
  }

  private boolean isThere(int children) {
    return children > 0 && children < size();
  }

  @Override
  public int first(int node) {
    return isThere(log.firsts[node]) ? log.firsts[node] : 0;
  }

  @Override
  public int end(int node) {
    return isThere(log.firsts[node]) ? log.firsts[node] + log.counts[node] : 0;
  }

  /** How often the search has entered a node. */
  @Override
  public int visits(int node) {
    return visits[node];
  }

  private boolean isMax(int node) {
    return depth(node) % 2 == 0;
  }

  /** The proof number of a node. */
  public int proof(int node) {
    return isMax(node) ? phi[node] : delta[node];
  }

  /** The disproof number of a node. */
  public int disproof(int node) {
    return isMax(node) ? delta[node] : phi[node];
  }

  /**
   * Whether the table knows a node's numbers from another line, to the same position or through it;
   * what is drawn below the node is then not where they come from.
   */
  public boolean isBorrowed(int node) {
    return borrowed[node];
  }

  /** The step that entered a node on the way to this one, or -1 for a node the search is not in. */
  private int enterOf(int node) {
    int step = log.enters[at];
    for (int on = here(); on != NO_NODE && step >= 0; on = parent(on)) {
      if (on == node) {
        return step;
      }
      step = enterAbove(step);
    }
    return -1;
  }

  private int enterAbove(int step) {
    int above = parent(log.nodes[step]);
    int before = step - 1; // the look that selected this node
    return above == NO_NODE ? -1 : log.enters[before];
  }

  /** Whether the search is in a node, and so has thresholds there. */
  public boolean isOpen(int node) {
    return enterOf(node) >= 0;
  }

  /** The proof number at which the search leaves a node it is in. */
  public int proofLimit(int node) {
    int enter = enterOf(node);
    return limit(isMax(node) ? log.phis[enter] : log.deltas[enter]);
  }

  /** The disproof number at which the search leaves a node it is in. */
  public int disproofLimit(int node) {
    int enter = enterOf(node);
    return limit(isMax(node) ? log.deltas[enter] : log.phis[enter]);
  }

  /**
   * What is left of an infinite threshold for one child is as far away: only a proof gets there.
   */
  private static int limit(int number) {
    return number > INFINITE / 2 ? INFINITE : number;
  }

  /** The child the search goes to next: for Max the least proof number, for Min disproof number. */
  public int selected(int node) {
    int best = NO_NODE;
    for (int child = first(node); child < end(node); child++) {
      if (best == NO_NODE || delta[child] < delta[best]) {
        best = child;
      }
    }
    return best;
  }

  /** When the search left a node solved. */
  @Override
  public int nextTurn(int from, boolean isBack) {
    int way = isBack ? -1 : 1;
    int step = from + way;
    while (step >= 0 && step < steps() && !isProof(step)) {
      step += way;
    }
    return step >= 0 && step < steps() ? step : -1;
  }

  private boolean isProof(int step) {
    return log.kinds[step] == Kind.LEAVE.ordinal()
        && (log.phis[step] == 0 || log.deltas[step] == 0);
  }

  @Override
  public long bytes() {
    return 36L * log.parents.length + 25L * log.kinds.length + 4L * log.changes.length;
  }
}
