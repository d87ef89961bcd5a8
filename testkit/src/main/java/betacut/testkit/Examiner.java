package betacut.testkit;

import java.util.concurrent.Callable;

/** Puts questions to code that somebody wrote; another one than the usual may watch the time. */
public interface Examiner {
  /** Thrown in place of whatever the code under examination threw. */
  final class Crash extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String question;

    /** What came of a question. */
    public Crash(String question, Throwable cause) {
      super(question + ": " + Mistake.thrown(cause), cause);
      this.question = question;
    }

    /** What was asked. */
    public String question() {
      return question;
    }
  }

  /** Asks, and waits as long as it takes. */
  Examiner PATIENT = new Examiner() {};

  /** Whether there is time for no more questions. */
  default boolean isLate() {
    return false;
  }

  /** Puts one question; whatever is thrown comes back as a {@link Crash}. */
  default <T> T ask(String question, Callable<T> answer) {
    try {
      return answer.call();
    } catch (Exception | StackOverflowError | AssertionError | LinkageError | OutOfMemoryError e) {
      throw new Crash(question, e);
    }
  }
}
