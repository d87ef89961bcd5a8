package betacut.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Outcome;
import betacut.rules.Position;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.reference.AlphaBeta;
import betacut.search.reference.Minimax;
import betacut.search.spi.Clock;
import betacut.search.spi.Request;
import betacut.search.toy.Nim;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.TreePosition;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MonteCarloTest {
  private static final long SEED = Long.getLong("betacut.seed", 20_261_115L);
  private static final int SMALL = 4;

  @Test
  void takesAWinInOneAtOnce() {
    Result result = search(TicTacToe.after(0, 3, 1, 4), Limits.nodes(20), Detail.BEST);
    assertThat(result.move()).isEqualTo(2);
    assertThat(result.value()).isEqualTo(Value.exact(Score.WIN - 1, 1));
    assertThat(result.end()).isEqualTo(Result.End.SOLVED);
    assertThat(result.line()).containsExactly(2);
  }

  @Test
  void blocksALossInOne() {
    for (int seed = 0; seed < 20; seed++) {
      var player = new MonteCarlo(seed, SMALL);
      Result result = search(player, TicTacToe.after(0, 4, 1), Limits.nodes(2000), Detail.BEST);
      assertThat(result.move()).isEqualTo(2);
    }
  }

  @Test
  void playsOutGamesThatLastLongerThanTheyGuess() {
    record Endurance(int heap) implements Rules<Integer, Integer> {
      @Override
      public Integer start() {
        return heap;
      }

      @Override
      public List<Integer> moves(Integer left) {
        return List.of(0, 1);
      }

      @Override
      public Integer play(Integer left, Integer taken) {
        return left - taken;
      }

      @Override
      public Outcome result(Integer left) {
        return left == 0 ? Outcome.LOSS : Outcome.ONGOING;
      }
    }
    Position start = RulesGame.of(new Endurance(3_000)).start();
    Result result = search(start, Limits.nodes(50_000), Detail.BEST);
    assertThat(result.end()).isEqualTo(Result.End.NODES);
    assertThat(result.statistics().ends()).isPositive();
  }

  @Test
  void solvesTicTacToe() {
    Result result = search(new TicTacToe(), Limits.NONE, Detail.BEST);
    assertThat(result.value().score()).isEqualTo(Score.DRAW);
    assertThat(result.value().kind()).isEqualTo(Bound.EXACT);
    assertThat(result.end()).isEqualTo(Result.End.SOLVED);
  }

  @Test
  void provesWhatMinimaxFindsInTicTacToeEndings() {
    var player = new MonteCarlo(SEED, SMALL);
    for (TicTacToe position : TicTacToe.everyPosition()) {
      if (position.outcome() == Position.ONGOING && position.ply() >= 4) {
        check(position, search(player, position, Limits.NONE, Detail.BEST));
      }
    }
  }

  @Test
  void provesWhatMinimaxFindsInRandomTrees() {
    var player = new MonteCarlo(SEED, SMALL);
    for (int i = 0; i < 600; i++) {
      var ends = i % 2 == 0 ? TreePosition.Ends.WINS : TreePosition.Ends.MARGINS;
      var position = new TreePosition(SEED + i, 2 + i % 4, 7, ends);
      check(position, search(player, position, Limits.NONE, Detail.BEST));
    }
  }

  @Test
  void provesEveryMoveWhenAsked() {
    var player = new MonteCarlo(SEED, SMALL);
    for (int i = 0; i < 200; i++) {
      var ends = i % 2 == 0 ? TreePosition.Ends.WINS : TreePosition.Ends.MARGINS;
      var position = new TreePosition(SEED + i, 2 + i % 4, 6, ends);
      int[] values = new Minimax(position, at -> 0).values(6);
      Result result = search(player, position, Limits.NONE, Detail.ALL);
      check(position, result);
      assertThat(result.moves()).hasSize(values.length);
      assertThat(result.moves().getFirst().move()).isEqualTo(result.move());
      for (RootMove move : result.moves()) {
        assertThat(move.value().kind()).isNotEqualTo(Bound.ESTIMATE);
        checkProven(move.value(), values[move.move()]);
      }
    }
  }

  @Test
  void aStoppedSearchClaimsOnlyWhatIsTrue() {
    var player = new MonteCarlo(SEED, SMALL);
    for (int i = 0; i < 500; i++) {
      var position = new TreePosition(SEED + i, 4, 8, TreePosition.Ends.WINS);
      int value = new AlphaBeta(position, at -> 0).search(8);
      Detail detail = Detail.values()[i % 3];
      checkProven(search(player, position, Limits.nodes(5 + i), detail).value(), value);
    }
  }

  @Test
  void prefersTheBetterMoveLongBeforeItIsProven() {
    Result result = search(Nim.of(21), Limits.nodes(200_000), Detail.BEST);
    assertThat(result.line().getFirst()).isEqualTo(result.move());
    assertThat(result.value().score()).isPositive();
  }

  @Test
  void theSameSeedGivesTheSameAnswer() {
    for (Detail detail : Detail.values()) {
      Result once = search(new TicTacToe(), Limits.nodes(3000), detail);
      Result twice = search(new TicTacToe(), Limits.nodes(3000), detail);
      assertThat(twice.move()).isEqualTo(once.move());
      assertThat(twice.value()).isEqualTo(once.value());
      assertThat(twice.line()).isEqualTo(once.line());
      assertThat(twice.moves()).isEqualTo(once.moves());
      assertThat(twice.statistics()).isEqualTo(once.statistics());
    }
  }

  @Test
  void stopsExactlyAtTheNodeLimit() {
    for (long nodes : new long[] {1, 2, 9, 10, 11, 500, 5000}) {
      for (Detail detail : Detail.values()) {
        Result result = search(new TicTacToe(), Limits.nodes(nodes), detail);
        assertThat(result.statistics().nodes()).isEqualTo(nodes);
        assertThat(result.end()).isEqualTo(Result.End.NODES);
        assertThat(result.move()).isBetween(0, 8);
        assertThat(Math.abs(result.value().score())).isLessThan(Score.DECIDED);
      }
    }
  }

  @Test
  void stopsWhenTimeIsUp() {
    var endless = new TreePosition(SEED, 30, 60, TreePosition.Ends.LATE);
    var player = new MonteCarlo(SEED, SMALL);
    Limits limits = Limits.time(Duration.ofMillis(30));
    assertThat(search(player, endless, limits, Detail.BEST).end()).isEqualTo(Result.End.TIME);
  }

  @Test
  void stopsWhenTold() {
    var wide = new TreePosition(SEED, 5, 40, TreePosition.Ends.WINS);
    var request = Request.of(Limits.NONE, Detail.ALL);
    request.clock().stop(Result.End.STOPPED);
    Result result = new MonteCarlo(SEED, SMALL).search(wide, request);
    assertThat(result.end()).isEqualTo(Result.End.STOPPED);
    assertThat(result.move()).isBetween(0, 4);
  }

  @Test
  void goesOnWithoutGrowingWhenTheMemoryIsFull() {
    var wide = new TreePosition(SEED, 30, 40, TreePosition.Ends.LATE);
    var player = new MonteCarlo(SEED, 1);
    Result limited = search(player, wide, Limits.nodes(2_000_000), Detail.BEST);
    assertThat(limited.statistics().nodes()).isEqualTo(2_000_000);
    Result unlimited = search(player, wide, Limits.NONE, Detail.BEST);
    assertThat(unlimited.end()).isEqualTo(Result.End.NODES);
  }

  @Test
  void aDepthAloneEndsTheSearchOnceTheLineIsThatLong() {
    var wide = new TreePosition(SEED, 5, 40, TreePosition.Ends.WINS);
    var player = new MonteCarlo(SEED, SMALL);
    Result result = search(player, wide, Limits.depth(3), Detail.BEST);
    assertThat(result.end()).isEqualTo(Result.End.DEPTH);
    assertThat(result.line()).hasSize(3);
    assertThat(result.depth()).isEqualTo(3);
  }

  @Test
  void reportsWheneverThePlayoutsHaveDoubled() {
    List<Long> nodes = new ArrayList<>();
    Limits limits = Limits.nodes(100_000);
    new MonteCarlo(SEED, SMALL)
        .search(
            Nim.of(60),
            new Request(
                limits.depth(),
                new Clock(limits, 1),
                Detail.ALL,
                result -> nodes.add(result.statistics().nodes())));
    assertThat(nodes).hasSizeBetween(2, 9).isSorted();
  }

  @Test
  void playsPerfectTicTacToeAgainstEveryReply() {
    var player = new MonteCarlo(SEED, SMALL);
    neverLoses(player, new TicTacToe(), 0);
    neverLoses(player, new TicTacToe(), 1);
  }

  private static void neverLoses(MonteCarlo player, TicTacToe position, int side) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      assertThat(position.mover() == side ? outcome : -outcome).isNotNegative();
      return;
    }
    int[] moves = new int[9];
    int end = position.moves(moves, 0);
    if (position.mover() == side) {
      moves[0] = search(player, position, Limits.nodes(20_000), Detail.BEST).move();
      end = 1;
    }
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      neverLoses(player, position, side);
      position.undo(moves[i]);
    }
  }

  private static void check(Position position, Result result) {
    int value = new AlphaBeta(position, at -> 0).search(position.pliesLeft());
    assertThat(result.end()).isEqualTo(Result.End.SOLVED);
    assertThat(result.value().kind()).isNotEqualTo(Bound.ESTIMATE);
    assertThat(Integer.signum(result.value().score())).isEqualTo(Integer.signum(value));
    checkProven(result.value(), value);
    position.make(result.move());
    int reply = new AlphaBeta(position, at -> 0).search(position.pliesLeft());
    position.undo(result.move());
    assertThat(Integer.signum(-reply)).as("a best move").isEqualTo(Integer.signum(value));
    assertThat(result.line()).startsWith(result.move());
  }

  private static void checkProven(Value claimed, int value) {
    switch (claimed.kind()) {
      case EXACT -> assertThat(claimed.score()).isEqualTo(value);
      case LOWER -> assertThat(claimed.score()).isLessThanOrEqualTo(value);
      case UPPER -> assertThat(claimed.score()).isGreaterThanOrEqualTo(value);
      case ESTIMATE -> assertThat(Math.abs(claimed.score())).isLessThan(Score.DECIDED);
    }
  }

  private static Result search(Position position, Limits limits, Detail detail) {
    return search(new MonteCarlo(SEED, SMALL), position, limits, detail);
  }

  private static Result search(MonteCarlo player, Position position, Limits limits, Detail detail) {
    return player.search(position, Request.of(limits, detail));
  }
}
