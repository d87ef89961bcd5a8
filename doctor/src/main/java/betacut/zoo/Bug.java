package betacut.zoo;

import betacut.rules.UsageException;
import betacut.rules.text.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The bugs of the zoo by the number people know them by; what is said about each is in {@code
 * words.properties}.
 */
public enum Bug {
  /** The same engine done right, to compare with. */
  NONE("0"),
  WIN_WITHOUT_DISTANCE("1"),
  TIES_FROM_BOUNDS("2"),
  TABLE_WITHOUT_BOUNDS("3a"),
  TABLE_BOUNDS_SWAPPED("3b"),
  BOUND_FROM_RAISED_ALPHA("3c"),
  TABLE_DEPTH_UNCHECKED("4a"),
  WIN_DISTANCE_NOT_ADJUSTED("4b"),
  KEY_NOT_VERIFIED("4c"),
  UNFINISHED_DEPTH_USED("5a"),
  ABORTED_VALUES_STORED("5b"),
  BEST_SCORE_OVER_DEPTHS("5c"),
  EVALUATION_FROM_WRONG_SIDE("6"),
  MINUS_INFINITY_IS_MIN_VALUE("7"),
  RETURN_BEFORE_UNDO("8"),
  MISSING_DIAGONAL("9a"),
  WRAPPED_BITBOARD("9b"),
  PASS_IS_THE_END("9c"),
  SAME_GAME_EVERY_TIME("10");

  private final String number;

  Bug(String number) {
    this.number = number;
  }

  /** What people call it: a number from 1 to 10 and, where a bug has several forms, a letter. */
  public String number() {
    return number;
  }

  public String title() {
    return text("title");
  }

  /** What goes wrong, in words. */
  public String harm() {
    return text("harm");
  }

  /** What holds in every right engine and not with this bug. */
  public String invariant() {
    return text("invariant");
  }

  public String fix() {
    return text("fix");
  }

  /** How much it did to an engine at depth 6 on 300 Connect-4 positions (9c: Othello). */
  public String effect() {
    return text("effect");
  }

  /** Whether the mistake is in the rules of a game, not in a search. */
  public boolean isInRules() {
    return this == MISSING_DIAGONAL || this == WRAPPED_BITBOARD || this == PASS_IS_THE_END;
  }

  private String text(String what) {
    return ZooWords.english().getOrDefault("zoo." + number + "." + what, "");
  }

  /** What the forms of one number have in common. */
  public static String family(String number) {
    String shared = ZooWords.english().get("zoo.family." + number);
    return shared == null ? numbered(number).title() : shared;
  }

  /** Every bug, by number. */
  public static List<Bug> all() {
    return Arrays.stream(values()).filter(bug -> bug != NONE).toList();
  }

  /**
   * The bug with this number; a number alone means its first form.
   *
   * @throws UsageException if there is none, saying which there are
   */
  public static Bug numbered(String text) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    List<String> numbers = all().stream().map(Bug::number).toList();
    return Arrays.stream(values())
        .filter(bug -> bug.number.equals(wanted) || bug.number.equals(wanted + "a"))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "There is no bug '%s' in the zoo.%s Bugs: %s"
                        .formatted(text, Nearest.hint(text, numbers), String.join(", ", numbers))));
  }
}
