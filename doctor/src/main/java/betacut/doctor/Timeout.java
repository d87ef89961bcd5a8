package betacut.doctor;

import betacut.testkit.Examiner;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * Limits the time of an examination whose questions a stranger's code answers: it may hang, and
 * then somebody else has to notice.
 */
final class Timeout implements Examiner {
  /** What is asked of the stranger, and since when. */
  private record Question(String text, long since, boolean isOne) {}

  private final long start = System.nanoTime();
  private final long budget;
  private final long perQuestion;
  private volatile Question pending;
  private volatile int asked;

  /**
   * @param budget when the examination should come to its end
   * @param perQuestion how long one question may take
   */
  Timeout(Duration budget, Duration perQuestion) {
    this.budget = budget.toNanos();
    this.perQuestion = perQuestion.toNanos();
  }

  @Override
  public <T> T ask(String text, Callable<T> question) {
    return ask(new Question(text, System.nanoTime(), true), question);
  }

  /** The same for many questions at once, which may take longer without anything being wrong. */
  <T> T askMany(String text, Callable<T> questions) {
    return ask(new Question(text, System.nanoTime(), false), questions);
  }

  private <T> T ask(Question now, Callable<T> question) {
    Question before = pending;
    pending = now;
    asked++; // by one thread
    try {
      return Examiner.super.ask(now.text, question);
    } finally {
      pending = before;
    }
  }

  /** How many questions have been put. */
  int asked() {
    return asked;
  }

  @Override
  public boolean isLate() {
    return System.nanoTime() - start > budget;
  }

  /** The question that has waited too long for its answer: somebody hangs. */
  Optional<String> unanswered() {
    Question now = pending;
    boolean tooLong = now != null && now.isOne && System.nanoTime() - now.since > perQuestion;
    return tooLong ? Optional.of(now.text) : Optional.empty();
  }

  /** Questions that go on past the end of the examination. */
  Optional<String> overdue() {
    Question now = pending;
    boolean tooLong = now != null && System.nanoTime() - start > budget + perQuestion;
    return tooLong ? Optional.of(now.text) : Optional.empty();
  }
}
