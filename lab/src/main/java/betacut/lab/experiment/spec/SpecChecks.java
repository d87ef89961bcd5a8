package betacut.lab.experiment.spec;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.experiment.Setting;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import betacut.text.toml.TomlTable;
import java.util.Map;

/** What can be wrong with an experiment though each of its lines makes sense. */
final class SpecChecks {
  /** Engines are built once to see whether they can be; a big table would only take time. */
  private static final Map<String, String> SMALL = Map.of("table-mib", "1");

  private final TomlTable root;
  private final Experiment experiment;

  SpecChecks(TomlTable root, Experiment experiment) {
    this.root = root;
    this.experiment = experiment;
  }

  void run() {
    long trials = 0;
    for (Grid grid : experiment.grids()) {
      trials += (long) grid.settings().size() * grid.blocks().size() * experiment.repeats();
      SpecReader.requireSensible(root, trials);
      grid.settings().forEach(setting -> check(grid, setting));
    }
    boolean hasLines =
        experiment.blocks().stream().map(PositionBlock::line).distinct().count()
            < experiment.blocks().size();
    if (experiment.stop().isPresent() && experiment.keepsTable() && hasLines) {
      throw root.error(
          "memory",
          "a table kept along scripted games cannot stop in the middle of one;"
              + " leave out [stop], or clear the memory");
    }
  }

  private void check(Grid grid, Setting setting) {
    EngineText engine = experiment.engine(grid.game(), setting);
    boolean hasLimit =
        engine.values().keySet().stream().anyMatch(betacut.search.text.OptionText::isLimit);
    if (!hasLimit) {
      throw root.error(
          "fixed",
          "%s, %s: nothing says when a search ends; fix or vary depth, nodes or time"
              .formatted(grid.game(), setting));
    }
    boolean hasHelpers = !engine.values().getOrDefault("threads", "1").equals("1");
    if (hasHelpers && measuresCpu()) {
      throw root.error(
          "measures",
          "%s, %s: cpu is the time of one thread, and this search has several; measure time"
              .formatted(grid.game(), setting));
    }
    try {
      boolean isSmall = engine.values().containsKey("table-entries");
      build(Games.find(grid.game()), isSmall ? engine : engine.plus(SMALL));
    } catch (UsageException failure) {
      throw root.error(
          "factors", "%s, %s: %s".formatted(grid.game(), setting, failure.getMessage()));
    }
  }

  private boolean measuresCpu() {
    return experiment.measures().stream()
        .anyMatch(
            measure ->
                measure.equals(Measure.CPU)
                    || measure
                        .quotient()
                        .filter(q -> q.over().equals(Measure.CPU) || q.under().equals(Measure.CPU))
                        .isPresent());
  }

  private static <P extends Position> void build(Game<P> game, EngineText engine) {
    Engine.of(game, engine.options(game));
  }
}
