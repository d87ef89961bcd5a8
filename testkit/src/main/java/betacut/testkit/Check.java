package betacut.testkit;

import java.util.List;

/**
 * One invariant of a game or a search, named for what holds; running it throws an {@link
 * AssertionError} with a counter-example if it does not.
 *
 * <p>Checks need no test framework: the contracts run them as tests, {@code doctor} as a diagnosis.
 */
public record Check(String name, Runnable body) {
  /** Passes, or throws an assertion error: a crash of the code under check is a finding, too. */
  public void run() {
    try {
      body.run();
    } catch (RuntimeException crash) {
      throw new AssertionError("the code under check threw " + crash, crash);
    }
  }

  /** What is wrong, or nothing if all is well. */
  public List<String> findings() {
    try {
      run();
      return List.of();
    } catch (AssertionError finding) {
      return List.of(name + ": " + finding.getMessage());
    }
  }

  /** Fails with where it happened, what was expected and what came. */
  static CounterExample failure(String what, Object where, Object expected, Object actual) {
    return new CounterExample(what, where, expected, actual);
  }

  static void same(String what, Object where, Object expected, Object actual) {
    if (!expected.equals(actual)) {
      throw failure(what, where, expected, actual);
    }
  }

  static void that(boolean holds, String what, Object where, Object expected, Object actual) {
    if (!holds) {
      throw failure(what, where, expected, actual);
    }
  }
}
