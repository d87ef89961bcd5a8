package betacut.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Weights;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConnectFourEvaluatorTest {
  private static final long SEED = Long.getLong("betacut.seed", 5);

  @ParameterizedTest
  @CsvSource({"7,6", "4,4", "8,7", "9,6", "12,4", "4,15"})
  void essayAgreesWithCountingSegments(int width, int height) {
    var study = (EssayEvaluator) ConnectFour.of(width, height).evaluators().get("essay");
    agrees(study, new int[] {0, 0, 1, 4, 0}, width, height);
    agrees(
        study.with(Weights.parse("one 2\ntwo 7\nthree -5")),
        new int[] {0, 2, 7, -5, 0},
        width,
        height);
  }

  private static void agrees(EssayEvaluator essay, int[] weights, int width, int height) {
    onRandomGames(
        width,
        height,
        (fast, slow) -> {
          int first = 0;
          for (int[][] segment : slow.segments()) {
            int x = slow.count(segment, 'x');
            int o = slow.count(segment, 'o');
            first += o == 0 ? weights[x] : 0;
            first -= x == 0 ? weights[o] : 0;
          }
          assertThat(essay.evaluate(fast)).as(slow.toString()).isEqualTo(forMover(slow, first));
        });
  }

  @ParameterizedTest
  @CsvSource({"7,6", "4,4", "8,7", "9,6", "12,4", "4,15"})
  void threatsAgreeWithCountingCells(int width, int height) {
    var threats = (ThreatEvaluator) ConnectFour.of(width, height).evaluators().get("threats");
    var toFirst = ThreatEvaluator.Worth.of("first", threats.weights());
    var toSecond = ThreatEvaluator.Worth.of("second", threats.weights());
    onRandomGames(
        width,
        height,
        (fast, slow) -> {
          int first = slowThreats(slow, 'x', toFirst) - slowThreats(slow, 'o', toSecond);
          assertThat(threats.evaluate(fast)).as(slow.toString()).isEqualTo(forMover(slow, first));
        });
  }

  private static int slowThreats(SlowConnectFour slow, char colour, ThreatEvaluator.Worth weights) {
    char other = colour == 'x' ? 'o' : 'x';
    int score = 0;
    for (int column = 0; column < slow.width; column++) {
      boolean covered = false;
      for (int row = slow.heightOf(column); row < slow.height; row++) {
        boolean playable = row == slow.heightOf(column);
        boolean threat = slow.wouldWin(colour, column, row);
        if (threat) {
          int live = row % 2 == 0 ? weights.liveOdd() : weights.liveEven();
          score += playable ? weights.playable() : covered ? weights.covered() : live;
        }
        covered |= threat || slow.wouldWin(other, column, row);
      }
    }
    for (int[][] segment : slow.segments()) {
      int stones = slow.count(segment, other) == 0 ? slow.count(segment, colour) : 0;
      score += stones == 1 ? weights.openOne() : stones == 2 ? weights.openTwo() : 0;
    }
    return score;
  }

  @ParameterizedTest
  @CsvSource({"7,6", "8,7", "9,6", "12,4", "4,15"})
  void kangAgreesWithWalkingAlongTheLines(int width, int height) {
    var kang = ConnectFour.of(width, height).evaluators().get("kang");
    onRandomGames(
        width,
        height,
        (fast, slow) -> {
          int raw = SlowKang.features(slow, 'x') - SlowKang.features(slow, 'o');
          assertThat(kang.evaluate(fast))
              .as(slow.toString())
              .isEqualTo(KangEvaluator.bend(forMover(slow, raw)));
        });
  }

  @Test
  void kangBendsWithoutChangingTheOrder() {
    int before = -Score.DECIDED;
    for (int raw = -19_000_000; raw <= 19_000_000; raw += 1_000) {
      int bent = KangEvaluator.bend(raw);
      assertThat(bent).isGreaterThanOrEqualTo(before).isEqualTo(-KangEvaluator.bend(-raw));
      before = bent;
    }
    assertThat(before).isLessThan(Score.DECIDED);
  }

  @Test
  void mirrorImagesAreWorthTheSame() {
    var game = ConnectFour.of(7, 6);
    for (var evaluator : game.evaluators().values()) {
      var random = new SplittableRandom(SEED);
      int[] moves = new int[7];
      for (int i = 0; i < 200; i++) {
        var position = game.start();
        var mirrored = game.start();
        while (position.outcome() == Position.ONGOING) {
          assertThat(evaluator.evaluate(mirrored)).isEqualTo(evaluator.evaluate(position));
          int move = moves[random.nextInt(position.moves(moves, 0))];
          position.make(move);
          mirrored.make(6 - move);
        }
      }
    }
  }

  /** x threatens a3 and e3, on an odd row, its own. */
  @Test
  void threatsPreferTheRightRows() {
    var game = ConnectFour.of(7, 6);
    var threats = game.evaluators().get("threats");
    var odd = game.parse("......./......./......./.xxx.../.ooxo../.oxox..");
    assertThat(threats.evaluate(odd)).isLessThan(0);
    assertThat(odd.mover()).isEqualTo(1);
  }

  @Test
  void offersTheNamedEvaluatorsWithOursFirst() {
    var evaluators = ConnectFour.of(7, 6).evaluators();
    assertThat(List.copyOf(evaluators.keySet()))
        .containsExactly("threats", "essay", "essay-learned", "kang", "zero", "win-only");
    assertThat(evaluators.get("zero").evaluate(ConnectFour.of(7, 6).parse("4433"))).isZero();
    assertThat(evaluators.get("win-only").evaluate(ConnectFour.of(7, 6).parse("4433"))).isZero();
  }

  private static int forMover(SlowConnectFour slow, int first) {
    return slow.mover() == 'x' ? first : -first;
  }

  private static void onRandomGames(
      int width, int height, BiConsumer<ConnectFourPosition, SlowConnectFour> check) {
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < 30; i++) {
      var fast = ConnectFour.of(width, height).start();
      var slow = new SlowConnectFour(width, height);
      while (fast.outcome() == Position.ONGOING) {
        check.accept(fast, slow);
        List<Integer> moves = slow.moves();
        int move = moves.get(random.nextInt(moves.size()));
        fast.make(move);
        slow.play(move);
      }
    }
  }
}
