package betacut.search.trace;

import betacut.rules.Score;
import betacut.rules.Value.Bound;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A trace as a tree of nodes. Nodes are numbered in the order in which the search entered them, so
 * that a node's subtree is a range of numbers: its first child is the next number, and a sibling
 * begins where the one before it ends.
 *
 * <pre>
 *   node   0  1  2  3  4  5        0 ─┬─ 1 ─┬─ 2
 *   end    6  4  3  4  6  6           │     └─ 3
 *   parent -  0  1  1  0  4           └─ 4 ─── 5
 * </pre>
 *
 * Only these numbers are kept; everything else is read from the trace when it is asked for, so that
 * a million nodes need a few megabytes.
 */
public final class TraceTree {
  private static final int NONE = -1;

  private final Trace trace;
  private int size;
  private int[] enters = new int[64];
  private int[] leaves = new int[64];
  private int[] cuts = new int[64];
  private int[] ends = new int[64];
  private int[] parents = new int[64];
  private int[] roots = new int[8];
  private int iterations;

  // Nodes before each whose own value is an estimate, and those where the search took another's
  // word.
  private int[] estimates = {};
  private int[] hearsay = {};

  private TraceTree(Trace trace) {
    this.trace = trace;
    int current = NONE;
    for (int event = 0; event < trace.size(); event++) {
      switch (trace.kind(event)) {
        case Trace.ENTER -> current = add(event, current);
        case Trace.CUT -> cuts[current] = event;
        case Trace.LEAVE -> {
          leaves[current] = event;
          ends[current] = size;
          current = parents[current];
        }
        default -> {}
      }
    }
    for (; current != NONE; current = parents[current]) { // the trace was full
      ends[current] = size;
    }
    countDoubts();
  }

  private void countDoubts() {
    estimates = new int[size + 1];
    hearsay = new int[size + 1];
    for (int node = 0; node < size; node++) {
      boolean isEstimate =
          leaves[node] != NONE
              && ((TraceEvent.Leave) trace.event(leaves[node])).claim() == Bound.ESTIMATE;
      boolean isTold =
          cuts[node] != NONE
              && ((TraceEvent.Cut) trace.event(cuts[node])).reason() != CutReason.BETA;
      estimates[node + 1] = estimates[node] + (isEstimate ? 1 : 0);
      hearsay[node + 1] = hearsay[node] + (isTold ? 1 : 0);
    }
  }

  /**
   * Whether a value may rest on estimates: there are some below, or something was taken from the
   * table or foretold while there are estimates anywhere. A win in so many plies never does.
   */
  private boolean isOpinion(int node, int score) {
    boolean isDoubtful =
        estimates[ends[node]] > estimates[node]
            || estimates[size] > 0 && hearsay[ends[node]] > hearsay[node];
    return isDoubtful && !Score.hasDistance(score);
  }

  public static TraceTree of(Trace trace) {
    return new TraceTree(trace);
  }

  private int add(int event, int parent) {
    if (size == enters.length) {
      int room = 2 * size;
      enters = Arrays.copyOf(enters, room);
      leaves = Arrays.copyOf(leaves, room);
      cuts = Arrays.copyOf(cuts, room);
      ends = Arrays.copyOf(ends, room);
      parents = Arrays.copyOf(parents, room);
    }
    if (parent == NONE) {
      roots = iterations == roots.length ? Arrays.copyOf(roots, 2 * iterations) : roots;
      roots[iterations++] = size;
    }
    enters[size] = event;
    leaves[size] = NONE;
    cuts[size] = NONE;
    parents[size] = parent;
    return size++;
  }

  public Trace trace() {
    return trace;
  }

  /** All nodes of all iterations. */
  public int size() {
    return size;
  }

  /** How often the search began at the root: depths, and windows of the same depth. */
  public int iterations() {
    return iterations;
  }

  /** The root node of an iteration, from 0. */
  public int root(int iteration) {
    if (iteration < 0 || iteration >= iterations) {
      throw new IndexOutOfBoundsException("iteration " + iteration + " of " + iterations);
    }
    return roots[iteration];
  }

  /** The node above, or -1. */
  public int parent(int node) {
    return parents[node];
  }

  /** The first child, or -1. */
  public int firstChild(int node) {
    return node + 1 < ends[node] ? node + 1 : NONE;
  }

  /** The child of the same node that was entered next, or -1. */
  public int nextSibling(int node) {
    int parent = parents[node];
    return parent != NONE && ends[node] < ends[parent] ? ends[node] : NONE;
  }

