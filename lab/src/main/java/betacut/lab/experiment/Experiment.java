package betacut.lab.experiment;

import betacut.search.text.EngineText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * A question put to engines: which settings, at which positions, measured how. Everything that
 * decides a count is in here, so that two runs of equal experiments give equal counts.
 *
 * @param name what runs of it are called
 * @param title one line for people
 * @param grids one for each game
 * @param variants named sets of options, which the factor {@value Factor#VARIANT} chooses from
 * @param measures what reports show; everything is kept
 * @param repeats how often each search is made, for times
 * @param keepsTable whether a setting keeps its engine, table and all, along a line of positions
 *     and through the repeats; otherwise each trial has a new one
 * @param workers how many trials run at once; 0 leaves it to the machine
 * @param warmups how often the first position of each game is searched before anything counts
 * @param published what a source printed about the same question
 * @param seed of resampling, and of engines and random positions that have none of their own
 * @param text the specification it was read from
 */
public record Experiment(
    String name,
    String title,
    List<Grid> grids,
    SequencedMap<String, Map<String, String>> variants,
    List<Measure> measures,
    int repeats,
    boolean keepsTable,
    int workers,
    int warmups,
    Optional<Stop> stop,
    Optional<Comparison> comparison,
    Optional<Published> published,
    long seed,
    String text) {
  /** Keeps its own copies. */
  public Experiment {
    grids = List.copyOf(grids);
    variants = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(variants));
    measures = List.copyOf(measures);
  }

  /** What reports show in the order they should: a count is the same on every machine. */
  public List<Measure> countsFirst() {
    return measures.stream()
        .sorted(
            Comparator.comparing(Measure::isTime)
                .thenComparing(measure -> !measure.equals(Measure.NODES)))
        .toList();
  }

  /** All positions, by number. */
  public List<PositionBlock> blocks() {
    return grids.stream().flatMap(grid -> grid.blocks().stream()).toList();
  }

  /**
   * All trials, by number: position by position, at each once forth and once back through the
   * settings, so that a machine that slows down or speeds up does so for all of them.
   */
  public List<Trial> trials() {
    List<Trial> trials = new ArrayList<>();
    for (Grid grid : grids) {
      List<Setting> settings = grid.settings();
      for (PositionBlock block : grid.blocks()) {
        for (int repeat = 0; repeat < repeats; repeat++) {
          for (Setting setting : repeat % 2 == 0 ? settings : settings.reversed()) {
            trials.add(
                new Trial(
                    trials.size(),
                    block.number(),
                    block.game(),
                    block.position(),
                    setting,
                    repeat));
          }
        }
      }
    }
    return trials;
  }

  /** The same without a rule that ends it early. */
  public Experiment withoutStop() {
    return new Experiment(
        name,
        title,
        grids,
        variants,
        measures,
        repeats,
        keepsTable,
        workers,
        warmups,
        Optional.empty(),
        comparison,
        published,
        seed,
        text);
  }

  Grid grid(String game) {
    return grids.stream().filter(grid -> grid.game().equals(game)).findFirst().orElseThrow();
  }

  /** The engine that a setting describes. */
  public EngineText engine(String game, Setting setting) {
    var values = new LinkedHashMap<String, String>();
    values.put("seed", Long.toString(seed));
    values.putAll(grid(game).fixed());
    setting
        .values()
        .forEach(
            (factor, level) -> {
              if (factor.equals(Factor.VARIANT)) {
                values.putAll(variants.get(level));
              }
            });
    setting
        .values()
        .forEach(
            (factor, level) -> {
              if (!factor.equals(Factor.VARIANT)) {
                values.put(factor, level);
              }
            });
    return new EngineText(values);
  }

  /** Whether a trial's counts are the same in every run: not by the clock, not with helpers. */
  public boolean isRepeatable(Trial trial) {
    Map<String, String> values = engine(trial.game(), trial.setting()).values();
    return !values.containsKey("time") && values.getOrDefault("threads", "1").equals("1");
  }

  /** Whether trials must not disturb each other. */
  public boolean needsQuiet() {
    boolean usesClock =
        measures.stream().anyMatch(Measure::isTime)
            || grids.stream().anyMatch(g -> hasOption(g, "time"));
    return usesClock || grids.stream().anyMatch(g -> hasOption(g, "threads"));
  }

  private boolean hasOption(Grid grid, String name) {
    return grid.settings().stream()
        .anyMatch(setting -> engine(grid.game(), setting).values().containsKey(name));
  }
}
