package betacut.rules;

import betacut.platform.Platform;
import betacut.rules.text.Nearest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.ServiceConfigurationError;

/** Finds games by name among all {@link GameFamily} and {@link Rules} services on the path. */
public final class Games {
  private Games() {}

  /** Every family there is, by name. */
  public static List<GameFamily> families() {
    List<GameFamily> families = new ArrayList<>();
    try {
      families.addAll(Platform.services(GameFamily.class));
      for (Rules<?, ?> rules : Platform.services(Rules.class)) {
        families.add(new RulesFamily(rules));
      }
    } catch (ServiceConfigurationError broken) {
      throw new UsageException(
          "A game on the path cannot be loaded: "
              + broken.getMessage()
              + ". Correct its jar (class and META-INF/services), or leave it out.");
    }
    families.sort(Comparator.comparing(GameFamily::id));
    return families;
  }

  /**
   * The game called {@code name}, or {@code name:variant}.
   *
   * @throws UsageException if there is none, naming the nearest
   */
  public static Game<?> find(String name) {
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    int colon = wanted.indexOf(':');
    String id = colon < 0 ? wanted : wanted.substring(0, colon);
    String variant = colon < 0 ? "" : wanted.substring(colon + 1);
    List<GameFamily> families = families();
    for (GameFamily family : families) {
      if (family.id().equals(id)) {
        return family.game(variant);
      }
      for (GameFamily.Alias alias : family.aliases()) {
        if (alias.id().equals(id) && variant.isEmpty()) {
          return family.game(alias.variant());
        }
      }
    }
    throw unknown(name, families);
  }

  /** The name of the game a position is of, for messages; its class if no known game owns it. */
  public static String nameOwner(Position position) {
    if (position instanceof RulesPosition<?, ?> numbered) {
      return "another instance of " + numbered.game().id();
    }
    return families().stream()
        .flatMap(family -> family.variants().stream().map(family::game))
        .filter(game -> game.owns(position))
        .map(Game::id)
        .findFirst()
        .orElseGet(() -> "another game (" + position.getClass().getSimpleName() + ")");
  }

  private static UsageException unknown(String name, List<GameFamily> families) {
    List<String> names = new ArrayList<>();
    for (GameFamily family : families) {
      names.add(family.id());
      family.aliases().forEach(alias -> names.add(alias.id()));
    }
    String hint = Nearest.hint(name, names);
    return new UsageException(
        "There is no game called '" + name + "'." + hint + " Games: " + String.join(", ", names));
  }
}
