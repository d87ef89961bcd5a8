package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.PositionBlock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Hands out positions in stages: all at once, or, if the experiment stops itself, up to the next
 * number at which its rule looks. Each game stops by itself.
 */
final class Stages {
  private final Experiment experiment;

  /** How many positions of each game are handed out; games that are finished are not in it. */
  private final Map<Grid, Integer> reached = new LinkedHashMap<>();

  Stages(Experiment experiment) {
    this.experiment = experiment;
    experiment.grids().forEach(grid -> reached.put(grid, 0));
  }

  boolean hasNext() {
    return !reached.isEmpty();
  }

  List<PositionBlock> next() {
    List<PositionBlock> blocks = new ArrayList<>();
    reached.replaceAll(
        (grid, from) -> {
          int to = nextLook(grid, from);
          blocks.addAll(grid.blocks().subList(from, to));
          return to;
        });
    return blocks;
  }

  private int nextLook(Grid grid, int from) {
    int all = grid.blocks().size();
    return experiment.stop().isEmpty()
        ? all
        : (int) Math.min(all, experiment.stop().get().rule().nextLook(from));
  }

  /** Lets go of the games that are known well enough, or have no positions left. */
  void look(RunTally tally) {
    reached
        .entrySet()
        .removeIf(
            game ->
                game.getValue() == game.getKey().blocks().size()
                    || tally.isNarrow(game.getKey(), game.getValue()));
  }
}
