package betacut.search.engine;

import betacut.rules.Evaluator;
import betacut.rules.Evaluator.CutModel;
import betacut.rules.Evaluator.DepthFit;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Weights;
import betacut.rules.text.Nearest;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.kernel.BusyMoves;
import betacut.search.kernel.KernelParts;
import betacut.search.kernel.KernelSearch;
import betacut.search.kernel.ProbCutModel;
import betacut.search.mcts.MonteCarlo;
import betacut.search.proof.ProofSearch;
import betacut.search.reference.EssaySearch;
import betacut.search.reference.RandomPlayer;
import betacut.search.reference.Stockman;
import betacut.search.spi.Searcher;
import betacut.search.table.TranspositionTable;
import betacut.search.trace.Trace;
import java.util.List;
import java.util.Optional;

/** Builds the search that options name. */
final class Searchers {
  /**
   * In standard deviations: trusts about 93 % of the cuts, Buro's choice (measurements: ProbCut).
   */
  private static final double PROBCUT_THRESHOLD = 1.5;

  private Searchers() {}

  static <P extends Position> Searcher create(
      Game<P> game,
      Evaluator<P> evaluator,
      Options options,
      Optional<TranspositionTable> table,
      Optional<Trace> trace) {
    var parts =
        new KernelParts(
            options,
            evaluator,
            table.orElse(null),
            trace.orElse(null),
            probCutModel(game, options).orElse(null),
            game.lateMoves(),
            options.threads() > 1 ? new BusyMoves() : null);
    return switch (options.algorithm()) {
      case STOCKMAN -> new Stockman(evaluator);
      case MCTS -> new MonteCarlo(options.seed(), options.tableMebibytes());
      case DFPN -> new ProofSearch(options.tableMebibytes());
      case RANDOM -> new RandomPlayer(options.seed());
      case FAIL_HARD -> new KernelSearch(parts, (own, position) -> new EssaySearch(own));
      default -> new KernelSearch(parts);
    };
  }

  private static Optional<ProbCutModel> probCutModel(Game<?> game, Options options) {
    String evaluation = evaluationName(game, options);
    if (options.has(Feature.MULTI_PROBCUT)) {
      CutModel model =
          options
              .cutModel()
              .or(() -> game.cutModel(evaluation))
              .orElseThrow(() -> noModel("Multi-ProbCut", game, evaluation));
      if (!model.game().equals(game.id()) || !model.evaluation().equals(evaluation)) {
        throw new UsageException(
            "This Multi-ProbCut model is of %s with evaluation '%s', not of %s with '%s'; %s"
                .formatted(model.game(), model.evaluation(), game.id(), evaluation, measure(game)));
      }
      return Optional.of(ProbCutModel.of(model));
    }
    if (!options.has(Feature.PROBCUT)) {
      return Optional.empty();
    }
    List<DepthFit> fits = game.depthFits(evaluation);
    if (fits.isEmpty()) {
      throw noModel("ProbCut", game, evaluation);
    }
    return Optional.of(ProbCutModel.of(fits, PROBCUT_THRESHOLD));
  }

  private static UsageException noModel(String method, Game<?> game, String evaluation) {
    return new UsageException(
        "There is no %s model for %s with evaluation '%s'; leave the option out, or %s"
            .formatted(method, game.id(), evaluation, measure(game)));
  }

  private static String measure(Game<?> game) {
    return "measure one (betacut probcut %s --out FILE) and name it: probcut=FILE."
        .formatted(game.id());
  }

  static String evaluationName(Game<?> game, Options options) {
    return options.evaluation().isEmpty()
        ? game.evaluators().firstEntry().getKey()
        : options.evaluation();
  }

  static <P extends Position> Evaluator<P> evaluator(Game<P> game, Options options) {
    int mark = options.evaluation().indexOf(Weights.Saved.MARK);
    if (mark >= 0) {
      String name = options.evaluation().substring(0, mark);
      return Weights.Saved.read(options.evaluation().substring(mark + 1)).evaluator(game, name);
    }
    Evaluator<P> evaluator = game.evaluators().get(evaluationName(game, options));
    if (evaluator == null && options.evaluation().equals(Evaluator.WIN_ONLY)) {
      return new Evaluator.Constant<>();
    }
    if (evaluator == null) {
      var names = game.evaluators().sequencedKeySet();
      throw new UsageException(
          "%s has no evaluation called '%s'.%s Evaluations: %s"
              .formatted(
                  game.id(),
                  options.evaluation(),
                  Nearest.hint(options.evaluation(), names),
                  String.join(", ", names)));
    }
    return evaluator;
  }
}
