package betacut.doctor;

import betacut.testkit.Mistake;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a check of the testkit says when it fails, taken apart. */
record Complaint(String what, String where, String expected, String actual) {
  private static final Pattern TEXT =
      Pattern.compile(
          "(?<what>.*?)\\R  at: (?<where>.*?)\\R  expected: (?<expected>.*?)\\R  actual:  "
              + " (?<actual>.*)",
          Pattern.DOTALL);
  private static final Pattern SEED = Pattern.compile(", seed -?\\d+, walk \\d+");

  /** A position that is written as its moves. */
  private static final Pattern TWICE = Pattern.compile(", position (.+), reached by: \\1(?=,|$)");

  private static final String SNAPSHOT = "Snapshot[";
  private static final Pattern PARTS =
      Pattern.compile(
          ", (?=(?:key|mover|outcome|board|moves|ranks|opinions|images|pliesLeft)=)|^Snapshot\\[|]$");

  private static final int LONGEST = 400;

  static Complaint of(Throwable failure) {
    Matcher text = TEXT.matcher(String.valueOf(failure.getMessage()));
    if (failure instanceof AssertionError && text.matches()) {
      String seedless = SEED.matcher(text.group("where")).replaceAll("");
      String where =
          TWICE
              .matcher(seedless)
              .replaceAll(", after $1")
              .replaceFirst(", after -", ", at the start");
      return differing(
          text.group("what"), brief(where), text.group("expected"), text.group("actual"));
    }
    Throwable thrown = failure.getCause() == null ? failure : failure.getCause();
    return new Complaint("a crash", "a random game", "no crash", Mistake.thrown(thrown));
  }

  /** Whether a rule book says that the game is over, or that it is not. */
  boolean isAboutTheEnd() {
    return what.equals("the outcomes differ")
        && (expected.equals("goes on") || actual.equals("goes on"));
  }

  /** Of two whole descriptions only the first part that differs is of interest. */
  private static Complaint differing(String what, String where, String expected, String actual) {
    String[] right = PARTS.split(expected);
    String[] wrong = PARTS.split(actual);
    if (expected.startsWith(SNAPSHOT) && right.length == wrong.length) {
      for (int i = 0; i < right.length; i++) {
        if (!right[i].equals(wrong[i])) {
          return new Complaint(what, where, brief(right[i]), brief(wrong[i]));
        }
      }
    }
    return new Complaint(what, where, brief(expected), brief(actual));
  }

  private static String brief(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
  }
}
