package betacut.zoo;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.Walk;
import betacut.testkit.WrappedPosition;

/** A position that plays like another but judges the end of the game by a mistaken rule. */
public final class BuggyPosition<P extends Position> extends WrappedPosition<P> {
  /** Says how a game stands; the mistake is in here. */
  @FunctionalInterface
  public interface Judge<P extends Position> {
    int outcome(P position);
  }

  private final Judge<P> judge;

  BuggyPosition(P inner, Judge<P> judge) {
    super(inner);
    this.judge = judge;
  }

  @Override
  public int outcome() {
    int outcome = judge.outcome(inner);
    boolean stuck = outcome == ONGOING && inner.pliesLeft() == 0;
    return stuck ? Score.DRAW : outcome;
  }

  @Override
  public int symmetries() {
    return inner.symmetries();
  }

  @Override
  public long key(int symmetry) {
    return inner.key(symmetry);
  }

  @Override
  public int mapMove(int move, int symmetry) {
    return inner.mapMove(move, symmetry);
  }

  @Override
  public int unmapMove(int image, int symmetry) {
    return inner.unmapMove(image, symmetry);
  }

  @Override
  public BuggyPosition<P> copy() {
    return new BuggyPosition<>(Walk.copyOf(inner), judge);
  }
}
