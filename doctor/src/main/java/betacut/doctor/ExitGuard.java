package betacut.doctor;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Notices that a stranger's code ends the whole program, which nothing can forbid it: without this
 * the examination would end in silence, with the exit code of a healthy patient.
 */
public final class ExitGuard implements AutoCloseable {
  /** The threads that a stranger's code runs in. */
  static final String THREAD = "examination";

  private final Thread hook;

  /**
   * @param patient whose code is run until this is closed
   * @param lastWords told what happened while the program ends
   */
  public ExitGuard(String patient, Consumer<Diagnosis> lastWords) {
    hook = new Thread(() -> report(patient).ifPresent(lastWords), "exit-guard");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Empty if the program ends for another reason, such as Ctrl-C. */
  private static Optional<Diagnosis> report(String patient) {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(each -> each.getKey().getName().equals(THREAD))
        .map(Map.Entry::getValue)
        .flatMap(stack -> caller(stack).stream())
        .map(caller -> report(patient, caller))
        .findAny();
  }

  /** Who called exit, if anybody did on this stack: the first frame that is not the JDK's. */
  private static Optional<StackTraceElement> caller(StackTraceElement... stack) {
    boolean exits =
        Arrays.stream(stack)
            .anyMatch(
                frame ->
                    frame.getClassName().equals("java.lang.Runtime")
                        && frame.getMethodName().equals("exit"));
    return exits
        ? Arrays.stream(stack)
            .filter(frame -> !frame.getClassName().startsWith("java."))
            .findFirst()
        : Optional.empty();
  }

  private static Diagnosis report(String patient, StackTraceElement caller) {
    var finding =
        new Finding(
            List.of(),
            "it does not end the program that uses it",
            "%s, line %d of %s"
                .formatted(caller.getMethodName(), caller.getLineNumber(), caller.getFileName()),
            "an answer",
            "System.exit",
            "Return a value or throw an exception; leave System.exit to a main method.");
    return new Diagnosis(
        patient, List.of(), List.of(finding), List.of("all that comes after it"), false);
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
