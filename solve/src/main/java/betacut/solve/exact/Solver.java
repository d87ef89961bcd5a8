package betacut.solve.exact;

import java.util.function.BooleanSupplier;

/** What every solver made by hand can be told, whatever it is asked. */
public interface Solver {
  /**
   * Asks {@code stop} now and then; once it says true, the question ends with {@link SolveStopped}.
   */
  void stopWhen(BooleanSupplier stop);

  /** Nodes looked at since the solver was made. */
  long nodes();

  /** Forgets what earlier questions have taught. */
  void clear();
}
