package betacut.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Games;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WthorFileTest {
  private static int[] game(long seed) {
    var random = new SplittableRandom(seed);
    Position position = Games.find(OthelloFamily.ID).start();
    List<Integer> moves = new ArrayList<>();
    while (position.outcome() == Position.ONGOING) {
      int[] legal = position.legalMoves();
      moves.add(legal[random.nextInt(legal.length)]);
      position.make(moves.getLast());
    }
    return moves.stream().mapToInt(move -> move).toArray();
  }

  /** As the federation writes it: without passes, noughts behind a game that ended early. */
  private static byte[] file(int[]... games) {
    byte[] file = new byte[16 + 68 * games.length];
    for (int i = 0; i < games.length; i++) {
      int at = 16 + 68 * i + 8;
      for (int move : games[i]) {
        if (move != OthelloPosition.PASS) {
          file[at++] = (byte) (10 * (move / 8 + 1) + move % 8 + 1);
        }
      }
    }
    return file;
  }

  @Test
  void gamesComeBackWithTheirPasses() {
    int[][] games = new int[20][];
    Arrays.setAll(games, WthorFileTest::game);
    assertThat(Arrays.stream(games))
        .anyMatch(game -> Arrays.stream(game).anyMatch(m -> m == OthelloPosition.PASS));
    assertThat(WthorFile.read(file(games))).containsExactly(games);
  }

  @Test
  void whatWasBrokenOffOrIsIllegalIsLeftOut() {
    int[] whole = game(1);
    int[] illegal = whole.clone();
    illegal[3] = 0;
    assertThat(WthorFile.read(file(Arrays.copyOf(whole, 30), whole, illegal)))
        .containsExactly(whole);
    assertThatThrownBy(() -> WthorFile.read(new byte[50]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no WTHOR file");
  }
}
