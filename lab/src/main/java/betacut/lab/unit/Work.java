package betacut.lab.unit;

import betacut.lab.store.Columns;
import betacut.search.StopSignal;
import java.io.Serializable;
import java.util.BitSet;

/**
 * Numbered units of work that any machine does alike. What travels to another process are a few
 * texts, from which all else is made there: seeds come from text and number, so whoever does a unit
 * gives the same rows, and a unit that is done twice is harmless.
 *
 * @param <R> a row that a unit gives
 */
public interface Work<R> extends Serializable {
  /** What a row consists of, which is how it travels. */
  Columns<R> columns();

  /**
   * Whatever has to be done once in a process before its first unit, such as letting the JVM
   * compile what is going to be timed.
   */
  default void prepare(StopSignal stop) {}

  /**
   * Somebody who does units, one after the other; whoever works beside him is another.
   *
   * @param done rows that need not be made again; to make them is no mistake
   * @param stop ends his searches
   */
  Worker<R> worker(BitSet done, StopSignal stop);
}
