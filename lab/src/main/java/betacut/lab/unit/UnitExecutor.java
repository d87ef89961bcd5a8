package betacut.lab.unit;

import betacut.search.StopSignal;

/** Has units of work done, here or elsewhere. */
public interface UnitExecutor extends AutoCloseable {
  /** How many units it does at once, as far as it knows. */
  int width();

  /** Lets whoever works here get ready, so that what is timed later is not slowed down by it. */
  default void prepare(Work<?> work, StopSignal stop) {}

  /**
   * Returns when all units are done, enough of them are, or somebody wants an end. What a unit
   * throws is thrown here, after the others have ended.
   */
  <R> void run(Assignment<R> assignment);

  /** Gives back what was taken for it; nothing is run afterwards. */
  @Override
  default void close() {}
}
