package betacut.solve;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ConnectFourSearchTest {
  private static final Options OPTIONS = Options.full(Algorithm.PVS);
  private static final ConnectFour BOARD = ConnectFour.of(7, 6);

  private static Engine solver(ConnectFour game) {
    return Engine.around(new ConnectFourSearch(8, 1), game, OPTIONS);
  }

  private static Map<Integer, Integer> scores(Result result) {
    return result.moves().stream()
        .collect(Collectors.toMap(RootMove::move, move -> move.value().score()));
  }

  @ParameterizedTest
  @CsvSource({"7, 6, 26", "5, 4, 6", "4, 5, 4", "6, 5, 16", "9, 3, 12"})
  void kernelFindsTheSame(int width, int height, int stones) {
    ConnectFour game = ConnectFour.of(width, height);
    var kernel = Engine.of(game, OPTIONS.withEvaluation("zero"));
    var solver = solver(game);
    for (int seed = 0; seed < 30; seed++) {
      ConnectFourPosition position = randomPosition(game, stones, seed);
      if (position.outcome() != Position.ONGOING) {
        continue;
      }
      Result expected = kernel.search(position, Limits.NONE, Detail.ALL, Progress.SILENT);
      Result all = solver.search(position, Limits.NONE, Detail.ALL, Progress.SILENT);
      Result ties = solver.search(position, Limits.NONE, Detail.TIES, Progress.SILENT);
      assertThat(scores(all)).as("seed " + seed).isEqualTo(scores(expected));
      assertThat(all.value().score()).isEqualTo(expected.value().score());
      assertThat(new HashSet<>(ties.bestMoves())).isEqualTo(new HashSet<>(expected.bestMoves()));
      assertThat(ties.moves()).extracting(RootMove::value).containsOnly(all.value());
      assertThat(all.moves()).allMatch(move -> move.value().kind() == Bound.EXACT);
    }
  }

  private static ConnectFourPosition randomPosition(ConnectFour game, int stones, int seed) {
    var random = new SplittableRandom(seed);
    ConnectFourPosition position = game.start();
    int[] moves = new int[game.start().width()];
    while (position.ply() < stones && position.outcome() == Position.ONGOING) {
      position.make(moves[random.nextInt(position.moves(moves, 0))]);
    }
    return position;
  }

  @ParameterizedTest
  @EnumSource(Detail.class)
  void lineEndsWithTheGame(Detail detail) {
    ConnectFourPosition position = BOARD.parse("5554224333234511764415115");
    List<Result> told = new ArrayList<>();
    Result result = solver(BOARD).search(position, Limits.NONE, detail, told::add);
    assertThat(told).containsExactly(result);
    assertThat(result.end()).isEqualTo(Result.End.SOLVED);
    assertThat(result.move()).isEqualTo(result.line().getFirst());
    assertThat(result.line()).hasSize(Score.distance(result.value().score()));
    assertThat(result.moves().isEmpty()).isEqualTo(detail == Detail.BEST);
    result.line().forEach(position::make);
    assertThat(position.outcome()).isEqualTo(Score.LOSS);
  }

  @Test
  void limitsAreKept() {
    ConnectFour game = ConnectFour.of(8, 7); // no book, and hours to solve
    var solver = solver(game);
    Result nodes = solver.search(game.start(), Limits.nodes(20_000));
    assertThat(nodes.end()).isEqualTo(Result.End.NODES);
    assertThat(nodes.value().kind()).isEqualTo(Bound.ESTIMATE);
    assertThat(nodes.statistics().nodes()).isBetween(20_000L, 40_000L);
    Result time = solver.search(game.start(), Limits.time(Duration.ofMillis(5)));
    assertThat(time.end()).isEqualTo(Result.End.TIME);
    var signal = new StopSignal();
    signal.stop();
    Result stopped = solver.search(game.start(), Limits.NONE, Detail.ALL, Progress.SILENT, signal);
    assertThat(stopped.end()).isEqualTo(Result.End.STOPPED);
    assertThat(stopped.moves()).isEmpty();
    assertThat(game.formatMove(stopped.move())).isEqualTo("5");
  }

  @Test
  void threadsChangeNoValue() {
    ConnectFourPosition position = BOARD.parse("32751571231557");
    var two = Engine.around(new ConnectFourSearch(8, 2), BOARD, OPTIONS.withThreads(2));
    assertThat(two.search(position, Limits.NONE).value())
        .isEqualTo(solver(BOARD).search(position, Limits.NONE).value());
  }

  @Test
  void engineTakesTheSolversAnswerInReach() {
    Engine engine = Solvers.engine(BOARD, OPTIONS);
    Result result = engine.search(BOARD.parse("274552224131661"), Limits.nodes(1_000_000));
    assertThat(result.end()).isEqualTo(Result.End.SOLVED);
    assertThat(result.value()).isEqualTo(Value.exact(Score.DRAW, 27));
    assertThat(engine.table()).isPresent();
  }

  @Test
  void engineSearchesOutOfReach() {
    ConnectFour game = ConnectFour.of(8, 7);
    var engine = Solvers.engine(game, OPTIONS);
    List<Result> told = new ArrayList<>();
    Result result = engine.search(game.start(), Limits.nodes(100_000), Detail.TIES, told::add);
    assertThat(result.end()).isEqualTo(Result.End.NODES);
    assertThat(result.depth()).isGreaterThan(4);
    assertThat(result.statistics().nodes()).isBetween(100_000L, 120_000L);
    assertThat(told).isNotEmpty().allMatch(depth -> depth.statistics().nodes() > 50_000);
    assertThat(result.moves()).isNotEmpty();
  }

  /** The same counts in every run: the solver's share is counted, not timed. */
  @Test
  void engineOutOfReachIsReproducible() {
    ConnectFour game = ConnectFour.of(8, 7);
    Limits limits = Limits.nodes(100_000);
    Result first = Solvers.engine(game, OPTIONS).search(game.start(), limits);
    Result second = Solvers.engine(game, OPTIONS).search(game.start(), limits);
    assertThat(second.statistics()).isEqualTo(first.statistics());
    assertThat(second.move()).isEqualTo(first.move());
  }

  @Test
  void depthIsForTheGeneralSearch() {
    Result result =
        Solvers.engine(BOARD, OPTIONS).search(BOARD.parse("274552224131661"), Limits.depth(3));
    assertThat(result.depth()).isEqualTo(3);
    assertThat(result.value().kind()).isEqualTo(Bound.ESTIMATE);
  }
}
