package betacut.testkit;

import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * A position that plays like another and tells a {@link Watch} what is done to it. It never
 * complains itself: what a search does wrong must go on doing its harm.
 */
final class WatchedPosition<P extends Position> extends WrappedPosition<P> {
  private final Watch watch;
  private final List<Integer> made = new ArrayList<>();
  private final List<Long> keys = new ArrayList<>();

  WatchedPosition(P inner, Watch watch) {
    super(inner);
    this.watch = watch;
    key = watch.key(inner.key(), inner.ply());
  }

  /** The moves made and not taken back. */
  List<Integer> made() {
    return made;
  }

  @Override
  public void make(int move) {
    watch.making(made, move);
    inner.make(move);
    made.add(move);
    keys.add(key);
    ply = inner.ply();
    key = watch.key(inner.key(), inner.ply());
  }

  @Override
  public void undo(int move) {
    if (made.isEmpty() || made.getLast() != move) {
      watch.misplacedUndo(made);
    }
    inner.undo(move);
    if (!made.isEmpty()) {
      made.removeLast();
      key = keys.removeLast();
    }
    ply = inner.ply();
  }

  @Override
  public WatchedPosition<P> copy() {
    var copy = new WatchedPosition<>(Walk.copyOf(inner), watch);
    copy.made.addAll(made);
    copy.keys.addAll(keys);
    copy.key = key;
    return copy;
  }
}
