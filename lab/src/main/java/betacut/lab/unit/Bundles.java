package betacut.lab.unit;

/** How many tasks units are bundled into, where one driver hands out tasks to many cores. */
public final class Bundles {
  /** Many a core, so that nobody waits long for the last. */
  private static final int USUAL_PER_CORE = 64;

  /** So many that a driver of some milliseconds a task is no burden. */
  private static final int MANY = 10_000;

  /** The least that evens out tasks of different lengths. */
  private static final int LEAST_PER_CORE = 3;

  private Bundles() {}

  /** The tasks for so many units. */
  public static int tasks(int units, int cores) {
    long usual = Math.min((long) USUAL_PER_CORE * cores, MANY);
    return (int) Math.min(units, Math.max(usual, (long) LEAST_PER_CORE * cores));
  }
}
