package betacut.games.contract;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.testkit.HashEvaluator;
import betacut.testkit.Walks;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A table much too small for its search loses entries, never the truth. */
final class ReplacementPressureTest {
  private static final int DEPTH = 10;
  private static final int POSITIONS = 3;
  private static final List<Integer> OPENING = List.of(3, 2, 3);
  private static final int[] VALUES = values();

  private static ConnectFourPosition position(int plies) {
    ConnectFourPosition position = TestGames.CONNECT_FOUR.start();
    OPENING.subList(0, plies).forEach(position::make);
    return position;
  }

  private static <P extends Position> HashEvaluator<P> evaluator() {
    return HashEvaluator.ofRange(Walks.SEED, 500, 1);
  }

  /** By alpha-beta without any table. */
  private static int[] values() {
    Engine plain =
        Engine.of(TestGames.CONNECT_FOUR, evaluator(), Options.plain(Algorithm.ALPHABETA));
    return IntStream.range(0, POSITIONS)
        .map(plies -> plain.search(position(plies), Limits.depth(DEPTH)).value().score())
        .toArray();
  }

  @ParameterizedTest
  @EnumSource(value = TablePolicy.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void aFullTableGivesTheSameValues(TablePolicy policy) {
    Options options = Options.plain(Algorithm.PVS).withTable(policy, 1);
    var engine = Engine.of(TestGames.CONNECT_FOUR, evaluator(), options);
    for (int plies = 0; plies < POSITIONS; plies++) {
      int value = engine.search(position(plies), Limits.depth(DEPTH)).value().score();
      assertThat(value).as("%s, after %d plies", policy.id(), plies).isEqualTo(VALUES[plies]);
    }
    double fill = engine.table().orElseThrow().fill();
    boolean pressed = policy == TablePolicy.MAP || fill > 0.8;
    assertThat(pressed).as("fill %f: no pressure at all", fill).isTrue();
  }
}
