package betacut.foreign;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Notices that a stranger's code ends the whole program, which nothing can forbid it: without this
 * the program would end in silence, perhaps with the exit code of success. {@link Runtime#halt}
 * asks nobody; only another process notices that.
 */
public final class ExitGuard implements AutoCloseable {
  private final Thread hook;

  /**
   * @param lastWords told where the stranger's code is that ends the program, while it ends
   */
  public ExitGuard(Consumer<StackTraceElement> lastWords) {
    hook = new Thread(() -> culprit().ifPresent(lastWords), "exit-guard");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Empty if the program ends for another reason, such as Ctrl-C. */
  private static Optional<StackTraceElement> culprit() {
    return Thread.getAllStackTraces().values().stream()
        .filter(ExitGuard::exits)
        .flatMap(stack -> Arrays.stream(stack).filter(ForeignFrame::isForeign).limit(1))
        .findFirst();
  }

  private static boolean exits(StackTraceElement... stack) {
    return Arrays.stream(stack)
        .anyMatch(
            frame ->
                frame.getClassName().equals("java.lang.Runtime")
                    && frame.getMethodName().equals("exit"));
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is ending, and the hook is at work.
    }
  }
}
