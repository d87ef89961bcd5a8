package betacut.play.saved;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Something in the folder for games that cannot be read as one.
 *
 * @param id its name
 * @param reason what is wrong with it
 */
public record UnreadableGame(String id, String reason) {
  /** A sentence about some of them. */
  public static String words(List<UnreadableGame> some) {
    return "%d %s cannot be read and %s left as %s: %s"
        .formatted(
            some.size(),
            some.size() == 1 ? "game" : "games",
            some.size() == 1 ? "is" : "are",
            some.size() == 1 ? "it is" : "they are",
            some.stream()
                .map(one -> "%s (%s)".formatted(one.id(), one.reason()))
                .collect(Collectors.joining("; ")));
  }
}
