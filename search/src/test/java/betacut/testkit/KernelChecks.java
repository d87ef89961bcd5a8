package betacut.testkit;

import betacut.platform.SplitMix;
import betacut.rules.Evaluator;
import betacut.rules.Game.LateMoves;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.search.kernel.Kernel;
import betacut.search.kernel.KernelParts;
import betacut.search.kernel.KernelState;
import betacut.search.reference.EssaySearch;
import betacut.search.spi.Clock;
import betacut.search.spi.SearchStopped;
import betacut.search.table.Tables;
import betacut.search.table.TranspositionTable;
import betacut.testkit.SearchSample.Case;
import java.util.List;

/** The kernel's inner promises: its return contract on any window, and the truth of its table. */
public final class KernelChecks<P extends Position> {
  private static final int WINDOWS = 16;

  private final SearchSample<P> sample;
  private final Options options;

  private KernelChecks(SearchSample<P> sample, Options options) {
    this.sample = sample;
    this.options = options;
  }

  /** One check per claim. */
  public static <P extends Position> List<Check> of(SearchSample<P> sample, Options options) {
    var checks = new KernelChecks<>(sample, options);
    return List.of(
        new Check("the return contract holds on random windows", checks::windowsAreKept),
        new Check("bounds among the wins do not mislead", checks::winWindowsAreKept),
        new Check("every table entry is true", checks::entriesAreTrue),
        new Check("every table entry of an aborted search is true", checks::abortedEntriesAreTrue));
  }

  private TranspositionTable newTable() {
    boolean none = options.table() == TablePolicy.NONE;
    return none ? null : Tables.create(options.table(), options.tableSize());
  }

  /** The kernel that an engine with these options would use, in its original class. */
  public static KernelState kernel(
      Options options, Evaluator<?> evaluator, TranspositionTable table) {
    var parts = new KernelParts(options, evaluator, table, null, null, LateMoves.USUAL, null);
    return options.algorithm() == Algorithm.FAIL_HARD ? new EssaySearch(parts) : new Kernel(parts);
  }

  private KernelState kernel(TranspositionTable table) {
    return kernel(options, sample.evaluator(), table);
  }

  private void windowsAreKept() {
    KernelState kernel = kernel(newTable());
    int number = 0;
    for (Case<P> each : sample.cases()) {
      SplitMix random = SplitMix.of(sample.seed(), number++);
      for (int i = 0; i < WINDOWS; i++) {
        int alpha = edge(each.truth(), random);
        int beta = alpha + (random.nextInt(3) == 0 ? random.between(2, 40) : 1);
        // The same question at a smaller depth first: what that stored must not mislead this one.
        int shallow = random.between(1, each.depth());
        requireContract(kernel, each, shallow, truth(each, shallow).value(), alpha, beta);
        requireContract(kernel, each, each.depth(), each.truth().value(), alpha, beta);
      }
    }
  }

  private Truth truth(Case<P> each, int depth) {
    return depth == each.depth()
        ? each.truth()
        : Truth.of(each.position(), sample.evaluator(), depth);
  }

  /** Windows near the value, near opinions, and among the wins and losses. */
  private static int edge(Truth truth, SplitMix random) {
    int middle =
        switch (random.nextInt(4)) {
          case 0 -> truth.value();
          case 1 -> 0;
          case 2 -> Score.WIN - random.nextInt(10);
          default -> -Score.WIN + random.nextInt(10);
        };
    return middle + random.between(-3, 2);
  }

  private void requireContract(
      KernelState kernel, Case<P> each, int depth, int value, int alpha, int beta) {
    kernel.setRoot(each.position(), new Clock(Limits.NONE, 1));
    int result = kernel.search(depth, alpha, beta);
    boolean kept =
        result <= alpha ? value <= result : result >= beta ? value >= result : value == result;
    String where = "window (%d, %d), depth %d, %s".formatted(alpha, beta, depth, each.walk());
    Check.that(kept, "the return contract is broken", where, "value " + value, result);
  }

  /**
   * Asks a shallow search about a win that only the deep one sees, with the same window: the
   * shallow answer is a bound that looks like a distance.
   */
  private void winWindowsAreKept() {
    var walks = new Walks<>(sample.game(), sample.seed() + 6);
    TranspositionTable table = newTable();
    if (table == null) {
      return;
    }
    KernelState kernel = kernel(table);
    for (int number = 0; number < 40; number++) {
      Walk<P> walk = walks.walk(number);
      Case<P> each = sample.affordableCase(walk, 6, 2_000);
      int depth = each.depth();
      int value = each.truth().value();
      for (int shallow = 1; Score.hasDistance(value) && shallow < depth; shallow++) {
        for (int beta = value - 1; beta <= value + 2; beta++) {
          table.clear();
          requireContract(kernel, each, shallow, truth(each, shallow).value(), beta - 1, beta);
          requireContract(kernel, each, depth, value, beta - 1, beta);
        }
      }
    }
  }

  private void entriesAreTrue() {
    TranspositionTable table = newTable();
    if (table == null) {
      return;
    }
    for (Case<P> each : sample.cases()) {
      table.clear();
      KernelState kernel = kernel(table);
      kernel.setRoot(each.position(), new Clock(Limits.NONE, 1));
      for (int depth = 1; depth <= each.depth(); depth++) {
        kernel.search(depth, -Score.INF, Score.INF);
      }
      new TableAudit<>(sample, each, options).require(table);
    }
  }

  private void abortedEntriesAreTrue() {
    TranspositionTable table = newTable();
    if (table == null) {
      return;
    }
    int number = 0;
    for (Case<P> each : sample.cases()) {
      table.clear();
      KernelState kernel = kernel(table);
      long nodes = SplitMix.of(sample.seed(), number++).between(2, 500);
      kernel.setRoot(each.position(), new Clock(Limits.nodes(nodes), 1));
      try {
        kernel.search(each.depth(), -Score.INF, Score.INF);
      } catch (SearchStopped expected) {
        // that is the point
      }
      new TableAudit<>(sample, each, options).require(table);
    }
  }
}
