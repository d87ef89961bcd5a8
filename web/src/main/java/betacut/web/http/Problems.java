package betacut.web.http;

import betacut.rules.IllegalPositionException;
import betacut.rules.UsageException;
import java.util.Optional;

/** What went wrong, as a status and a sentence. */
final class Problems {
  private static final System.Logger LOG = System.getLogger("betacut.web");
  private static final int LONGEST_DETAIL = 200;

  private Problems() {}

  static int status(Throwable failure) {
    return switch (failure) {
      case Refusal refusal -> refusal.status();
      case IllegalPositionException illegal -> 422;
      case UsageException wrong -> 400;
      default -> 500;
    };
  }

  /**
   * The sentence; whatever is not the fault of whoever asked is also in the log, with its stack.
   */
  static String report(Throwable failure) {
    if (status(failure) == 500 && !(failure instanceof Refusal)) {
      LOG.log(System.Logger.Level.ERROR, "a request failed", failure);
    }
    return switch (failure) {
      case Refusal refusal -> refusal.getMessage();
      case IllegalPositionException illegal -> illegal.getMessage();
      case UsageException wrong -> wrong.getMessage();
      default -> unforeseen(failure);
    };
  }

  private static String unforeseen(Throwable failure) {
    Optional<String> place = ForeignFrame.in(failure.getStackTrace());
    return switch (failure) {
      case OutOfMemoryError full -> "There is not enough memory for this; ask for less.";
      case Throwable other when place.isPresent() ->
          "The game failed in %s: %s. Correct it and start the server again."
              .formatted(place.get(), shortened(other.toString()));
      case StackOverflowError deep -> "This goes too deep; ask for less.";
      default ->
          "The server failed (%s); this is a bug: please report it with what the server wrote."
              .formatted(failure.getClass().getSimpleName());
    };
  }

  private static String shortened(String text) {
    return text.length() > LONGEST_DETAIL ? text.substring(0, LONGEST_DETAIL) + "…" : text;
  }
}
