package betacut.games.contract;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.search.spi.Clock;
import betacut.search.table.Tables;
import betacut.testkit.KernelChecks;
import betacut.testkit.OptionSets;
import betacut.testkit.Walk;
import betacut.testkit.Walks;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Nothing is allocated below search(): a search of thousands of nodes costs no more memory. */
final class AllocationTest {
  /** Room for what the JVM itself does on this thread meanwhile; a node would need as much. */
  private static final long NOISE = 4_096;

  private static final int DEPTH = 4;

  /** Too few nodes to measure anything. */
  private static final Set<Game<?>> TOO_SMALL = Set.of(TestGames.TYPED_TREE, TestGames.DOTS_2X1);

  @TestFactory
  Stream<DynamicTest> nothingIsAllocatedBelowSearch() {
    return TestGames.ALL.stream()
        .filter(game -> !TOO_SMALL.contains(game))
        .filter(game -> game.start().maxMoves() < 100)
        .flatMap(AllocationTest::tests);
  }

  private static <P extends Position> Stream<DynamicTest> tests(Game<P> game) {
    Walk<P> walk = new Walks<>(game, Walks.SEED).walk(0, 4, 4);
    return OptionSets.exact().entrySet().stream()
        .filter(named -> named.getValue().threads() == 1 && isFlat(named.getValue().table()))
        .filter(named -> named.getKey().startsWith("pvs"))
        .map(named -> test(walk, named));
  }

  /** The study's and the report's tables are objects on purpose. */
  private static boolean isFlat(TablePolicy policy) {
    return policy != TablePolicy.LRS
        && policy != TablePolicy.MAP
        && policy != TablePolicy.VERIFYING;
  }

  private static <P extends Position> DynamicTest test(
      Walk<P> walk, Map.Entry<String, Options> named) {
    return DynamicTest.dynamicTest(
        walk.game().id() + " " + named.getKey(),
        () -> {
          Evaluator<P> evaluator = walk.game().evaluators().firstEntry().getValue();
          measure(walk, named.getValue(), evaluator);
        });
  }

  private static <P extends Position> void measure(
      Walk<P> walk, Options options, Evaluator<P> evaluator) throws ReflectiveOperationException {
    var table = options.table() == TablePolicy.NONE ? null : Tables.create(options.table(), 1);
    var kernel = KernelChecks.kernel(options, evaluator, table);
    var allocated = new AllocatedBytes();
    kernel.setRoot(walk.position(), new Clock(Limits.NONE, 1));
    kernel.search(DEPTH, -Score.INF, Score.INF); // makes room for this depth
    allocated.read();
    long nodesBefore = kernel.statistics().nodes();
    long before = allocated.read();
    for (int i = 0; i < 5; i++) {
      if (table != null) {
        table.clear();
      }
      kernel.search(DEPTH, -Score.INF, Score.INF);
    }
    long bytes = allocated.read() - before;
    long nodes = kernel.statistics().nodes() - nodesBefore;
    assertThat(bytes).as("%d nodes at %s", nodes, walk).isLessThan(NOISE);
    assertThat(nodes).isGreaterThan(100);
  }
}
