package betacut.rules;

import java.util.List;

/**
 * A game in all its sizes and rule variants: the service that {@link Games} finds through {@link
 * java.util.ServiceLoader}, in our jars and in yours.
 */
public interface GameFamily {
  /** The name to type, in lower case without spaces or colons. */
  String id();

  /** Other names for the same family, each with the variant it stands for. */
  default List<Alias> aliases() {
    return List.of();
  }

  /** One line that says what the game is. */
  String summary();

  /** Some variants to offer, the default first; other sizes may be possible too. */
  List<String> variants();

  /**
   * The game of a variant; the empty text is the default.
   *
   * @throws UsageException if there is no such variant, saying which there are
   */
  Game<?> game(String variant);

  /** A name of its own for one variant, such as a short one for the smallest board. */
  record Alias(String id, String variant) {}
}
