package betacut.lab.run;

/**
 * How much is done at once.
 *
 * @param asked what somebody wants; 0 leaves it to the run
 * @param most what is not exceeded then
 */
public record Parallelism(int asked, int most) {
  /** What somebody wants; 0 leaves it to the run. */
  public static Parallelism of(int asked) {
    return new Parallelism(asked, Integer.MAX_VALUE);
  }

  /** How many, if so many would be usual. */
  public int orUsual(int usual) {
    return asked > 0 ? asked : Math.clamp(usual, 1, most);
  }

  /**
   * How many games or searches: one if the clock counts, for those who share a processor share it.
   */
  public int orUsual(boolean isTimed) {
    return orUsual(isTimed ? 1 : Runtime.getRuntime().availableProcessors());
  }
}
