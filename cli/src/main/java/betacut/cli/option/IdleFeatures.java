package betacut.cli.option;

import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.TablePolicy;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/** Knows when a feature that was asked for does nothing, and why. */
enum IdleFeatures {
  NOT_OURS("%s has its own ways", Set.of(Feature.values()), (o, p) -> !o.algorithm().usesKernel()),
  NOT_IN_TEXTBOOKS(
      "%s is alpha-beta as textbooks write it",
      Set.of(
          Feature.ETC,
          Feature.LATE_MOVE_REDUCTION,
          Feature.PROBCUT,
          Feature.MULTI_PROBCUT,
          Feature.QUIESCENCE),
      (options, position) -> options.algorithm() == Algorithm.FAIL_HARD),
  NO_TABLE(
      "there is no table (add --table bucket)",
      Set.of(Feature.ETC, Feature.FOLD),
      (options, position) -> options.table() == TablePolicy.NONE),
  NO_CUTS(
      "%s cuts nothing off",
      Set.of(Feature.ETC, Feature.PROBCUT, Feature.MULTI_PROBCUT),
      (options, position) ->
          options.algorithm() == Algorithm.MINIMAX || options.algorithm() == Algorithm.NEGAMAX),
  NO_SCOUT(
      "only pvs reduces late moves",
      Set.of(Feature.LATE_MOVE_REDUCTION),
      (options, position) -> options.algorithm() != Algorithm.PVS),
  OWN_WINDOWS(
      "%s chooses its windows itself",
      Set.of(Feature.ASPIRATION), (options, position) -> options.algorithm().needsTable()),
  NO_DEEPENING(
      "there is no shallower depth to start from (add --with deepening)",
      Set.of(Feature.ASPIRATION),
      (options, position) -> !options.has(Feature.DEEPENING)),
  NO_SYMMETRY(
      "this game has no symmetry",
      Set.of(Feature.FOLD),
      (options, position) -> position.symmetries() == 1 && !position.banksPoints());

  private final String reason;
  private final Set<Feature> features;
  private final BiPredicate<Options, Position> condition;

  IdleFeatures(String reason, Set<Feature> features, BiPredicate<Options, Position> condition) {
    this.reason = reason;
    this.features = features;
    this.condition = condition;
  }

  /** A sentence about a feature that has no effect at this position; empty if it has one. */
  static Optional<String> note(Feature feature, Options options, Position position) {
    for (IdleFeatures idle : values()) {
      if (idle.features.contains(feature) && idle.condition.test(options, position)) {
        String reason = idle.reason.formatted(options.algorithm().id());
        return Optional.of("Note: %s has no effect: %s.".formatted(feature.id(), reason));
      }
    }
    return Optional.empty();
  }
}
