package betacut.rules.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Guesses which of the known words somebody meant. */
public final class Nearest {
  private Nearest() {}

  /** The word with the fewest letters to change, add or drop; there must be at least one word. */
  public static String to(String typed, Collection<String> words) {
    String lower = typed.toLowerCase(Locale.ROOT);
    return words.stream().min(Comparator.comparingInt(word -> distance(lower, word))).orElseThrow();
  }

  /** {@code " Did you mean WORD?"}, or nothing if no word is close to what was typed. */
  public static String hint(String typed, Collection<String> words) {
    if (words.isEmpty()) {
      return "";
    }
    String nearest = to(typed, words);
    int letters = Math.max(2, typed.length() / 2);
    int changes = distance(typed.toLowerCase(Locale.ROOT), nearest);
    boolean isClose = changes <= letters && changes < typed.length(); // some letter is right
    return isClose ? " Did you mean " + nearest + "?" : "";
  }

  /**
   * The value whose name this is, upper or lower case.
   *
   * @param refusal what to say if there is none, with room for what was typed, the hint and all
   *     names
   */
  public static <T> T named(
      String typed,
      T[] values,
      Function<T, String> name,
      String refusal,
      Function<String, ? extends RuntimeException> failure) {
    for (T value : values) {
      if (name.apply(value).equalsIgnoreCase(typed)) {
        return value;
      }
    }
    List<String> names = Arrays.stream(values).map(name).toList();
    throw failure.apply(refusal.formatted(typed, hint(typed, names), String.join(", ", names)));
  }

  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
