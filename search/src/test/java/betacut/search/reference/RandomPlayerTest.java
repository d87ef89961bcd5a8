package betacut.search.reference;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Request;
import betacut.search.Result;
import betacut.search.toy.TicTacToe;
import java.util.ArrayList;
import java.util.List;
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

  private static Result search(RandomPlayer player, Detail detail) {
    return player.search(TicTacToe.after(0, 4), Request.of(Limits.NONE, detail));
  }
}
