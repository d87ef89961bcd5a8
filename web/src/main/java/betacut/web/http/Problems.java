package betacut.web.http;

import betacut.rules.IllegalPositionException;
import betacut.rules.UsageException;

/** What went wrong, as a status and a sentence. */
final class Problems {
  private Problems() {}

  static int status(Throwable failure) {
    return switch (failure) {
      case Refusal refusal -> refusal.status();
      case IllegalPositionException illegal -> 422;
      case UsageException wrong -> 400;
      default -> 500;
    };
  }

  static String message(Throwable failure) {
    return switch (failure) {
      case Refusal refusal -> refusal.getMessage();
      case IllegalPositionException illegal -> illegal.getMessage();
      case UsageException wrong -> wrong.getMessage();
      case OutOfMemoryError full -> "There is not enough memory for this; ask for less.";
      case StackOverflowError deep -> "This goes too deep; ask for less.";
      default ->
          "The server failed (%s); this is a bug, please report it."
              .formatted(failure.getClass().getSimpleName());
    };
  }
}
