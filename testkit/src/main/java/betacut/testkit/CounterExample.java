package betacut.testkit;

import java.io.Serial;

/** A check that failed: what is wrong, where, what was expected and what came instead. */
public final class CounterExample extends AssertionError {
  @Serial private static final long serialVersionUID = 1;

  private final String what;
  private final String place;
  private final String expected;
  private final String actual;

  /**
   * Told by its parts; the message has them all.
   *
   * @param where a {@link Walk} or anything that names a place
   */
  public CounterExample(String what, Object where, Object expected, Object actual) {
    super("%s%n  at: %s%n  expected: %s%n  actual:   %s".formatted(what, where, expected, actual));
    this.what = what;
    place =
        switch (where) {
          case Walk<?> walk -> walk.end();
          case Walk.Place there -> there.walk().end() + ", " + there.detail();
          default -> String.valueOf(where);
        };
    if (expected instanceof Snapshot right && actual instanceof Snapshot wrong) {
      Snapshot.Difference first = right.firstDifference(wrong);
      this.expected = first.right();
      this.actual = first.wrong();
    } else {
      this.expected = String.valueOf(expected);
      this.actual = String.valueOf(actual);
    }
  }

  /** The rule that is broken. */
  public String what() {
    return what;
  }

  /** Where it is broken, without the seeds that lead there again: the message has those. */
  public String place() {
    return place;
  }

  /** What should be; of a whole description the first part that differs. */
  public String expected() {
    return expected;
  }

  /** What is. */
  public String actual() {
    return actual;
  }
}
