package betacut.explain;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.search.mcts.MonteCarlo;
import betacut.search.mcts.PlayoutLog;
import betacut.search.proof.ProofLog;
import betacut.search.proof.ProofSearch;
import betacut.search.trace.GrowingTree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A best-first search that was written down, with what is needed to read it.
 *
 * @param root the position searched; after the pass, if its side to move was skipped
 */
public record Grown<P extends Position>(Game<P> game, P root, Result result, GrowingTree tree) {
  /** Whether such a search can be written down as a growing tree. */
  public static boolean suits(Algorithm algorithm) {
    return algorithm == Algorithm.MCTS || algorithm == Algorithm.DFPN;
  }

  /** Refuses a game without a winner: these searches ask for nothing else. */
  public static void requireWinner(Game<?> game, Algorithm algorithm) {
    if (game.endsInPoints()) {
      throw new UsageException(
          "%s asks who wins, and a typed tree has points; choose alphabeta or another search."
              .formatted(algorithm.id()));
    }
  }

  /**
   * Runs the search of the options and writes it down.
   *
   * @param playouts where Monte-Carlo tree search ends
   */
  public static <P extends Position> Grown<P> search(
      Game<P> game, P position, Options options, int playouts, Limits limits, StopSignal signal) {
    requireWinner(game, options.algorithm());
    if (options.algorithm() == Algorithm.DFPN) {
      var log = new ProofLog();
      var searcher = ProofSearch.logged(options.tableMebibytes(), log);
      return run(Engine.around(searcher, game, options), game, position, limits, signal, log::tree);
    }
    var log = new PlayoutLog(playouts);
    int needed = MonteCarlo.mebibytesFor(playouts, position.maxMoves());
    int mebibytes = Math.min(options.tableMebibytes(), needed);
    var searcher = MonteCarlo.logged(options.seed(), mebibytes, log);
    return run(Engine.around(searcher, game, options), game, position, limits, signal, log::tree);
  }

  private static <P extends Position> Grown<P> run(
      Engine engine,
      Game<P> game,
      P position,
      Limits limits,
      StopSignal signal,
      Supplier<GrowingTree> tree) {
    @SuppressWarnings("unchecked") // a copy
    P root = (P) position.copy();
    while (root.isSkipped()) {
      root.make(root.legalMoves()[0]);
    }
    Result result = engine.search(root, limits, Detail.BEST, Progress.SILENT, signal);
    return new Grown<>(game, root, result, tree.get());
  }

  /** The nodes from the top to one of them. */
  public List<Integer> way(int node) {
    List<Integer> way = new ArrayList<>();
    for (int on = node; on != GrowingTree.NO_NODE; on = tree.parent(on)) {
      way.addFirst(on);
    }
    return way;
  }

  /** The moves from the top to a node, as the game writes them. */
  public List<String> path(int node) {
    return way(node).stream().skip(1).map(this::moveText).toList();
  }

  /** The position of a node. */
  public P position(int node) {
    @SuppressWarnings("unchecked") // a copy
    P position = (P) root.copy();
    way(node).stream().skip(1).forEach(on -> position.make(tree.move(on)));
    return position;
  }

  /** The move that leads to a node, as the game writes it. */
  public String moveText(int node) {
    return game.formatMove(tree.move(node));
  }

  /** Whether the side that moves at the top moves at a node, too. */
  public boolean isMax(int node) {
    return tree.depth(node) % 2 == 0;
  }

  /** The side that moves at a node. */
  public String mover(int node) {
    return isMax(node) ? "Max" : "Min";
  }
}
