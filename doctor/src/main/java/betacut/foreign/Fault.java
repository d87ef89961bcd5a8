package betacut.foreign;

import betacut.rules.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whose fault a failure is, decided here for terminal and server alike: what a user's game or
 * search does wrong is never called a bug of ours, and the reverse.
 *
 * @param owner who has to do something about it
 * @param failure what was thrown
 * @param place where the user's code is at fault; empty if it is not, or that is not known
 */
public record Fault(Owner owner, Throwable failure, Optional<String> place) {
  private static final int LONGEST_DETAIL = 400;

  /** Errors of linking name the classes that do not fit. */
  private static final Pattern CLASS_NAME = Pattern.compile("[\\w$]+(?:[./][\\w$]+)*");

  /** Who can do something about it. */
  public enum Owner {
    /** The code that a user brought. */
    GAME,
    /** Nobody: what was asked for does not fit into memory. */
    MEMORY,
    /** We. */
    US
  }

  /** Decides. */
  public static Fault of(Throwable failure) {
    List<Throwable> causes = causes(failure);
    for (Throwable cause : causes.reversed()) { // the innermost began it
      Optional<String> place = placeOf(cause);
      if (place.isPresent()) {
        return new Fault(Owner.GAME, cause, place);
      }
      if (cause instanceof OutOfMemoryError) {
        return new Fault(Owner.MEMORY, cause, Optional.empty());
      }
      if (cause instanceof LinkageError && namesForeign(cause)) {
        return new Fault(Owner.GAME, cause, Optional.empty());
      }
    }
    return new Fault(Owner.US, failure, Optional.empty());
  }

  private static List<Throwable> causes(Throwable failure) {
    List<Throwable> causes = new ArrayList<>();
    for (Throwable cause = failure; cause != null && !causes.contains(cause); ) {
      causes.add(cause);
      cause = cause.getCause();
    }
    return causes;
  }

  /** Where the user's code is to be corrected, if it is. */
  private static Optional<String> placeOf(Throwable failure) {
    StackTraceElement[] stack = failure.getStackTrace();
    return switch (failure) {
      case Game.Breach breach when ForeignFrame.isForeign(breach.type()) ->
          Optional.of(MethodLine.of(breach.type(), breach.method()));
      case Game.Breach ours -> Optional.empty();
      case StackOverflowError deep -> isMostlyForeign(stack) ? top(stack) : none();
      // Our methods refuse what they are wrongly asked for; that is the fault of whoever asks.
      case RuntimeException refused -> ForeignFrame.in(stack);
      default -> ForeignFrame.isInnermost(stack) ? ForeignFrame.in(stack) : none();
    };
  }

  /** Without the bottom of the stack, which is not known of so deep a one. */
  private static Optional<String> top(StackTraceElement... stack) {
    return Arrays.stream(stack).filter(ForeignFrame::isForeign).findFirst().map(ForeignFrame::text);
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  /** An endless recursion is that of whoever has the most calls in it. */
  private static boolean isMostlyForeign(StackTraceElement... stack) {
    long foreign = Arrays.stream(stack).filter(ForeignFrame::isForeign).count();
    return foreign >= Arrays.stream(stack).filter(ForeignFrame::isOurs).count();
  }

  private static boolean namesForeign(Throwable failure) {
    return CLASS_NAME
        .matcher(String.valueOf(failure.getMessage()))
        .results()
        .map(name -> name.group().replace('/', '.'))
        .anyMatch(name -> isClass(name) && ForeignFrame.isForeign(name));
  }

  private static boolean isClass(String name) {
    return name.contains(".") && Character.isUpperCase(name.charAt(name.lastIndexOf('.') + 1));
  }

  /** What a user is told whose code it is; nothing of ours. */
  public String sentence() {
    String where = place.map(at -> " in " + at).orElse("");
    String what =
        switch (failure) {
          case Game.Breach breach -> "breaks a rule%s: %s".formatted(where, breach.getMessage());
          case OutOfMemoryError full ->
              "took more memory than there is%s: the JVM may use %d MiB"
                  .formatted(where, Runtime.getRuntime().maxMemory() >> 20);
          default -> "failed%s: %s".formatted(where, failure);
        };
    String brief = what.length() > LONGEST_DETAIL ? what.substring(0, LONGEST_DETAIL) + " …" : what;
    return "The game %s. Correct it and start again.".formatted(brief);
  }
}
