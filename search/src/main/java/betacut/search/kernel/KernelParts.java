package betacut.search.kernel;

import betacut.rules.Evaluator;
import betacut.rules.Game.LateMoves;
import betacut.search.Algorithm;
import betacut.search.Options;
import betacut.search.table.TranspositionTable;
import betacut.search.trace.Trace;

/**
 * The parts a kernel is built from. A part that is off is null, here and in the kernel only.
 *
 * @param table where results are remembered, or null
 * @param trace where everything is written down, or null
 * @param probCut the game's statistics for ProbCut, or null
 * @param lateMoves which moves are late ones in this game
 * @param busy what other threads are searching, or null for one thread
 */
public record KernelParts(
    Options options,
    Evaluator<?> evaluator,
    TranspositionTable table,
    Trace trace,
    ProbCutModel probCut,
    LateMoves lateMoves,
    BusyMoves busy) {
  /** The same kernel with another table, unwatched. */
  KernelParts withTable(TranspositionTable other) {
    return new KernelParts(options, evaluator, other, null, probCut, lateMoves, busy);
  }

  boolean prunes() {
    return options.algorithm() != Algorithm.MINIMAX && options.algorithm() != Algorithm.NEGAMAX;
  }

  boolean scouts() {
    return options.algorithm() == Algorithm.PVS;
  }
}
