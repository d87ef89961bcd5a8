package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Keys;
import betacut.rules.Position;

/**
 * An opinion without any sense: a hash of the position's key with few values.
 *
 * <p>A sensible evaluation hides a search's mistakes, for neighbours have similar values and a
 * wrong one is often good enough. Here every wrong leaf shows, and few values make ties frequent.
 * It is not antisymmetric; no search needs that.
 */
public final class HashEvaluator<P extends Position> implements Evaluator<P> {
  private final long seed;
  private final int most;
  private final int step;
  private final boolean folded;

  private HashEvaluator(long seed, int most, int step, boolean folded) {
    this.seed = seed;
    this.most = most;
    this.step = step;
    this.folded = folded;
  }

  /** Opinions from -3 to 3 steps, an uneven distance apart from windows of one. */
  public static <P extends Position> HashEvaluator<P> of(long seed) {
    return new HashEvaluator<>(seed, 3, 7, false);
  }

  /** The same for all images of a position, as a search that folds symmetries expects. */
  public static <P extends Position> HashEvaluator<P> folded(long seed) {
    return new HashEvaluator<>(seed, 3, 7, true);
  }

  /** Opinions {@code -most * step … most * step}. */
  public static <P extends Position> HashEvaluator<P> ofRange(long seed, int most, int step) {
    return new HashEvaluator<>(seed, most, step, false);
  }

  @Override
  public int evaluate(P position) {
    long key = folded ? smallestKey(position) : position.key();
    long hash = Keys.mix(key ^ seed);
    return step * ((int) Math.unsignedMultiplyHigh(hash, 2L * most + 1) - most);
  }

  private static long smallestKey(Position position) {
    long smallest = position.key();
    for (int symmetry = 1; symmetry < position.symmetries(); symmetry++) {
      long image = position.key(symmetry);
      smallest = Long.compareUnsigned(image, smallest) < 0 ? image : smallest;
    }
    return smallest;
  }
}
