package betacut.doctor;

import betacut.testkit.CounterExample;
import betacut.testkit.Mistake;
import betacut.testkit.RuleBookChecks;

/** What a check of the testkit found, cut to what a reader takes in. */
record Complaint(String what, String where, String expected, String actual) {
  private static final int LONGEST = 400;

  static Complaint of(Throwable failure) {
    if (failure instanceof CounterExample found) {
      return new Complaint(
          found.what(), brief(found.place()), brief(found.expected()), brief(found.actual()));
    }
    Throwable thrown = failure.getCause() == null ? failure : failure.getCause();
    return new Complaint("a crash", "a random game", "no crash", Mistake.thrown(thrown));
  }

  /** Whether a rule book says that the game is over, or that it is not. */
  boolean isAboutTheEnd() {
    return what.equals(RuleBookChecks.OUTCOMES)
        && (expected.equals(RuleBookChecks.GOES_ON) || isMissedEnd());
  }

  /** Whether the game goes on where the rule book ends it. */
  boolean isMissedEnd() {
    return actual.equals(RuleBookChecks.GOES_ON);
  }

  private static String brief(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
  }
}