  /** The children in the order of the search; a move that was searched twice is there twice. */
  public List<Integer> children(int node) {
    List<Integer> children = new ArrayList<>();
    for (int child = firstChild(node); child != NONE; child = nextSibling(child)) {
      children.add(child);
    }
    return children;
  }

  /** The number after the last node below this one. */
  public int end(int node) {
    return ends[node];
  }

  /** The iteration a node belongs to, from 0. */
  public int iteration(int node) {
    int place = Arrays.binarySearch(roots, 0, iterations, node);
    return place >= 0 ? place : -place - 2;
  }

  /** The innermost node that is open just after an event, or -1 between iterations. */
  public int nodeAt(int event) {
    int place = Arrays.binarySearch(enters, 0, size, event);
    int node = place >= 0 ? place : -place - 2;
    while (node >= 0 && leaves[node] != NONE && leaves[node] <= event) {
      node = parents[node];
    }
    return Math.max(node, NONE);
  }

  /** Everything about a node. */
  public TraceNode node(int number) {
    var enter = (TraceEvent.Enter) trace.event(enters[number]);
    boolean isLeft = leaves[number] != NONE;
    var leave = isLeft ? (TraceEvent.Leave) trace.event(leaves[number]) : null;
    Optional<TraceEvent.Cut> cut =
        cuts[number] == NONE
            ? Optional.empty()
            : Optional.of((TraceEvent.Cut) trace.event(cuts[number]));
    return new TraceNode(
        number,
        parents[number],
        iteration(number),
        enters[number],
        leaves[number],
        enter.ply(),
        enter.depth(),
        enter.alpha(),
        enter.beta(),
        enter.move(),
        enter.reason(),
        enter.purpose(),
        isQuestion(number),
        isLeft && isOpinion(number, leave.score()),
        enter.key(),
        isLeft ? leave.score() : 0,
        isLeft ? leave.claim() : Bound.UNKNOWN,
        cut,
        ends[number] - number);
  }

  /** A window that holds nothing is a question, unless alpha just happened to come that near. */
  private boolean isQuestion(int number) {
    int node = number;
    var enter = (TraceEvent.Enter) trace.event(enters[node]);
    while (parents[node] != NONE && !enter.purpose().choosesWindow()) {
      node = parents[node];
      enter = (TraceEvent.Enter) trace.event(enters[node]);
    }
    return enter.beta() - enter.alpha() == 1;
  }

  /** What the table was asked in this node itself, not below it. */
  public List<TraceEvent.Probe> probes(int node) {
    return own(node, TraceEvent.Probe.class);
  }

  /** What was put into the table for this node. */
  public Optional<TableEntry> stored(int node) {
    return own(node, TraceEvent.Store.class).stream().map(TraceEvent.Store::entry).findFirst();
  }

  private <E extends TraceEvent> List<E> own(int node, Class<E> type) {
    List<E> found = new ArrayList<>();
    int child = firstChild(node);
    int last = leaves[node] == NONE ? trace.size() : leaves[node];
    for (int event = enters[node] + 1; event < last; event++) {
      if (child != NONE && event == enters[child]) {
        event = leaves[child] == NONE ? last : leaves[child];
        child = nextSibling(child);
      } else if (type.isInstance(trace.event(event))) {
        found.add(type.cast(trace.event(event)));
      }
    }
    return found;
  }

  /** The moves from the root to a node. */
  public List<Integer> path(int node) {
    List<Integer> moves = new ArrayList<>();
    for (int at = node; parents[at] != NONE; at = parents[at]) {
      var enter = (TraceEvent.Enter) trace.event(enters[at]);
      if (!enter.purpose().staysHere()) {
        moves.addFirst(enter.move());
      }
    }
    return moves;
  }

  /**
   * Positions searched in a subtree, counted as {@link betacut.search.Statistics#nodes} counts:
   * without those the table answered, and a second look at the same position is none.
   */
  public long searched(int node) {
    long searched = 0;
    for (int at = node; at < ends[node]; at++) {
      searched += isSearched(at) ? 1 : 0;
    }
    return searched;
  }

  private boolean isSearched(int node) {
    var enter = (TraceEvent.Enter) trace.event(enters[node]);
    boolean isHit =
        cuts[node] != NONE
            && ((TraceEvent.Cut) trace.event(cuts[node])).reason() == CutReason.TABLE;
    return !isHit && !enter.purpose().staysHere();
  }
}
