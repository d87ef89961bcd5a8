package betacut.search.kernel;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Result.RootMove;
import betacut.search.table.Entry;
import betacut.search.table.TranspositionTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What one depth tells of the root's moves, and how much each score claims. */
final class RootValues {
  private final KernelState kernel;
  private final Driver driver;
  private final LineCompletion lines;
  private final boolean selective;
  private final boolean hasMemoryTest;
  private final int pliesLeft;
  private final Position root;

  RootValues(KernelParts parts, KernelState kernel, Driver driver, Position root) {
    this.kernel = kernel;
    this.driver = driver;
    this.root = root;
    lines = new LineCompletion(parts, kernel, root);
    selective = parts.options().isSelective();
    hasMemoryTest = parts.options().algorithm().needsTable();
    pliesLeft = root.pliesLeft();
  }

  /** The first move and the opinion of the position as it stands. */
  DepthResult unsearched() {
    int first = kernel.rootMoves()[0];
    Value value = Value.estimate(kernel.evaluator.evaluate(root), 0);
    return new DepthResult(first, value, List.of(first), List.of());
  }

  /** What an earlier session found at its deepest, if the table was filled by one. */
  Optional<DepthResult> recalled(TranspositionTable table, int deepest) {
    int symmetry = kernel.tableUse.folds() ? root.canonicalSymmetry() : 0;
    long entry = table.probe(root.key(symmetry));
    int depth = Entry.depth(entry);
    boolean isWhole = Entry.bound(entry) == Entry.EXACT && Entry.move(entry) != NO_MOVE;
    if (!isWhole || depth > deepest) {
      return Optional.empty();
    }
    int move = root.unmapMove(Entry.move(entry), symmetry);
    Value value = valued(Entry.score(entry), depth);
    return Optional.of(new DepthResult(move, value, List.of(move), List.of()));
  }

  DepthResult bestMove(int depth, int[] guesses) {
    return finding(driver.search(kernel, depth, guesses), depth, List.of());
  }

  private DepthResult finding(Found found, int depth, List<RootMove> moves) {
    return new DepthResult(
        found.move(), valued(found.score(), depth), lines.completed(found.line(), depth), moves);
  }

  /** Asks of each other move whether it reaches the best score: a bound is enough to say no. */
  List<RootMove> ties(RootMove best, int depth) {
    List<RootMove> ties = new ArrayList<>(List.of(best));
    int score = best.value().score();
    int[] order = kernel.rootMoves();
    for (int move : order) {
      if (move != best.move()) {
        kernel.restrictRoot(new int[] {move});
        if (kernel.search(depth, score - 1, score) >= score) {
          ties.add(new RootMove(move, best.value()));
        }
      }
    }
    kernel.restoreRoot(order);
    return ties;
  }

  /** The value of every move, the best first. */
  DepthResult everyMove(int depth, int[] guesses) {
    List<DepthResult> findings = new ArrayList<>();
    for (int move : kernel.rootMoves()) {
      kernel.restrictRoot(new int[] {move});
      findings.add(bestMove(depth, guesses));
    }
    findings.sort(Comparator.comparingInt((DepthResult each) -> each.value().score()).reversed());
    kernel.restoreRoot(findings.stream().mapToInt(DepthResult::move).toArray());
    return findings.getFirst().withMoves(findings.stream().map(DepthResult::asMove).toList());
  }

  /** A move finished in the depth under way counts if it already beat the old best move. */
  DepthResult betterOf(DepthResult last) {
    boolean isFirst = last.value().depth() == 0;
    boolean isValue = !hasMemoryTest && kernel.hasWholeWindow();
    boolean isBetter = isFirst || kernel.movesDone() > 1 && kernel.bestMove() != last.move();
    if (!isValue || !isBetter || kernel.movesDone() == 0) {
      return last;
    }
    int score = kernel.bestScore();
    int depth = kernel.searchedDepth();
    Value value =
        Score.isDecided(score) && score > 0 && !selective
            ? new Value(score, Bound.LOWER, depth)
            : Value.estimate(score, depth);
    return new DepthResult(
        kernel.bestMove(), value, lines.completed(kernel.line(), depth), List.of());
  }

  private Value valued(int score, int depth) {
    if (selective) {
      return Value.estimate(score, depth);
    }
    if (depth >= pliesLeft || Score.hasDistance(score)) {
      return Value.exact(score, depth);
    }
    if (Score.isDecided(score)) { // a margin somebody can force, maybe not the best one
      return new Value(score, score > 0 ? Bound.LOWER : Bound.UPPER, depth);
    }
    return Value.estimate(score, depth);
  }
}
