package betacut.search.proof;

import betacut.search.trace.GrowingTree;
import java.util.Arrays;

/**
 * Writes down a proof-number search: which position it enters and until when, which numbers it
 * finds there, and with which it leaves. {@link ProofTree} walks through it in both directions.
 * Every step is one of a position made, so limits of the search are limits of the log.
 */
public final class ProofLog {
  /** How many words a change takes. */
  static final int CHANGE = 5;

  private static final int FIRST_ROOM = 1024;

  // Nodes, by the moves that lead there: a position reached in two ways is two of them.
  int[] parents = new int[FIRST_ROOM];
  int[] moves = new int[FIRST_ROOM];
  int[] firsts = new int[FIRST_ROOM];
  int[] counts = new int[FIRST_ROOM];
  int size;

  // Steps: what it is and of which node, in which question; the step that entered it last.
  byte[] kinds = new byte[FIRST_ROOM];
  int[] nodes = new int[FIRST_ROOM];
  int[] enters = new int[FIRST_ROOM];

  /** Of a step that enters, its thresholds; of one that leaves, its numbers. */
  int[] phis = new int[FIRST_ROOM];

  int[] deltas = new int[FIRST_ROOM];

  /** How many nodes, and how many changes, there are after a step. */
  int[] sizes = new int[FIRST_ROOM];

  int[] changeEnds = new int[FIRST_ROOM];
  int steps;

  /**
   * Node, and in its last bits whether its numbers were and are those of another line; phi and
   * delta before, phi and delta after.
   */
  int[] changes = new int[FIRST_ROOM];

  int changesEnd;

  // Where the search is, and the steps that entered the positions above.
  private int here = GrowingTree.NO_NODE;
  private int enter = -1;
  private int[] above = new int[64];
  private int aboveCount;
  private int[] nowPhi = new int[FIRST_ROOM];
  private int[] nowDelta = new int[FIRST_ROOM];
  private boolean[] borrowed = new boolean[FIRST_ROOM];

  /** A new question about a new root: whether its side to move wins, or else at least draws. */
  void ask(boolean isAboutWin) {
    here = node(GrowingTree.NO_NODE, isAboutWin ? 1 : 0);
    enter = -1;
    aboveCount = 0;
    note(ProofTree.Kind.ASK, 0, 0);
  }

  /** The search enters the position selected last, or the root, and has made its children. */
  void enter(
      int phiLimit,
      int deltaLimit,
      int[] childMoves,
      int[] childPhis,
      int[] childDeltas,
      int first,
      int end) {
    if (counts[here] == 0) {
      firsts[here] = size;
      counts[here] = end - first;
      for (int i = first; i < end; i++) {
        change(node(here, childMoves[i]), childPhis[i], childDeltas[i], false);
      }
    }
    note(ProofTree.Kind.ENTER, phiLimit, deltaLimit);
    enter = steps - 1;
    enters[enter] = enter;
  }

  /** The numbers of the children are as the table has them; those of the node follow. */
  void look(int[] childPhis, int[] childDeltas, int first, int phi, int delta) {
    for (int i = 0; i < counts[here]; i++) {
      int child = firsts[here] + i;
      boolean isNews =
          nowPhi[child] != childPhis[first + i] || nowDelta[child] != childDeltas[first + i];
      if (isNews) { // from another line: what this one found is known already
        change(child, childPhis[first + i], childDeltas[first + i], true);
      }
    }
    change(here, phi, delta, false);
    note(ProofTree.Kind.LOOK, 0, 0);
  }

  void select(int child) {
    above = aboveCount == above.length ? Arrays.copyOf(above, 2 * aboveCount) : above;
    above[aboveCount++] = enter;
    here = firsts[here] + child;
  }

  void leave(int phi, int delta) {
    note(ProofTree.Kind.LEAVE, phi, delta);
    here = parents[here];
    enter = aboveCount == 0 ? -1 : above[--aboveCount];
  }

  private int node(int parent, int move) {
    if (size == parents.length) {
      int room = 2 * size;
      parents = Arrays.copyOf(parents, room);
      moves = Arrays.copyOf(moves, room);
      firsts = Arrays.copyOf(firsts, room);
      counts = Arrays.copyOf(counts, room);
      nowPhi = Arrays.copyOf(nowPhi, room);
      nowDelta = Arrays.copyOf(nowDelta, room);
      borrowed = Arrays.copyOf(borrowed, room);
    }
    parents[size] = parent;
    moves[size] = move;
    nowPhi[size] = 1;
    nowDelta[size] = 1;
    return size++;
  }

  private void change(int node, int phi, int delta, boolean isBorrowed) {
    if (nowPhi[node] == phi && nowDelta[node] == delta && borrowed[node] == isBorrowed) {
      return;
    }
    if (changesEnd + CHANGE > changes.length) {
      changes = Arrays.copyOf(changes, 2 * changes.length);
    }
    changes[changesEnd] = node << 2 | (borrowed[node] ? 2 : 0) | (isBorrowed ? 1 : 0);
    changes[changesEnd + 1] = nowPhi[node];
    changes[changesEnd + 2] = nowDelta[node];
    changes[changesEnd + 3] = phi;
    changes[changesEnd + 4] = delta;
    changesEnd += CHANGE;
    nowPhi[node] = phi;
    nowDelta[node] = delta;
    borrowed[node] = isBorrowed;
  }

  private void note(ProofTree.Kind kind, int phi, int delta) {
    if (steps == kinds.length) {
      int room = 2 * steps;
      kinds = Arrays.copyOf(kinds, room);
      nodes = Arrays.copyOf(nodes, room);
      enters = Arrays.copyOf(enters, room);
      phis = Arrays.copyOf(phis, room);
      deltas = Arrays.copyOf(deltas, room);
      sizes = Arrays.copyOf(sizes, room);
      changeEnds = Arrays.copyOf(changeEnds, room);
    }
    kinds[steps] = (byte) kind.ordinal();
    nodes[steps] = here;
    enters[steps] = enter;
    phis[steps] = phi;
    deltas[steps] = delta;
    sizes[steps] = size;
    changeEnds[steps++] = changesEnd;
  }

  /** The tree at every moment; the search must not go on. */
  public ProofTree tree() {
    return new ProofTree(this);
  }
}
