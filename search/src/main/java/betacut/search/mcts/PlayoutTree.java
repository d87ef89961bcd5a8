package betacut.search.mcts;

import betacut.rules.Position;
import betacut.search.trace.GrowingTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A Monte-Carlo search that can be walked through in both directions. The first step gives the root
 * its children; then every playout has the four {@link Phase phases} of the textbooks. A step back
 * takes away what the step had added, so that any moment is as near as it is far in playouts.
 */
public final class PlayoutTree implements GrowingTree {
  /** What a step of a playout does. */
  public enum Phase {
    /** The root gets its children. */
    BEGIN,
    /** Walks down by upper confidence bounds. */
    SELECT,
    /** The node it ends at gets children, if it was there before; proofs go up. */
    EXPAND,
    /** A random game. */
    PLAYOUT,
    /** Its worth goes up. */
    BACKUP
  }

  private static final int PHASES = 4;

  private final Tree tree;
  private final TreeAnswer reading;
  private final PlayoutLog log;
  private final int[] parents;
  private final int[] counts;

  /** What was proven before each growth, node and bounds, and where those of each end. */
  private int[] before = new int[64];

  private final int[] beforeEnd;

  private int[] turns = new int[16];
  private int turnCount;
  private int growths;
  private int playouts;
  private int at;

  PlayoutTree(Tree tree, PlayoutLog log) {
    this.tree = tree;
    this.log = log;
    reading = new TreeAnswer(tree);
    parents = new int[tree.size()];
    counts = new int[log.growths()];
    beforeEnd = new int[log.growths() + 1];
    rewind();
    replay();
  }

  /** Back to a root without children. */
  private void rewind() {
    parents[Tree.ROOT] = NO_NODE;
    for (int node = 0; node < parents.length; node++) {
      tree.forget(node);
      if (tree.isExpanded(node)) { // the others know no more than they did at first
        Arrays.fill(parents, tree.first(node), tree.end(node), node);
        tree.open(node);
      }
    }
    for (int growth = counts.length - 1; growth >= 0; growth--) {
      int node = log.grown(growth);
      counts[growth] = tree.end(node) - tree.first(node);
      tree.orphan(node);
    }
  }

  /** The whole search again, to learn when it changed its mind. */
  private void replay() {
    int best = NO_NODE;
    for (int playout = 0; playout < log.playouts(); playout++) {
      moveTo(playout + 1, log.growthsAfter(playout));
      int now = reading.bestChild(Tree.ROOT);
      if (now != best) {
        turns = turnCount == turns.length ? Arrays.copyOf(turns, 2 * turnCount) : turns;
        turns[turnCount++] = PHASES * (playout + 1);
        best = now;
      }
    }
    goTo(steps() - 1);
  }

  /** The playouts of the whole search. */
  public int playouts() {
    return log.playouts();
  }

  /** Every phase of every playout; the last may have been stopped after it had grown the tree. */
  @Override
  public int steps() {
    return 1 + PHASES * log.playouts() + (isCutOff() ? 2 : 0);
  }

  private boolean isCutOff() {
    return log.growths() > log.growthsAfter(log.playouts() - 1);
  }

  @Override
  public void goTo(int step) {
    if (step < 0 || step >= steps()) {
      throw new IndexOutOfBoundsException("step " + step + " of " + steps());
    }
    at = step;
    int playout = playout();
    switch (phase()) {
      case BEGIN -> moveTo(0, log.growthsAfter(-1));
      case SELECT -> moveTo(playout, log.growthsAfter(playout - 1));
      case EXPAND, PLAYOUT -> moveTo(playout, grownAfter(playout));
      case BACKUP -> moveTo(playout + 1, grownAfter(playout));
    }
  }

  private int grownAfter(int playout) {
    return playout < log.playouts() ? log.growthsAfter(playout) : log.growths();
  }

  private void moveTo(int wantedPlayouts, int wantedGrowths) {
    while (playouts > wantedPlayouts) {
      growTo(log.growthsAfter(playouts - 1));
      playouts--;
      double mover = log.reward(playouts);
      for (int node = log.leaf(playouts); node != NO_NODE; node = parents[node]) {
        mover = tree.unlearn(node, mover);
      }
    }
    while (playouts < wantedPlayouts) {
      growTo(log.growthsAfter(playouts));
      double mover = log.reward(playouts);
      for (int node = log.leaf(playouts); node != NO_NODE; node = parents[node]) {
        mover = tree.learn(node, mover);
      }
      playouts++;
    }
    growTo(wantedGrowths);
  }

