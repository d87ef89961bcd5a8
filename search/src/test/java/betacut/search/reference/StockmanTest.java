package betacut.search.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.spi.Request;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.TreePosition;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class StockmanTest {
  private static final long SEED = Long.getLong("betacut.seed", 20_261_115L);
  private static final Evaluator<Position> HASH = TreePosition.hash(9);

  @Test
  void findsMinimaxValuesAndABestMoveOnRandomTrees() {
    TreePosition.Ends[] ends = TreePosition.Ends.values();
    for (int i = 0; i < 600; i++) {
      Position root = new TreePosition(SEED + i, 2 + i % 3, 7, ends[i % ends.length]);
      int depth = 1 + i % 7;
      int[] values = new Minimax(root, HASH).values(depth);
      Result result = search(root, HASH, Limits.depth(depth), Detail.BEST);
      int value = new Minimax(root, HASH).search(depth);
      assertThat(result.value().score()).as("seed %d tree %d", SEED, i).isEqualTo(value);
      assertThat(values[result.move()]).isEqualTo(value);
    }
  }

  @Test
  void evaluatesOnlyLeavesThatAlphaBetaEvaluatesToo() {
    long stockman = 0;
    long alphaBeta = 0;
    for (int i = 0; i < 300; i++) {
      int depth = 1 + i % 7;
      Position root = new TreePosition(SEED + i, 2 + i % 3, depth, TreePosition.Ends.NEVER);
      int values = i % 2 == 0 ? 5 : 10_001; // with many ties, and with hardly any
      Set<Long> ours = new HashSet<>();
      Set<Long> theirs = new HashSet<>();
      search(root, recording(ours, values), Limits.depth(depth), Detail.BEST);
      new AlphaBeta(root, recording(theirs, values)).search(depth);
      assertThat(theirs).as("seed %d tree %d", SEED, i).containsAll(ours);
      stockman += ours.size();
      alphaBeta += theirs.size();
    }
    assertThat(stockman).isLessThan(alphaBeta);
  }

  private static Evaluator<Position> recording(Set<Long> leaves, int values) {
    Evaluator<Position> hash = TreePosition.hash(values);
    return position -> {
      assertThat(leaves.add(position.key())).as("evaluated once").isTrue();
      return hash.evaluate(position);
    };
  }

  @Test
  void solvesTicTacToePositions() {
    List<TicTacToe> positions = TicTacToe.everyPosition();
    for (int i = 0; i < positions.size(); i += 7) {
      TicTacToe position = positions.get(i);
      if (position.outcome() != Position.ONGOING) {
        continue;
      }
      Result result = search(position, at -> 0, Limits.NONE, Detail.BEST);
      int value = new AlphaBeta(position, at -> 0).search(9);
      assertThat(result.value()).isEqualTo(Value.exact(value, position.pliesLeft()));
      assertThat(result.end()).isEqualTo(Result.End.SOLVED);
    }
  }

  @Test
  void givesEveryMoveItsValue() {
    TicTacToe position = TicTacToe.after(0, 4, 8);
    Result result = search(position, at -> 0, Limits.NONE, Detail.ALL);
    int[] values = new Minimax(position, at -> 0).values(6);
    int[] moves = new int[9];
    assertThat(result.moves()).hasSize(position.moves(moves, 0));
    for (int i = 0; i < values.length; i++) {
      int move = moves[i];
      int expected = values[i];
      assertThat(result.moves())
          .filteredOn(found -> found.move() == move)
          .allMatch(found -> found.value().score() == expected);
    }
    assertThat(result.bestMoves()).containsExactly(1, 3, 5, 7);
    assertThat(result.value().score()).isEqualTo(Score.DRAW);
  }

  @Test
  void refusesATreeThatIsTooBig() {
    Position root = new TreePosition(SEED, 30, 12, TreePosition.Ends.NEVER);
    assertThatThrownBy(() -> search(root, HASH, Limits.depth(12), Detail.BEST))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("too big for Stockman's SSS*")
        .hasMessageContaining("depth 12");
  }

  @Test
  void stopsAtTheNodeLimit() {
    for (Detail detail : Detail.values()) {
      Result result = search(new TicTacToe(), at -> 0, Limits.nodes(1000), detail);
      assertThat(result.end()).isEqualTo(Result.End.NODES);
      assertThat(result.value()).isEqualTo(Value.estimate(0, 0));
      assertThat(result.move()).isZero();
    }
  }

  private static Result search(
      Position position, Evaluator<Position> evaluator, Limits limits, Detail detail) {
    return new Stockman(evaluator).search(position, Request.of(limits, detail));
  }
}
