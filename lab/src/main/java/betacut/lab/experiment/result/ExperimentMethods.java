package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Setting;
import betacut.lab.report.CitedMethod;
import betacut.rules.Games;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.TablePolicy;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Which works an article about an experiment cites: of its statistics, then of its searches. */
final class ExperimentMethods {
  private ExperimentMethods() {}

  static Set<CitedMethod> of(Experiment experiment, Summary summary) {
    Set<CitedMethod> methods = EnumSet.noneOf(CitedMethod.class);
    if (!summary.means().isEmpty()) {
      methods.add(CitedMethod.BOOTSTRAP);
    }
    if (!summary.ratios().isEmpty()) {
      methods.add(CitedMethod.SIGNED_RANKS);
      methods.add(CitedMethod.TYPICAL_RATIO);
      methods.add(CitedMethod.HOLM);
      methods.add(CitedMethod.RANK_BISERIAL);
    }
    if (summary.ratios().stream().anyMatch(ratio -> ratio.byGame().isPresent())) {
      methods.add(CitedMethod.CLUSTERS);
    }
    if (!summary.agreements().isEmpty()) {
      methods.add(CitedMethod.SHARES);
    }
    for (Grid grid : experiment.grids()) {
      for (Setting setting : grid.settings()) {
        Options options = experiment.engine(grid.game(), setting).options(Games.find(grid.game()));
        of(options.algorithm()).ifPresent(methods::add);
        if (options.table() != TablePolicy.NONE) {
          methods.add(CitedMethod.TABLE);
        }
        if (options.has(Feature.PROBCUT)) {
          methods.add(CitedMethod.PROBCUT);
        }
      }
    }
    return methods;
  }

  private static Optional<CitedMethod> of(Algorithm algorithm) {
    return switch (algorithm) {
      case MINIMAX, NEGAMAX -> Optional.of(CitedMethod.MINIMAX);
      case ALPHABETA, FAIL_HARD -> Optional.of(CitedMethod.ALPHA_BETA);
      case PVS -> Optional.of(CitedMethod.PRINCIPAL_VARIATION);
      case MTDF, SSS, DUAL -> Optional.of(CitedMethod.ZERO_WINDOWS);
      case STOCKMAN -> Optional.of(CitedMethod.STATE_SPACE);
      case MCTS -> Optional.of(CitedMethod.MONTE_CARLO);
      case DFPN -> Optional.of(CitedMethod.PROOF_NUMBERS);
      case RANDOM -> Optional.empty();
    };
  }
}
