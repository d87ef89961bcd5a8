package betacut.search.kernel;

import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Result;
import betacut.search.Statistics;
import betacut.search.spi.Request;
import betacut.search.spi.SearchStopped;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One search of one position on the first thread, from depth to depth until a limit is met or
 * nothing is left to find. What the last finished depth found stands when a limit ends the next.
 */
final class Deepening {
  /**
   * From so few real moves on, a search to the end at once is cheaper than the way to it
   * (measurements: the last 12 to 16 moves, a quarter of the nodes).
   */
  private static final int FEW_MOVES = 18;

  /** The same where a clock may come first, and a shallow answer would be all there is. */
  private static final int FEW_MOVES_BY_THE_CLOCK = 12;

  /**
   * Before that jump so many depths are searched, for the order of the moves and a first answer.
   */
  private static final int FIRST_DEPTHS = 4;

  private final KernelParts parts;
  private final List<KernelState> kernels;
  private final KernelState kernel;
  private final Request request;
  private final RootValues values;
  private final HorizonProof proof;
  private final int lastDepth;
  private final boolean mayProve;

  /** After this depth the next one is the last. */
  private final int jumpFrom;

  private DepthResult last;

  Deepening(
      KernelParts parts,
      KernelSearch.Maker maker,
      List<KernelState> kernels,
      Driver driver,
      Position root,
      Request request) {
    this.parts = parts;
    this.kernels = kernels;
    this.request = request;
    kernel = kernels.getFirst();
    values = new RootValues(parts, kernel, driver, root);
    proof = new HorizonProof(parts, maker, root, request.clock());
    lastDepth = request.depthFrom(root);
    // A budget is not for proofs, and what other threads have cut off is not known here.
    mayProve = !request.clock().limitsNodes() && kernels.size() == 1;
    jumpFrom = jumpFrom(root);
    last = recalled().orElseGet(values::unsearched);
  }

  /** What an earlier session knew stands until its depth has been searched again, here at once. */
  private Optional<DepthResult> recalled() {
    boolean isPossible =
        parts.table() != null
            && parts.table().isRecalled()
            && parts.options().has(Feature.DEEPENING)
            && request.detail() != Detail.ALL;
    return isPossible ? values.recalled(parts.table(), lastDepth) : Optional.empty();
  }

  /**
   * A search to the end of a game with passes, where depth is counted in plies and the game in
   * moves: depths between the two show next to nothing new. Where few moves are left and nobody
   * counts nodes, neither do those before.
   */
  private int jumpFrom(Position root) {
    int moves = root.movesLeft();
    if (lastDepth < root.pliesLeft() || moves >= lastDepth) {
      return lastDepth;
    }
    int few = request.clock().limitsTime() ? FEW_MOVES_BY_THE_CLOCK : FEW_MOVES;
    boolean isNear = moves <= few && !request.clock().limitsNodes();
    return isNear ? Math.min(FIRST_DEPTHS, moves) : moves;
  }

  int firstDepth() {
    return parts.options().has(Feature.DEEPENING) ? Math.max(1, last.value().depth()) : lastDepth;
  }

  int lastDepth() {
    return lastDepth;
  }

  /** Searches; {@link #result} has the answer. */
  Result.End search() {
    try {
      return deepen();
    } catch (SearchStopped stopped) {
      if (parts.trace() != null) {
        parts.trace().abandon();
      }
      if (request.detail() == Detail.BEST) {
        last = values.betterOf(last);
      }
      return request.clock().end();
    }
  }

  /** What is known now. */
  Result result(Result.End end) {
    return last.result(work(), request.clock().nanos(), end);
  }

  private Statistics work() {
    return kernels.stream().map(KernelState::statistics).reduce(proof.work(), Statistics::plus);
  }

  private Result.End deepen() {
    int[] guesses = new int[lastDepth + 1];
    for (int depth = firstDepth(); depth <= lastDepth; depth = after(depth, guesses)) {
      long horizon = kernel.horizonLeaves();
      find(depth, guesses);
      boolean open = kernel.horizonLeaves() > horizon;
      if (!open && mayProve && !last.isSettled() && proof.reachesTheEnd(depth, last.moves())) {
        last = last.exact();
      }
      guesses[depth] = last.value().score();
      kernel.promote(last.move());
      request.progress().finished(result(Result.End.DEPTH));
      if (last.isSettled()) {
        return Result.End.SOLVED;
      }
    }
    return Result.End.DEPTH;
  }

  private int after(int depth, int[] guesses) {
    if (depth < jumpFrom || depth == lastDepth) {
      return depth + 1;
    }
    Arrays.fill(guesses, depth + 1, lastDepth, guesses[depth]);
    return lastDepth;
  }

  private void find(int depth, int[] guesses) {
    if (request.detail() == Detail.ALL) {
      last = values.everyMove(depth, guesses);
      return;
    }
    last = values.bestMove(depth, guesses);
    if (request.detail() == Detail.TIES) {
      last = last.withMoves(List.of(last.asMove())); // stands if the questions below are stopped
      last = last.withMoves(values.ties(last.asMove(), depth));
    }
  }
}
