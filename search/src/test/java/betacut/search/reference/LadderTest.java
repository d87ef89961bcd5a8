package betacut.search.reference;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.toy.Nim;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.TreePosition;
import betacut.testkit.Truth;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class LadderTest {
  private static final long SEED = Long.getLong("betacut.seed", 20_261_115L);
  private static final int TREES = 400;
  private static final Evaluator<Position> HASH = TreePosition.hash(9);

  @Test
  void negamaxIsMinimax() {
    for (int i = 0; i < TREES; i++) {
      Position root = tree(i);
      int depth = i % 7;
      var minimax = new Minimax(root, HASH);
      var negamax = new Negamax(root, HASH);
      assertThat(negamax.search(depth))
          .as("seed %d tree %d", SEED, i)
          .isEqualTo(minimax.search(depth));
      assertThat(negamax.nodes()).isEqualTo(minimax.nodes());
      assertThat(negamax.leaves()).isEqualTo(minimax.leaves());
    }
  }

  /** Two minimaxes that share nothing: the first rung, and the one all contracts rely on. */
  @Test
  void minimaxIsTheTestkits() {
    for (int i = 0; i < TREES; i++) {
      Position root = tree(i);
      int depth = 1 + i % 6;
      Truth truth = Truth.of(root, HASH, depth);
      var minimax = new Minimax(root, HASH);
      assertThat(minimax.search(depth)).as("seed %d tree %d", SEED, i).isEqualTo(truth.value());
      assertThat(minimax.values(depth))
          .containsExactly(truth.values().stream().mapToInt(Integer::intValue).toArray());
    }
  }

  @Test
  void alphaBetaKeepsItsContractInEveryWindow() {
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < TREES; i++) {
      Position root = tree(i);
      int depth = i % 7;
      int value = new Minimax(root, HASH).search(depth);
      var alphaBeta = new AlphaBeta(root, HASH);
      assertThat(alphaBeta.search(depth)).as("seed %d tree %d", SEED, i).isEqualTo(value);
      for (int window = 0; window < 10; window++) {
        int alpha = value + random.nextInt(-6, 6);
        int beta = alpha + random.nextInt(1, 6);
        int found = alphaBeta.search(depth, alpha, beta);
        if (found <= alpha) {
          assertThat(value).isLessThanOrEqualTo(found);
        } else if (found >= beta) {
          assertThat(value).isGreaterThanOrEqualTo(found);
        } else {
          assertThat(found).isEqualTo(value);
        }
      }
    }
  }

  @Test
  void theValueIsTheBestOfTheMoves() {
    for (int i = 0; i < TREES; i++) {
      var minimax = new Minimax(tree(i), HASH);
      int depth = 1 + i % 6;
      int best = Arrays.stream(minimax.values(depth)).max().orElseThrow();
      long nodes = minimax.nodes();
      assertThat(minimax.search(depth)).as("seed %d tree %d", SEED, i).isEqualTo(best);
      assertThat(minimax.nodes()).isEqualTo(nodes);
    }
  }

  @Test
  void aPerfectlyOrderedUniformTreeHasTheMinimalNumberOfLeaves() {
    for (int depth = 0; depth <= 8; depth++) {
      var alphaBeta =
          new AlphaBeta(new TreePosition(SEED, 3, depth, TreePosition.Ends.NEVER), position -> 0);
      alphaBeta.search(depth);
      long half = Math.round(Math.pow(3, depth / 2));
      long otherHalf = Math.round(Math.pow(3, (depth + 1) / 2));
      assertThat(alphaBeta.leaves()).isEqualTo(half + otherHalf - 1);
    }
  }

  @Test
  void ticTacToeIsADrawInKnownNumbersOfNodes() {
    var minimax = new Minimax(new TicTacToe(), position -> 0);
    assertThat(minimax.search(9)).isEqualTo(Score.DRAW);
    assertThat(minimax.nodes()).isEqualTo(549_946);
    assertThat(minimax.leaves()).isZero();

    var alphaBeta = new AlphaBeta(TicTacToe.withFlatWins(), position -> 0);
    assertThat(alphaBeta.search(9)).isEqualTo(Score.DRAW);
    assertThat(alphaBeta.nodes()).isEqualTo(18_297);
  }

  @Test
  void winsAreCountedFromTheRoot() {
    assertThat(new Negamax(Nim.of(3), position -> 0).search(3)).isEqualTo(Score.WIN - 1);
    assertThat(new Negamax(Nim.of(4), position -> 0).search(4)).isEqualTo(Score.LOSS + 2);
    assertThat(new AlphaBeta(Nim.of(9), position -> 0).search(9)).isEqualTo(Score.WIN - 5);
  }

  @Test
  void thePositionOfTheCallerIsLeftAsItIs() {
    TicTacToe position = TicTacToe.after(0, 4);
    long key = position.key();
    new Minimax(position, at -> 0).search(3);
    assertThat(position.key()).isEqualTo(key);
  }

  private static Position tree(int i) {
    TreePosition.Ends[] ends = TreePosition.Ends.values();
    return new TreePosition(SEED + i, 2 + i % 3, 7, ends[i % ends.length]);
  }
}
