package betacut.foreign;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds the code of somebody else in a stack: what runs here and is neither ours nor a library's
 * nor the JDK's. Whoever wrote it wants to know where it failed; nobody else can do anything about
 * it.
 */
public final class ForeignFrame {
  private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");
  private static final List<String> OURS =
      List.of("betacut.", "picocli.", "org.jline.", "org.sqlite.", "org.postgresql.", "org.slf4j.");

  /** Where we are modules, what is in none is somebody else's, whatever its package is called. */
  private static final boolean IN_MODULES = ForeignFrame.class.getModule().isNamed();

  private ForeignFrame() {}

  /**
   * Where foreign code that we called is, the innermost place first, as {@code Nim.moves
   * (Nim.java:17)}.
   */
  public static Optional<String> in(StackTraceElement[] stack) {
    return first(stack).map(ForeignFrame::text);
  }

  /** The same as a frame; code that called us, such as a test, is beneath all of ours. */
  static Optional<StackTraceElement> first(StackTraceElement... stack) {
    int end = stack.length;
    while (end > 0 && !isOurs(stack[end - 1])) {
      end--;
    }
    return Arrays.stream(stack, 0, end).filter(ForeignFrame::isForeign).findFirst();
  }

  /** Whether the innermost code is foreign, what it asked of the JDK left out. */
  static boolean isInnermost(StackTraceElement... stack) {
    Optional<StackTraceElement> foreign = first(stack);
    return foreign.isPresent()
        && Arrays.stream(stack)
            .filter(frame -> !isJdk(frame.getClassName()))
            .findFirst()
            .equals(foreign);
  }

  /** A frame as {@code Nim.moves (Nim.java:17)}. */
  public static String text(StackTraceElement frame) {
    return "%s.%s (%s:%d)"
        .formatted(
            frame.getClassName(),
            frame.getMethodName(),
            frame.getFileName(),
            frame.getLineNumber());
  }

  /** Whether it is neither ours nor a library's nor the JDK's. */
  public static boolean isForeign(StackTraceElement frame) {
    return !isJdk(frame.getClassName()) && !isOurs(frame);
  }

  static boolean isOurs(StackTraceElement frame) {
    boolean isNamed = isOneOf(OURS, frame.getClassName());
    boolean isModule = frame.getModuleName() != null;
    return isNamed && (!IN_MODULES || isModule || !frame.getClassName().startsWith("betacut."));
  }

  /** Whether a class is somebody else's. */
  static boolean isForeign(Class<?> type) {
    boolean isOurs = isOneOf(OURS, type.getName()) && (!IN_MODULES || type.getModule().isNamed());
    return !isOurs && !isJdk(type.getName());
  }

  /** Whether the name of a class, as an error says it, is that of somebody else's. */
  static boolean isForeign(String className) {
    return !isJdk(className) && !isOneOf(OURS, className);
  }

  private static boolean isJdk(String className) {
    return isOneOf(JDK, className);
  }

  private static boolean isOneOf(List<String> packages, String className) {
    return packages.stream().anyMatch(className::startsWith);
  }
}
