package betacut.lab.run;

import betacut.lab.unit.LocalExecutor;
import betacut.lab.unit.UnitExecutor;
import java.util.Optional;

/**
 * How much is done at once, and where.
 *
 * @param asked what somebody wants; 0 leaves it to the run
 * @param most what is not exceeded then
 * @param elsewhere who does it, if not the threads of this process
 */
public record Parallelism(int asked, int most, Optional<UnitExecutor> elsewhere) {
  /** By the threads of this process. */
  public Parallelism(int asked, int most) {
    this(asked, most, Optional.empty());
  }

  /** What somebody wants; 0 leaves it to the run. */
  public static Parallelism of(int asked) {
    return new Parallelism(asked, Integer.MAX_VALUE);
  }

  /** As much as another executor does at once. */
  public static Parallelism on(UnitExecutor executor) {
    return new Parallelism(0, Integer.MAX_VALUE, Optional.of(executor));
  }

  /** Asks for those who are elsewhere, so that the time this takes is nobody's. */
  public void open() {
    elsewhere.ifPresent(UnitExecutor::width);
  }

  /** Gives back what others were asked for. */
  public void close() {
    elsewhere.ifPresent(UnitExecutor::close);
  }

  /** How many, if so many would be usual. */
  public int orUsual(int usual) {
    if (elsewhere.isPresent()) {
      return elsewhere.get().width();
    }
    return asked > 0 ? asked : Math.clamp(usual, 1, most);
  }

  /**
   * How many games or searches: one if the clock counts, for those who share a processor share it.
   */
  public int orUsual(boolean isTimed) {
    return orUsual(isTimed ? 1 : Runtime.getRuntime().availableProcessors());
  }

  /** Who does units; one at a time if the clock counts. */
  public UnitExecutor executor(boolean isTimed) {
    return elsewhere.orElseGet(() -> new LocalExecutor(orUsual(isTimed)));
  }

  /** Who does units, if so many at once would be usual. */
  public UnitExecutor executor(int usual) {
    return elsewhere.orElseGet(() -> new LocalExecutor(orUsual(usual)));
  }
}
