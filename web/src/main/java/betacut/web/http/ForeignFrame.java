package betacut.web.http;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds the game of somebody else in a stack: the code that runs here and is neither ours nor the
 * JDK's. Whoever wrote it wants to know where it failed; nobody else can do anything about it.
 */
final class ForeignFrame {
  private static final List<String> OURS = List.of("betacut.", "java.", "javax.", "jdk.", "sun.");
  private static final List<String> LIBRARIES = List.of("com.sun.", "org.sqlite.", "picocli.");

  private ForeignFrame() {}

  /** Where foreign code is, the innermost place first, as {@code Nim.moves (Nim.java:17)}. */
  static Optional<String> in(StackTraceElement[] stack) {
    return Arrays.stream(stack)
        .filter(ForeignFrame::isForeign)
        .findFirst()
        .map(
            frame ->
                "%s.%s (%s:%d)"
                    .formatted(
                        frame.getClassName(),
                        frame.getMethodName(),
                        frame.getFileName(),
                        frame.getLineNumber()));
  }

  private static boolean isForeign(StackTraceElement frame) {
    String name = frame.getClassName();
    return OURS.stream().noneMatch(name::startsWith)
        && LIBRARIES.stream().noneMatch(name::startsWith);
  }
}