  private void growTo(int wanted) {
    while (growths > wanted) {
      growths--;
      for (int i = beforeEnd[growths + 1] - 3; i >= beforeEnd[growths]; i -= 3) {
        tree.bounds(before[i], before[i + 1], before[i + 2]);
      }
      tree.orphan(log.grown(growths));
    }
    while (growths < wanted) {
      int node = log.grown(growths);
      tree.adopt(node, counts[growths]);
      int end = beforeEnd[growths];
      boolean isTighter = true;
      for (; isTighter && node != NO_NODE; node = parents[node]) {
        before = end + 3 > before.length ? Arrays.copyOf(before, 2 * before.length) : before;
        before[end++] = node;
        before[end++] = tree.lower(node);
        before[end++] = tree.upper(node);
        isTighter = tree.tighten(node);
      }
      beforeEnd[++growths] = end;
    }
  }

  @Override
  public int at() {
    return at;
  }

  public Phase phase() {
    return at == 0 ? Phase.BEGIN : Phase.values()[1 + (at - 1) % PHASES];
  }

  /** The playout of this step, from 0. */
  public int playout() {
    return at == 0 ? 0 : (at - 1) / PHASES;
  }

  /** The node that gets children in this playout, or {@link #NO_NODE}. */
  public int grown() {
    boolean isGrowth = at > 0 && grownAfter(playout()) > log.growthsAfter(playout() - 1);
    return at == 0 ? Tree.ROOT : isGrowth ? log.grown(grownAfter(playout()) - 1) : NO_NODE;
  }

  /** Where this step's walk down the tree ends. */
  @Override
  public int here() {
    boolean isWithoutEnd = playout() >= log.playouts();
    return (phase() == Phase.SELECT || isWithoutEnd) && grown() != NO_NODE
        ? grown()
        : isWithoutEnd ? Tree.ROOT : log.leaf(playout());
  }

  /** Whether this playout was played: nobody plays where it is proven who wins. */
  public boolean isPlayed() {
    return playout() < log.playouts() && log.isPlayed(playout());
  }

  /** What this playout was worth to the side to move where it began: 1, ½ or 0. */
  public double reward() {
    return log.reward(playout());
  }

  /** The random game of this playout, played again on its first position, which is changed. */
  public List<Integer> game(Position position) {
    List<Integer> game = new ArrayList<>();
    int[] moves = new int[position.maxMoves()];
    long random = log.dice(playout());
    while (position.outcome() == Position.ONGOING) {
      random = MonteCarlo.next(random);
      int move = moves[MonteCarlo.pick(random, position.moves(moves, 0))];
      game.add(move);
      position.make(move);
    }
    return game;
  }

  @Override
  public int size() {
    return tree.size();
  }

  @Override
  public int parent(int node) {
    return parents[node];
  }

  @Override
  public int move(int node) {
    return tree.move(node);
  }

  @Override
  public int first(int node) {
    return tree.isExpanded(node) ? tree.first(node) : 0;
  }

  @Override
  public int end(int node) {
    return tree.isExpanded(node) ? tree.end(node) : 0;
  }

  @Override
  public int visits(int node) {
    return tree.visits(node);
  }

  /** The mean reward of the side that moved to a node; it must have been visited. */
  public double mean(int node) {
    return tree.mean(node);
  }

  /** Proven for the side to move at a node: at least this. */
  public int lower(int node) {
    return tree.lower(node);
  }

  /** Proven for the side to move at a node: at most this. */
  public int upper(int node) {
    return tree.upper(node);
  }

  /** Whether it is known who wins. */
  public boolean isSettled(int node) {
    return tree.isSettled(node);
  }

  /** The upper confidence bound by which a child is chosen now; infinite before its first visit. */
  public double bound(int child) {
    double bound = MonteCarlo.bound(tree, child, Math.log(tree.visits(parents[child]) + 1.0));
    return bound == Double.MAX_VALUE ? Double.POSITIVE_INFINITY : bound;
  }

  /** The child the search would play now. */
  public int best() {
    return tree.isExpanded(Tree.ROOT) ? reading.bestChild(Tree.ROOT) : NO_NODE;
  }

  /** When the search changed its mind about the best move. */
  @Override
  public int nextTurn(int from, boolean isBack) {
    int found = Arrays.binarySearch(turns, 0, turnCount, from);
    int place = found >= 0 ? found + (isBack ? -1 : 1) : -found - 1 - (isBack ? 1 : 0);
    return place >= 0 && place < turnCount ? turns[place] : -1;
  }

  @Override
  public long bytes() {
    return log.bytes() + tree.bytes() + 4L * (parents.length + before.length + 2L * counts.length);
  }
}
