package betacut.web.http;

import betacut.foreign.Fault;
import betacut.rules.IllegalPositionException;
import betacut.rules.UsageException;

/** What went wrong, as a status and a sentence. */
final class Problems {
  /** The status of what nobody foresaw. */
  static final int UNFORESEEN = 500;

  private Problems() {}

  static int status(Throwable failure) {
    return switch (failure) {
      case Refusal refusal -> refusal.status();
      case IllegalPositionException illegal -> 422;
      case UsageException wrong -> 400;
      default -> UNFORESEEN;
    };
  }

  /**
   * The sentence; whatever is not the fault of whoever asked is also in the log, with its stack.
   */
  static String report(Throwable failure) {
    if (status(failure) == UNFORESEEN && !(failure instanceof Refusal)) {
      ServerLog.error("a request failed", failure);
      return unforeseen(failure);
    }
    return failure.getMessage();
  }

  private static String unforeseen(Throwable failure) {
    Fault fault = Fault.of(failure);
    return switch (fault.owner()) {
      case GAME -> fault.sentence();
      case MEMORY -> "There is not enough memory for this; ask for less.";
      case US ->
          "The server failed (%s); this is a bug: please report it with what the server wrote."
              .formatted(failure.getClass().getSimpleName());
    };
  }
}
