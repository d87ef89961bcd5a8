package betacut.search.proof;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.reference.AlphaBeta;
import betacut.search.reference.Minimax;
import betacut.search.spi.Request;
import betacut.search.toy.Nim;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.TreePosition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ProofSearchTest {
  private static final long SEED = Long.getLong("betacut.seed", 20_261_115L);

  @Test
  void knowsWhoWinsEveryTicTacToePosition() {
    var kept = new ProofSearch(1);
    List<TicTacToe> positions = TicTacToe.everyPosition();
    assertThat(positions).hasSize(5_478);
    for (TicTacToe position : positions) {
      if (position.outcome() == Position.ONGOING) {
        check(position, search(kept, position, Limits.NONE, Detail.BEST));
      }
    }
  }

  @Test
  void knowsWhoWinsRandomTrees() {
    for (int i = 0; i < 600; i++) {
      var ends = i % 2 == 0 ? TreePosition.Ends.WINS : TreePosition.Ends.MARGINS;
      var position = new TreePosition(SEED + i, 2 + i % 4, 8, ends);
      check(position, search(fresh(), position, Limits.NONE, Detail.BEST));
    }
  }

  @Test
  void knowsNim() {
    for (int heap = 1; heap <= 40; heap++) {
      Position position = Nim.of(heap);
      Result result = search(fresh(), position, Limits.NONE, Detail.BEST);
      assertThat(Integer.signum(result.value().score())).isEqualTo(heap % 4 == 0 ? -1 : 1);
    }
  }

  @Test
  void provesEveryMoveWhenAsked() {
    for (int i = 0; i < 300; i++) {
      var ends = i % 2 == 0 ? TreePosition.Ends.WINS : TreePosition.Ends.MARGINS;
      var position = new TreePosition(SEED + i, 2 + i % 4, 7, ends);
      int[] values = new Minimax(position, at -> 0).values(7);
      Result result = search(fresh(), position, Limits.NONE, Detail.ALL);
      check(position, result);
      assertThat(result.moves()).hasSize(values.length);
      for (RootMove move : result.moves()) {
        checkValue(move.value(), values[move.move()]);
      }
      int best = Integer.signum(result.value().score());
      List<Integer> ties = new ArrayList<>();
      for (int move = 0; move < values.length; move++) {
        if (Integer.signum(values[move]) == best) {
          ties.add(move);
        }
      }
      assertThat(result.bestMoves()).containsExactlyInAnyOrderElementsOf(ties);
    }
  }

  @Test
  void followsProvenMovesToTheEnd() {
    TicTacToe drawn = new TicTacToe();
    for (int move : search(fresh(), drawn, Limits.NONE, Detail.BEST).line()) {
      drawn.make(move);
    }
    assertThat(drawn.outcome()).isEqualTo(Score.DRAW);

    TicTacToe won = TicTacToe.after(0, 1);
    for (int move : search(fresh(), won, Limits.NONE, Detail.BEST).line()) {
      won.make(move);
    }
    assertThat(won.outcome()).isEqualTo(Score.LOSS);
  }

  @Test
  void aDepthLimitLeavesWinsTrueAndDrawsEstimates() {
    Position winInFive = Nim.of(9);
    Result shallow = search(fresh(), winInFive, Limits.depth(4), Detail.BEST);
    assertThat(shallow.value().kind()).isEqualTo(Bound.ESTIMATE);
    assertThat(shallow.end()).isEqualTo(Result.End.DEPTH);
    Result deep = search(fresh(), winInFive, Limits.depth(5), Detail.BEST);
    assertThat(deep.value().kind()).isEqualTo(Bound.LOWER);
    assertThat(deep.end()).isEqualTo(Result.End.SOLVED);
  }

  @Test
  void aKeptTableForgetsWhatAnotherHorizonTaught() {
    var search = fresh();
    for (int depth : new int[] {2, 5, 3, 9, 4, 7}) {
      Result result = search(search, Nim.of(9), Limits.depth(depth), Detail.BEST);
      assertThat(result.value().score() > 0).isEqualTo(depth >= 5);
    }
  }

  @Test
  void stopsExactlyAtTheNodeLimitWithTheSameAnswerEveryTime() {
    for (Detail detail : Detail.values()) {
      for (long nodes : new long[] {1, 2, 50, 777}) {
        Result result = search(fresh(), new TicTacToe(), Limits.nodes(nodes), detail);
        assertThat(result.statistics().nodes()).isEqualTo(nodes);
        assertThat(result.end()).isEqualTo(Result.End.NODES);
        assertThat(result.move()).isBetween(0, 8);
        checkValue(result.value(), Score.DRAW);
        Result again = search(fresh(), new TicTacToe(), Limits.nodes(nodes), detail);
        assertThat(again.move()).isEqualTo(result.move());
        assertThat(again.value()).isEqualTo(result.value());
      }
    }
  }

  @Test
  void stopsWhenTold() {
    var wide = new TreePosition(SEED, 5, 40, TreePosition.Ends.WINS);
    var request = Request.of(Limits.NONE, Detail.BEST);
    request.clock().stop(Result.End.STOPPED);
    Result result = fresh().search(wide, request);
    assertThat(result.end()).isEqualTo(Result.End.STOPPED);
    assertThat(result.move()).isBetween(0, 4);
  }

  @Test
  void staysRightWithATableOfFourEntries() {
    List<TicTacToe> positions = TicTacToe.everyPosition();
    for (int i = 0; i < positions.size(); i += 5) {
      TicTacToe position = positions.get(i);
      if (position.outcome() == Position.ONGOING && position.ply() > 0) {
        var forgetful = new ProofSearch(new ProofTable(1));
        check(position, search(forgetful, position, Limits.NONE, Detail.BEST));
      }
    }
  }

  @Test
  void aStoppedSearchClaimsOnlyWhatIsTrue() {
    for (int i = 0; i < 300; i++) {
      var position = new TreePosition(SEED + i, 4, 8, TreePosition.Ends.WINS);
      int value = new AlphaBeta(position, at -> 0).search(8);
      for (Detail detail : Detail.values()) {
        Limits limits = Limits.nodes(20 + i);
        checkValue(search(fresh(), position, limits, detail).value(), value);
      }
    }
  }

  private static ProofSearch fresh() {
    return new ProofSearch(new ProofTable(1024));
  }

  private static void check(Position position, Result result) {
    int value = new AlphaBeta(position, at -> 0).search(position.pliesLeft());
    assertThat(result.end()).isEqualTo(Result.End.SOLVED);
    assertThat(Integer.signum(result.value().score())).isEqualTo(Integer.signum(value));
    checkValue(result.value(), value);
    position.make(result.move());
    int reply = new AlphaBeta(position, at -> 0).search(position.pliesLeft());
    position.undo(result.move());
    assertThat(Integer.signum(-reply)).as("a best move").isEqualTo(Integer.signum(value));
    assertThat(result.line()).startsWith(result.move());
  }

  private static void checkValue(Value claimed, int value) {
    switch (claimed.kind()) {
      case EXACT -> assertThat(claimed.score()).isEqualTo(value);
      case LOWER -> assertThat(claimed.score()).isLessThanOrEqualTo(value);
      case UPPER -> assertThat(claimed.score()).isGreaterThanOrEqualTo(value);
      case ESTIMATE -> assertThat(claimed.score()).isEqualTo(Score.DRAW);
    }
  }

  private static Result search(
      ProofSearch search, Position position, Limits limits, Detail detail) {
    return search.search(position, Request.of(limits, detail));
  }
}
