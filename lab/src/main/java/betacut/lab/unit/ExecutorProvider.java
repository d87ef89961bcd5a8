package betacut.lab.unit;

/**
 * Opens executors that are not of this process. A service, found beside the classes of the engine
 * that does the work; whatever cannot be opened is a {@link betacut.rules.UsageException} that says
 * what to do.
 */
@FunctionalInterface
public interface ExecutorProvider {
  /**
   * The executor at an address.
   *
   * @param master as the engine writes addresses, such as {@code spark://host:7077}
   */
  UnitExecutor open(String master);
}
