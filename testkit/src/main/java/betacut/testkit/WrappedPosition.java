package betacut.testkit;

import betacut.rules.Position;

/** A position that plays like another one inside it; what a subclass overrides is different. */
public abstract class WrappedPosition<P extends Position> extends Position {
  /** The position that answers. */
  protected final P inner;

  /** Plays like a position, which it owns from now on. */
  protected WrappedPosition(P inner) {
    this.inner = inner;
    mirror();
  }

  /** The position itself, to be looked at only. */
  public final P inner() {
    return inner;
  }

  /** Takes over what the position inside says of itself. */
  protected final void mirror() {
    key = inner.key();
    ply = inner.ply();
  }

  @Override
  public int moves(int[] out, int from) {
    return inner.moves(out, from);
  }

  @Override
  public boolean isSkipped() {
    return inner.isSkipped();
  }

  @Override
  public boolean hasSkips() {
    return inner.hasSkips();
  }

  @Override
  public void make(int move) {
    inner.make(move);
    mirror();
  }

  @Override
  public void undo(int move) {
    inner.undo(move);
    mirror();
  }

  @Override
  public int outcome() {
    return inner.outcome();
  }

  @Override
  public int moveLimit() {
    return inner.moveLimit();
  }

  @Override
  public int maxMoves() {
    return inner.maxMoves();
  }

  @Override
  public int pliesLeft() {
    return inner.pliesLeft();
  }

  @Override
  public int movesLeft() {
    return inner.movesLeft();
  }

  @Override
  public int rank(int move) {
    return inner.rank(move);
  }
}
