package betacut.doctor;

import betacut.zoo.Bug;
import java.util.List;

/**
 * Something that is wrong.
 *
 * @param suspects the bugs of the zoo that it may be: none, one, or several forms of one
 * @param invariant what should hold and does not
 * @param where the shortest counter-example found
 * @param expected what is right there
 * @param actual what came instead
 * @param advice how to put it right, where the zoo's own words do not fit; otherwise empty
 */
public record Finding(
    List<Bug> suspects,
    String invariant,
    String where,
    String expected,
    String actual,
    String advice) {
  public Finding {
    suspects = List.copyOf(suspects);
  }

  Finding(List<Bug> suspects, String invariant, String where, String expected, String actual) {
    this(suspects, invariant, where, expected, actual, "");
  }

  /** The bug's number in the zoo, without a letter if that is not known; empty if it has none. */
  public String number() {
    return switch (suspects.size()) {
      case 0 -> "";
      case 1 -> suspects.getFirst().number();
      default -> suspects.getFirst().number().replaceAll("\\D", "");
    };
  }

  /** A name for people. */
  public String title() {
    return switch (suspects.size()) {
      case 0 -> "a bug that is not in the zoo";
      case 1 -> suspects.getFirst().title();
      default -> Bug.family(number());
    };
  }
}
