package betacut.search.reference;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.spi.Request;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.TreePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class RandomPlayerTest {
  @Test
  void playsEveryLegalMoveAboutEquallyOften() {
    var player = new RandomPlayer(1);
    int[] times = new int[9];
    for (int i = 0; i < 7000; i++) {
      times[search(player, Detail.BEST).move()]++;
    }
    assertThat(times[0]).isZero();
    assertThat(times[4]).isZero();
    for (int cell : new int[] {1, 2, 3, 5, 6, 7, 8}) {
      assertThat(times[cell]).isBetween(850, 1150);
    }
  }

  @Test
  void aSeedFixesTheSequence() {
    assertThat(sequence(5)).isEqualTo(sequence(5)).isNotEqualTo(sequence(6));
  }

  @Test
  void hasNoOpinion() {
    Result result = search(new RandomPlayer(3), Detail.TIES);
    assertThat(result.moves().getFirst().move()).isEqualTo(result.move());
    assertThat(result.bestMoves()).containsExactlyInAnyOrder(1, 2, 3, 5, 6, 7, 8);
  }

  private static List<Integer> sequence(long seed) {
    var player = new RandomPlayer(seed);
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      moves.add(search(player, Detail.BEST).move());
    }
    return moves;
  }

  /** Games of a seed stay what they were when the JDK drew the numbers. */
  @Test
  void drawsTheNumbersOfTheJdk() {
    for (int bound : new int[] {1, 2, 3, 7, 8}) {
      for (long seed = -3; seed < 30; seed++) {
        var player = new RandomPlayer(seed);
        var random = new SplittableRandom(seed);
        var position = new TreePosition(seed, bound, 9, TreePosition.Ends.WINS);
        int[] moves = new int[position.maxMoves()];
        int count = position.moves(moves, 0);
        for (int i = 0; i < 20; i++) {
          int move = player.search(position, Request.of(Limits.NONE, Detail.BEST)).move();
          assertThat(move).isEqualTo(moves[random.nextInt(count)]);
        }
      }
    }
  }

  private static Result search(RandomPlayer player, Detail detail) {
    return player.search(TicTacToe.after(0, 4), Request.of(Limits.NONE, detail));
  }
}
