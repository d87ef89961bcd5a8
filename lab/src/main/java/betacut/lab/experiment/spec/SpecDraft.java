package betacut.lab.experiment.spec;

import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.search.text.EngineText;
import betacut.text.toml.Toml;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the specification of an experiment about what somebody looks at: a position and the
 * searches shown there. A text like anybody's, to be changed before it runs.
 */
public final class SpecDraft {
  private static final int MOST_ENGINES = 8;
  private static final int LONGEST_NAME = 40;
  private static final String BUG = "zoo:";
  private static final int FIRST_RANDOM_PLY = 2;
  private static final int AROUND = 2;
  private static final String ALONE =
      """
      # The counts of one position are exact and have no interval. To learn how far they hold, add
      # others: random = { count = 20, plies = [4, 8] }\
      """;
  private static final Pattern RANGE = Pattern.compile("(\\d{1,3})-(\\d{1,3})");
  private static final Pattern DEPTHS = Pattern.compile("\\d{1,3}([\\s,]+\\d{1,3})*");

  private SpecDraft() {}

  /**
   * The text.
   *
   * @param name what the game is found by, such as {@code mnk:4,4,4}
   * @param position in the game's notation; empty for its start
   * @param engines as {@link EngineText} has them; their depths are left out, equal ones count once
   * @param depths {@code 1-6}, {@code 4} or {@code 1,2,4}
   * @param random how many random positions about as far into the game are wanted besides; there
   *     are none if the game has not so many
   */
  public static String of(
      Game<?> game, String name, String position, List<String> engines, String depths, int random) {
    Map<String, String> variants = variants(engines);
    List<Integer> levels = depths(depths);
    String alone = text(game, name, position, variants, levels, ALONE);
    if (random == 0) {
      return alone;
    }
    int low = Math.max(FIRST_RANDOM_PLY, game.parse(position).ply() - AROUND);
    String others =
        "random = { count = %d, plies = [%d, %d] }".formatted(random, low, low + 2 * AROUND);
    String text = text(game, name, position, variants, levels, others);
    return canBeRead(text) || !canBeRead(alone) ? text : alone;
  }

  private static boolean canBeRead(String text) {
    try {
      SpecReader.read(text, "draft");
      return true;
    } catch (UsageException refused) {
      return false;
    }
  }

  private static String text(
      Game<?> game,
      String name,
      String position,
      Map<String, String> variants,
      List<Integer> levels,
      String others) {
    String title =
        "%s: %s, depth %s"
            .formatted(game.title(), String.join(" and ", variants.values()), span(levels));
    return """
    # What searches cost at a position, ply by ply.
    name = %s
    title = %s
    games = [%s]
    measures = ["nodes", "leaves", "first-cut-share", "value"]

    [positions]
    list = [%s]
    %s

    [variants]
    %s

    [factors]
    depth = %s
    """
        .formatted(
            Toml.quoted(slug(name) + "-position"),
            Toml.quoted(title),
            Toml.quoted(name),
            Toml.quoted(position),
            others,
            variants.entrySet().stream()
                .map(variant -> variant.getKey() + " = " + Toml.quoted(variant.getValue()))
                .collect(Collectors.joining("\n")),
            levels);
  }

  /** Options by a name that is short enough for a chart. */
  private static Map<String, String> variants(List<String> engines) {
    List<String> options = engines.stream().map(SpecDraft::options).distinct().toList();
    if (options.isEmpty() || options.size() > MOST_ENGINES) {
      throw new UsageException(
          "There are %d searches to compare; name one to %d, separated by semicolons: minimax;"
                  .formatted(options.size(), MOST_ENGINES)
              + " alphabeta.");
    }
    Map<String, String> variants = new LinkedHashMap<>();
    for (String one : options) {
      String stem = slug(one);
      String name = stem;
      for (int i = 2; variants.containsKey(name); i++) {
        name = stem + "-" + i;
      }
      variants.put(name, one);
    }
    return variants;
  }

  private static String options(String engine) {
    if (engine.strip().startsWith(BUG)) {
      throw new UsageException(
          "'%s' is a bug on show and no search that an experiment measures; leave it out."
              .formatted(engine.strip()));
    }
    EngineText.parse(engine);
    return Arrays.stream(engine.strip().split("\\s+"))
        .filter(word -> !word.startsWith("depth="))
        .collect(Collectors.joining(" "));
  }

  private static String slug(String text) {
    String slug = text.replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
    return slug.substring(0, Math.min(LONGEST_NAME, slug.length())).replaceAll("-$", "");
  }

  private static List<Integer> depths(String text) {
    List<Integer> depths = read(text.strip());
    if (depths.isEmpty() || depths.stream().anyMatch(d -> d < 1 || d > Limits.MAX_DEPTH)) {
      throw new UsageException(
          "'%s' are no depths; write 1-6, 4 or 1,2,4, each from 1 to %d."
              .formatted(text, Limits.MAX_DEPTH));
    }
    return depths.stream().distinct().sorted().toList();
  }

  private static List<Integer> read(String text) {
    Matcher range = RANGE.matcher(text);
    if (range.matches()) {
      int first = Integer.parseInt(range.group(1));
      return IntStream.rangeClosed(first, Integer.parseInt(range.group(2))).boxed().toList();
    }
    return DEPTHS.matcher(text).matches()
        ? Arrays.stream(text.split("[\\s,]+")).map(Integer::valueOf).toList()
        : List.of();
  }

  private static String span(List<Integer> levels) {
    return levels.size() == 1
        ? levels.getFirst().toString()
        : "%d to %d".formatted(levels.getFirst(), levels.getLast());
  }
}
