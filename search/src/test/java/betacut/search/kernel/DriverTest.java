package betacut.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.platform.SplitMix;
import betacut.rules.Game.LateMoves;
import betacut.rules.Score;
import betacut.search.Algorithm;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.search.spi.Clock;
import betacut.search.table.Tables;
import betacut.search.table.TranspositionTable;
import betacut.search.toy.TicTacToe;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Drivers find the value by any bounds that are true, and only whole roots are remembered. */
final class DriverTest {
  private static final Clock CLOCK = new Clock(Limits.NONE, 1);

  /** Knows the value, and answers a window that misses it with some bound that is true. */
  private static final class Oracle extends KernelState {
    private final SplitMix random;
    private final int value;

    Oracle(int value, SplitMix random) {
      super(parts(Options.plain(Algorithm.PVS), null));
      this.value = value;
      this.random = random;
      setRoot(new TicTacToe(), CLOCK);
    }

    @Override
    protected int root(int depth, int alpha, int beta) {
      rootBest = 0;
      rootBestScore =
          value <= alpha
              ? random.between(value, alpha)
              : value >= beta ? random.between(beta, value) : value;
      return rootBestScore;
    }

    @Override
    protected void orderRoot(int depth) {}
  }

  private static KernelParts parts(Options options, TranspositionTable table) {
    return new KernelParts(options, position -> 0, table, null, null, LateMoves.USUAL, null);
  }

  @Test
  void everyDriverEndsAtTheValue() {
    var random = new SplitMix(7);
    var drivers =
        List.of(
            Driver.of(Options.of(Algorithm.MTDF)),
            Driver.of(Options.of(Algorithm.MTDF).with(Feature.LAST_GUESS)),
            Driver.of(Options.of(Algorithm.SSS)),
            Driver.of(Options.of(Algorithm.DUAL)),
            Driver.of(Options.of(Algorithm.PVS).with(Feature.ASPIRATION).with(Feature.DEEPENING)));
    for (int i = 0; i < 20_000; i++) {
      int value = random.between(-12, 12);
      int[] guesses = {0, random.between(-12, 12), random.between(-12, 12), 0};
      Driver driver = drivers.get(i % drivers.size());
      assertThat(driver.search(new Oracle(value, random), 3, guesses).score()).isEqualTo(value);
    }
  }

  @Test
  void aRestrictedRootIsNotRemembered() {
    var root = new TicTacToe();
    TranspositionTable table = Tables.create(TablePolicy.BUCKET, 1);
    var kernel = new Kernel(parts(Options.full(Algorithm.PVS), table));
    kernel.setRoot(root, CLOCK);
    kernel.restrictRoot(new int[] {1, 3});
    kernel.search(5, -Score.INF, Score.INF);
    assertThat(table.probe(root.key())).isZero();
    kernel.restoreRoot(root.legalMoves());
    kernel.search(5, -Score.INF, Score.INF);
    assertThat(table.probe(root.key())).isNotZero();
  }
}
