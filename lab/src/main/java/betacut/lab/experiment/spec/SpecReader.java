package betacut.lab.experiment.spec;

import betacut.lab.experiment.Comparison;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Factor;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.experiment.Stop;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.stats.sample.StoppingRule;
import betacut.text.toml.Toml;
import betacut.text.toml.TomlTable;
import betacut.text.toml.TomlValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Turns the text of a specification into an experiment, or says which line stands in the way. */
public final class SpecReader {
  static final List<String> STOP_KEYS =
      List.of("measure", "within", "confidence", "minimum", "growth");
  static final List<String> COMPARE_KEYS = List.of("factor", "baseline");
  static final List<String> KEYS =
      List.of(
          "name",
          "title",
          "form",
          "games",
          "seed",
          "repeats",
          "memory",
          "workers",
          "warmups",
          "measures",
          "ratios",
          "positions",
          "factors",
          "variants",
          "fixed",
          "stop",
          "compare",
          "published",
          "quick");

  private static final String QUICK = "quick";
  private static final String QUICK_FORM = "form = \"quick\"\n";
  private static final int MOST_TRIALS = 5_000_000;

  private final String text;
  private final boolean isQuick;
  private final TomlTable root;

  private SpecReader(String text, String file, boolean quick) {
    TomlTable whole = Toml.parse(text, file);
    String form = whole.text("form", "full");
    if (!form.equals("full") && !form.equals(QUICK)) {
      throw whole.error("form", "the form is '%s'; it must be full or quick".formatted(form));
    }
    boolean isMarked = form.equals(QUICK);
    isQuick = quick || isMarked;
    this.text = isQuick && !isMarked ? QUICK_FORM + text : text;
    root = isQuick ? whole.without(QUICK).overlaid(whole.table(QUICK)) : whole;
    root.requireOnly(KEYS);
  }

  /**
   * Reads a specification.
   *
   * @param file its name, for messages
   * @throws betacut.rules.UsageException naming file, line and reason
   */
  public static Experiment read(String text, String file) {
    return new SpecReader(text, file, false).read();
  }

  /** The same with the small numbers of its table {@code quick}. */
  public static Experiment readQuick(String text, String file) {
    return new SpecReader(text, file, true).read();
  }

  private Experiment read() {
    List<String> games = games();
    var variants = variants();
    List<Grid> grids = grids(games, variants);
    List<Measure> measures = measures();
    Optional<Comparison> comparison = comparison(grids);
    boolean showsTime = measures.stream().anyMatch(Measure::isTime);
    Experiment experiment =
        new Experiment(
            name(),
            root.has("title") && isQuick
                ? root.text("title") + ", quick form"
                : root.text("title", name()),
            grids,
            variants,
            measures,
            root.whole("repeats", 1, 1, 10_000),
            keepsTable(),
            root.whole("workers", 0, 0, 1024),
            root.whole("warmups", showsTime ? 1 : 0, 0, 1000),
            stop(),
            comparison,
            SpecPublished.read(root, comparison, grids),
            root.whole("seed", 1L),
            text);
    new SpecChecks(root, experiment).run();
    return experiment;
  }

