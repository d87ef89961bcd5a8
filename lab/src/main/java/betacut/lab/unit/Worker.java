package betacut.lab.unit;

import java.util.function.Consumer;

/**
 * Does units of work, one at a time.
 *
 * @param <R> a row that a unit gives
 */
public interface Worker<R> {
  /** Does a unit; if it is stopped in the middle, the rows that are whole are all there will be. */
  void run(int unit, Consumer<R> rows);

  /** Ends the unit under way from another thread; no other is begun. */
  default void stop() {}
}
