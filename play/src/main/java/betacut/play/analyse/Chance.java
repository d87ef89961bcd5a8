package betacut.play.analyse;

import betacut.rules.Game;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;

/**
 * How likely the side to move is to win against somebody who errs, by a value: how games between
 * players of the usual level ended from positions that a search valued so. Opinions and margins are
 * squeezed between 0 and 1, each evaluation's by a scale of its own; a win in d plies fades with d,
 * and so does an exact margin unless its size says more; a bound counts as it is. This decides how
 * bars and marks look, and nothing else.
 *
 * <p>The sizes are data: {@code chance.txt} beside this class, printed by {@code bench chances}.
 */
public final class Chance {
  /** The name of the scale of opinions. */
  public static final String OPINION = "opinion";

  private static final String DATA = "chance.txt";
  private static final String ANY = "any";

  /** Of opinions that nobody has measured, such as those of a user's game. */
  private static final double USUAL_SCALE = 100;

  private static final Map<String, Double> MEASURED = read();

  private Chance() {}

  public static double of(Value value, Game<?> game) {
    int score = value.score();
    double chance;
    if (!Score.isDecided(score)) {
      chance = squeezed(score / size(game, OPINION));
    } else if (Score.hasDistance(score)) {
      // How long it takes where nobody knows: no longer than the game can last.
      boolean isSure = Math.abs(score) == Score.SURE_WIN;
      chance = faded(score, isSure ? value.depth() : Score.distance(score), game);
    } else {
      chance = squeezed(Score.margin(score) / size(game, "margin"));
      double sure = faded(score, value.depth(), game);
      boolean isSurer =
          value.kind() == Bound.EXACT && Math.abs(sure - 0.5) > Math.abs(chance - 0.5);
      chance = isSurer ? sure : chance; // the fewer plies are left, the less can go wrong
    }
    return Math.round(1000 * chance) / 1000.0;
  }

  private static double faded(int score, int plies, Game<?> game) {
    return 0.5 + Math.signum(score) * Math.pow(size(game, "fading"), plies) / 2;
  }

  /**
   * The final margin that an opinion foretells, where somebody has measured it in games of this
   * very size: their mean, from which single games are far away.
   */
  public static OptionalDouble margin(int opinion, Game<?> game) {
    Double worth = MEASURED.get(names(game, "worth").getFirst());
    return worth == null ? OptionalDouble.empty() : OptionalDouble.of(opinion / worth);
  }

  private static double squeezed(double logit) {
    return 1 / (1 + Math.exp(-logit));
  }

  /** Whether somebody has measured this for the game's own evaluation. */
  public static boolean isMeasured(Game<?> game, String what) {
    return names(game, what).stream().limit(2).anyMatch(MEASURED::containsKey);
  }

  private static double size(Game<?> game, String what) {
    return names(game, what).stream()
        .map(MEASURED::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(USUAL_SCALE);
  }

  /** The game itself, other sizes of it, any game. */
  private static List<String> names(Game<?> game, String what) {
    String rest = " " + game.evaluators().firstEntry().getKey() + " " + what;
    String family = game.id().replaceFirst(":.*", "");
    return List.of(game.id() + rest, family + rest, ANY + " " + ANY + " " + what);
  }

  private static Map<String, Double> read() {
    try (InputStream file = Chance.class.getResourceAsStream(DATA)) {
      Map<String, Double> sizes = new HashMap<>();
      new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" "))
          .forEach(
              words ->
                  sizes.put(
                      String.join(" ", words[0], words[1], words[2]),
                      Double.parseDouble(words[3])));
      return Map.copyOf(sizes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
