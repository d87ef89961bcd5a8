package betacut.games.tree;

import betacut.rules.Keys;
import betacut.rules.MoveListGame;
import betacut.rules.Position;
import java.util.Arrays;

/** A node of a typed tree, and the way to it. Move i leads to child i. */
public final class TreePosition extends Position implements MoveListGame.Recorded {
  private final TypedTree tree;
  private final int[] nodes;
  private final int[] made;

  TreePosition(TypedTree tree) {
    this(tree, new int[tree.height(0) + 1], new int[tree.height(0) + 1]);
    key = keyHere();
  }

  private TreePosition(TypedTree tree, int[] nodes, int[] made) {
    this.tree = tree;
    this.nodes = nodes;
    this.made = made;
  }

  /** Equal subtrees are the same position, but only for the same side to move. */
  private long keyHere() {
    return Keys.mix(tree.key(nodes[ply]), mover());
  }

  TypedTree tree() {
    return tree;
  }

  @Override
  public int[] movesMade() {
    return Arrays.copyOf(made, ply);
  }

  @Override
  public int moves(int[] out, int from) {
    int count = tree.children(nodes[ply]);
    for (int move = 0; move < count; move++) {
      out[from + move] = move;
    }
    return from + count;
  }

  @Override
  public void make(int move) {
    made[ply] = move;
    int child = tree.child(nodes[ply], move);
    nodes[++ply] = child;
    key = keyHere();
  }

  @Override
  public void undo(int move) {
    ply--;
    key = keyHere();
  }

  @Override
  public int outcome() {
    int node = nodes[ply];
    return tree.isLeaf(node) ? forMover(tree.score(node)) : ONGOING;
  }

  /** What the leaves below are worth on average, for the side to move. */
  int mean() {
    return forMover(tree.mean(nodes[ply]));
  }

  private int forMover(int score) {
    return mover() == 0 ? score : -score;
  }

  @Override
  public int moveLimit() {
    return tree.maxMoves();
  }

  @Override
  public int maxMoves() {
    return tree.maxMoves();
  }

  @Override
  public int pliesLeft() {
    return tree.height(nodes[ply]);
  }

  @Override
  public TreePosition copy() {
    var copy = new TreePosition(tree, nodes.clone(), made.clone());
    copy.ply = ply;
    copy.key = key;
    return copy;
  }
}
