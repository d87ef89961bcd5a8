package betacut.web.lab;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Setting;
import betacut.lab.experiment.spec.SpecReader;
import betacut.rules.UsageException;
import betacut.search.Options.TableSize;
import betacut.search.text.EngineText;
import betacut.text.toml.Toml;
import betacut.text.toml.TomlTable;
import betacut.text.toml.TomlValue;
import java.util.List;
import java.util.Map;

/**
 * Reads specifications that came over the net. What would cost much already while it is read is
 * looked at before: sizes of lists, positions to be drawn, games to be played for them.
 */
final class SpecCaps {
  static final String FILE = "spec.toml";
  static final int MOST_BYTES = 30_000;

  private static final int MOST_TRIALS = 20_000;
  private static final int MOST_POSITIONS = 2_000;
  private static final int MOST_SETTINGS = 500;
  private static final int MOST_SCRIPTED = 200;
  private static final int DEEPEST_REFERENCE = 6;
  private static final int MOST_NODES = 100_000;
  private static final int MOST_MEBIBYTES = 256;
  private static final int MOST_THREADS = 8;

  private SpecCaps() {}

  /** The experiment; a {@link UsageException} names the line of what is wrong or too much. */
  static Experiment read(String text) {
    TomlTable root = Toml.parse(text, FILE);
    checkFiles(root, false);
    checkSizes(root);
    if (root.has("quick")) {
      checkSizes(root.without("quick").overlaid(root.table("quick")));
    }
    Experiment experiment = SpecReader.read(text, FILE);
    checkTrials(root, experiment);
    return experiment;
  }

  /** Options that name files are refused before anybody reads one; variants have names at will. */
  private static void checkFiles(TomlTable table, boolean namesVariants) {
    for (String key : table.keys()) {
      TomlValue value = table.value(key).orElseThrow();
      boolean isOption = !namesVariants && PlayerAllowList.namesFile(key + "=");
      if (value instanceof TomlTable inner) {
        checkFiles(inner, key.equals("variants"));
      } else if (isOption || PlayerAllowList.namesFile(value.toString())) {
        throw table.error(key, "only the command line reads files; leave the option out");
      }
    }
  }

  private static void checkSizes(TomlTable root) {
    List<String> games = root.has("games") ? root.texts("games") : List.of();
    require(root, "games", games.size(), 8, "games");
    long settings = Math.max(1, root.table("variants").keys().size());
    TomlTable factors = root.table("factors");
    long product = settings * combinations(factors, games);
    for (String game : games) {
      product = Math.max(product, settings * combinations(factors.table(game), List.of()));
    }
    require(root, "factors", product, MOST_SETTINGS, "settings");
    TomlTable positions = root.table("positions");
    checkPositions(positions);
    games.forEach(game -> checkPositions(positions.table(game)));
  }

  private static long combinations(TomlTable factors, List<String> games) {
    long product = 1;
    for (String name : factors.keys()) {
      if (!games.contains(name)) {
        product = Math.min(Integer.MAX_VALUE, product * Math.max(1, factors.items(name).size()));
      }
    }
    return product;
  }

  private static void checkPositions(TomlTable positions) {
    if (positions.has("random")) {
      TomlTable random = positions.table("random");
      require(random, "count", random.whole("count", 20L), MOST_POSITIONS, "positions");
    }
    long moves = 0;
    for (TomlValue script : positions.items("scripts")) {
      moves += script instanceof TomlValue.Items items ? items.values().size() : 1;
    }
    require(positions, "scripts", moves, MOST_SCRIPTED, "scripted moves");
    if (moves > 0 && positions.has("reference")) {
      checkReference(positions);
    }
  }

  /** Plays the scripted games while the specification is read, so it has to be quick. */
  private static void checkReference(TomlTable positions) {
    var limits = EngineText.parse(positions.text("reference")).limits();
    boolean isQuick = limits.depth() <= DEEPEST_REFERENCE || limits.nodes() <= MOST_NODES;
    if (!isQuick) {
      throw positions.error(
          "reference",
          "here the engine that plays scripted games may look %d plies deep, or at %d nodes"
              .formatted(DEEPEST_REFERENCE, MOST_NODES));
    }
  }

  private static void checkTrials(TomlTable root, Experiment experiment) {
    long trials = 0;
    for (Grid grid : experiment.grids()) {
      trials += (long) grid.settings().size() * grid.blocks().size() * experiment.repeats();
      for (Setting setting : grid.settings()) {
        Map<String, String> options = experiment.engine(grid.game(), setting).values();
        number(root, options, "table-mib", MOST_MEBIBYTES);
        number(root, options, "table-entries", TableSize.entriesIn(MOST_MEBIBYTES));
        number(root, options, "threads", MOST_THREADS);
      }
    }
    require(root, "factors", trials, MOST_TRIALS, "trials");
  }

  private static void number(TomlTable root, Map<String, String> options, String name, int most) {
    if (PlayerAllowList.isMore(options.getOrDefault(name, "0"), most)) {
      throw root.error(
          "variants",
          "%s=%s is too much for the web app, which takes %d; the command line has no such limit"
              .formatted(name, options.get(name), most));
    }
  }

  private static void require(TomlTable table, String key, long size, long most, String what) {
    if (size > most) {
      throw table.error(
          key,
          "%d %s are too much for the web app, which takes %d; the command line has no such limit"
              .formatted(size, what, most));
    }
  }
}