  private String name() {
    String name = root.text("name");
    if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,63}")) {
      throw root.error(
          "name", "the name '%s' may hold letters, digits, '.', '_' and '-' only".formatted(name));
    }
    return isQuick ? name + "-" + QUICK : name;
  }

  private List<String> games() {
    List<String> games = root.texts("games");
    if (games.isEmpty()) {
      throw root.error("games", "'games' is missing; for example games = [\"connect4\"]");
    }
    if (games.stream().distinct().count() < games.size()) {
      throw root.error("games", "a game is there twice");
    }
    games.forEach(game -> at(root, "games", () -> Games.find(game)));
    return games;
  }

  private List<Measure> measures() {
    List<String> names = root.has("measures") ? root.texts("measures") : List.of("nodes");
    TomlTable ratios = root.table("ratios");
    Map<String, Measure> own = new LinkedHashMap<>();
    for (String name : ratios.keys()) {
      if (Measure.all().stream().anyMatch(measure -> measure.id().equals(name))) {
        throw ratios.error(name, "there is a measure called '%s' already".formatted(name));
      }
      own.put(name, at(ratios, name, () -> Measure.ratio(name, ratios.text(name))));
    }
    return names.stream()
        .map(
            name ->
                own.containsKey(name)
                    ? own.get(name)
                    : at(root, "measures", () -> Measure.named(name)))
        .toList();
  }

  private boolean keepsTable() {
    String memory = root.text("memory", "cleared");
    if (!memory.equals("cleared") && !memory.equals("kept")) {
      throw root.error(
          "memory", "the memory is '%s'; it must be cleared or kept".formatted(memory));
    }
    return memory.equals("kept");
  }

  private LinkedHashMap<String, Map<String, String>> variants() {
    TomlTable table = root.table("variants");
    var variants = new LinkedHashMap<String, Map<String, String>>();
    for (String name : table.keys()) {
      variants.put(name, SpecOptions.read(table, name));
    }
    return variants;
  }

  private List<Grid> grids(List<String> games, Map<String, Map<String, String>> variants) {
    List<Grid> grids = new ArrayList<>();
    List<PositionBlock> blocks = new ArrayList<>();
    for (String game : games) {
      TomlTable positions = forGame(root.table("positions"), game, games);
      List<PositionBlock> own =
          new SpecPositions<>(Games.find(game), game, positions, root.whole("seed", 1L))
              .read(blocks.size(), blocks.isEmpty() ? 0 : blocks.getLast().line() + 1);
      blocks.addAll(own);
      List<Factor> factors = factors(forGame(root.table("factors"), game, games), variants);
      grids.add(new Grid(game, factors, fixed(game, games), own));
    }
    return grids;
  }

  private static TomlTable forGame(TomlTable table, String game, List<String> games) {
    return table.without(games.toArray(String[]::new)).overlaid(table.table(game));
  }

  private Map<String, String> fixed(String game, List<String> games) {
    return root.value("fixed").orElse(null) instanceof TomlValue.Text
        ? SpecOptions.read(root, "fixed")
        : SpecOptions.of(forGame(root.table("fixed"), game, games));
  }

  private List<Factor> factors(TomlTable table, Map<String, Map<String, String>> variants) {
    List<Factor> factors = new ArrayList<>();
    if (!variants.isEmpty()) {
      factors.add(new Factor(Factor.VARIANT, List.copyOf(variants.keySet())));
    }
    for (String name : table.keys()) {
      SpecOptions.requireKnown(table, name);
      List<String> levels = table.texts(name);
      if (levels.isEmpty() || levels.stream().distinct().count() < levels.size()) {
        throw table.error(
            name, "the factor '%s' needs one or more different values".formatted(name));
      }
      for (TomlValue item : table.items(name)) {
        SpecOptions.check(table, name, item);
      }
      factors.add(new Factor(name, levels));
    }
    return factors;
  }

  private Optional<Stop> stop() {
    if (!root.has("stop")) {
      return Optional.empty();
    }
    TomlTable table = root.table("stop");
    table.requireOnly(STOP_KEYS);
    Measure measure = at(table, "measure", () -> Measure.named(table.text("measure", "nodes")));
    if (!measure.hasMean() || measure.quotient().isPresent()) {
      throw table.error("measure", "%s has no mean to wait for".formatted(measure.id()));
    }
    try {
      return Optional.of(
          new Stop(
              measure,
              new StoppingRule(
                  table.real("within", 0.05),
                  table.real("confidence", 0.95),
                  table.whole("minimum", 30, 2, Integer.MAX_VALUE),
                  table.real("growth", 1.5))));
    } catch (IllegalArgumentException none) {
      if (none instanceof UsageException) {
        throw none;
      }
      throw table.error(
          "within", "[stop] needs within > 0, 0 < confidence < 1, minimum ≥ 2 and growth > 1");
    }
  }

  /** What is written, or the first factor with several levels and its first level. */
  private Optional<Comparison> comparison(List<Grid> grids) {
    List<Factor> factors = grids.getFirst().factors();
    TomlTable table = root.table("compare");
    table.requireOnly(COMPARE_KEYS);
    Optional<Factor> usual =
        factors.stream()
            .filter(factor -> !factor.name().equals(Factor.DEPTH) && factor.levels().size() > 1)
            .findFirst();
    String name = table.text("factor", usual.map(Factor::name).orElse(""));
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Factor factor = grids.getFirst().factor(name);
    if (factor.levels().isEmpty()) {
      throw table.unknown(name, factors.stream().map(Factor::name).toList());
    }
    String first = factor.levels().getFirst();
    String baseline =
        table.value("baseline").map(value -> table.scalar("baseline", value)).orElse(first);
    if (!factor.levels().contains(baseline)) {
      throw table.error(
          "baseline",
          "%s has no level '%s'; it has %s"
              .formatted(name, baseline, String.join(", ", factor.levels())));
    }
    return Optional.of(new Comparison(name, baseline));
  }

  static <T> T at(TomlTable table, String key, Supplier<T> reader) {
    try {
      return reader.get();
    } catch (UsageException failure) {
      throw table.error(key, failure.getMessage());
    }
  }

  /** More trials than this are a slip, and their list alone would fill the memory. */
  static void requireSensible(TomlTable root, long trials) {
    if (trials > MOST_TRIALS) {
      throw root.error(
          "factors",
          "this grid has %d trials; at most %d make sense".formatted(trials, MOST_TRIALS));
    }
  }
}
