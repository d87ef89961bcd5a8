package betacut.play.protocol;

import java.util.List;
import java.util.Locale;

/**
 * One line of GTP.
 *
 * @param id the number to repeat in the answer; empty if there is none
 * @param command in small letters; empty if the line holds nothing but a comment
 */
record GtpLine(String id, String command, List<String> words) {
  static GtpLine parse(String line) {
    String text = line.replaceFirst("#.*", "").replace('\t', ' ').replaceAll("\\p{Cntrl}", "");
    List<String> words = text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
    boolean hasId = !words.isEmpty() && words.getFirst().matches("\\d{1,9}");
    List<String> rest = hasId ? words.subList(1, words.size()) : words;
    return new GtpLine(
        hasId ? words.getFirst() : "",
        rest.isEmpty() ? "" : rest.getFirst().toLowerCase(Locale.ROOT),
        rest.isEmpty() ? List.of() : rest.subList(1, rest.size()));
  }

  boolean isBlank() {
    return id.isEmpty() && command.isEmpty();
  }

  /** A word behind the command; empty if there are not so many. */
  String word(int index) {
    return index < words.size() ? words.get(index) : "";
  }
}
