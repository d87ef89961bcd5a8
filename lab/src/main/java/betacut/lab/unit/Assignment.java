package betacut.lab.unit;

import betacut.search.StopSignal;
import java.util.BitSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * What an executor is asked to do.
 *
 * @param units which units; they are begun in this order
 * @param done rows that need not be made again
 * @param rows takes every row as soon as it is there, from any thread; those of a unit that was
 *     done twice come twice
 * @param isEnough whether the rest need not be done; units under way are given up
 * @param stop the same, when somebody wants an end
 * @param <R> a row that a unit gives
 */
public record Assignment<R>(
    Work<R> work,
    BitSet units,
    BitSet done,
    Consumer<R> rows,
    BooleanSupplier isEnough,
    StopSignal stop) {
  /** Whether nothing more is wanted. */
  public boolean isEnding() {
    return stop.isGiven() || isEnough.getAsBoolean();
  }
}
