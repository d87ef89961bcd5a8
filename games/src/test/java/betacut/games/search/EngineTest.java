package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Outcome;
import betacut.rules.Position;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.RootMove;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.search.table.TablePolicy;
import betacut.search.table.TranspositionTable;
import betacut.search.trace.Trace;
import betacut.search.trace.TraceCursor;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What an engine promises whoever calls it, beyond the value. */
class EngineTest {
  private static final Options FULL = Options.full(Algorithm.PVS);

  @ParameterizedTest
  @CsvSource({"QUIESCENCE, gomoku", "LATE_MOVE_REDUCTION, othello", "NULL_MOVE, 'mnk:5,5,4'"})
  void selectiveOptionsNeverClaimTheTruth(Feature feature, String name) {
    assertSelective(Games.find(name), FULL.with(feature), 3);
  }

  @ParameterizedTest
  @CsvSource({
    "othello, 10, -----------------XXX-------OX-----OXOO-----O-X----OOO----------- X",
    "connect4, 14, ......./......./......./....o../....x../xo.xo.."
  })
  void probCutSearchesLessAndSaysItGuesses(String name, int depth, String position) {
    Game<?> game = Games.find(name);
    Result exact = search(game, FULL, position, Limits.depth(depth));
    Result likely = search(game, FULL.with(Feature.PROBCUT), position, Limits.depth(depth));
    assertThat(likely.statistics().nodes()).isLessThan(exact.statistics().nodes());
    assertThat(likely.value().kind()).isEqualTo(Value.Kind.ESTIMATE);
  }

  @Test
  void probCutNeedsAModel() {
    Game<?> game = Games.find("pentago");
    assertThatThrownBy(() -> Engine.of(game, FULL.with(Feature.PROBCUT)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("pentago");
  }

  @ParameterizedTest
  @EnumSource(names = {"PVS", "MTDF", "MCTS", "DFPN"})
  void aStopGivenBeforeTheSearchEndsIt(Algorithm algorithm) {
    StopSignal signal = new StopSignal();
    signal.stop();
    Result result =
        search(Games.find("connect4"), Options.full(algorithm), Limits.NONE, Detail.BEST, signal);
    assertThat(result.end()).isEqualTo(Result.End.STOPPED);
    assertThat(result.move()).isBetween(0, 6);
  }

  @Test
  void slowGamesStopInTimeToo() {
    RulesGame<Integer, Integer> slow = RulesGame.of(new SlowCountdown());
    Limits limits = Limits.time(Duration.ofMillis(40));
    Result result = Engine.of(slow, FULL).search(slow.start(), limits);
    assertThat(result.end()).isEqualTo(Result.End.TIME);
    // 2,048 nodes, the rarest poll, would take ten times as long: the poll has adapted.
    assertThat(result.statistics().nodes()).isLessThan(1500);
  }

  @Test
  void aLimitDuringTheTieQuestionsKeepsTheFinishedDepth() {
    Options plain = Options.plain(Algorithm.ALPHABETA);
    Game<?> game = Games.find("connect4");
    Result best = search(game, plain, Limits.depth(6));
    for (int more = 1; more < 200; more += 20) {
      Limits limits = Limits.nodes(best.statistics().nodes() + more).withDepth(6);
      Result ties = search(game, plain, limits, Detail.TIES, new StopSignal());
      assertThat(ties.value()).isEqualTo(best.value());
      assertThat(ties.move()).isEqualTo(best.move());
      assertThat(ties.bestMoves()).contains(best.move());
    }
  }

  @Test
  void everyMoveComesWithItsLine() {
    Game<?> game = Games.find("connect4");
    Result all = search(game, FULL, Limits.depth(5), Detail.ALL, new StopSignal());
    assertThat(all.moves()).hasSize(7);
    for (RootMove move : all.moves()) {
      assertThat(move.line()).startsWith(move.move());
    }
  }

  @Test
  void positionsOfAnotherNumberingAreRefused() {
    RulesGame<Integer, Integer> ours = RulesGame.of(new SlowCountdown());
    RulesGame<Integer, Integer> theirs = RulesGame.of(new SlowCountdown());
    assertThatThrownBy(() -> Engine.of(ours, FULL).search(theirs.start(), Limits.depth(1)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("another instance");
  }

  @Test
  void aFailingGameIsReportedWithThreadsToo() {
    RulesGame<Integer, Integer> game = RulesGame.of(new BrokenCountdown());
    assertThatThrownBy(
            () -> Engine.of(game, FULL.withThreads(2)).search(game.start(), Limits.depth(6)))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void enginesMayShareATable() {
    assertShared(Games.find("connect4"));
  }

  private static <P extends Position> void assertShared(Game<P> game) {
    TranspositionTable table = TablePolicy.BUCKET.create(4);
    Result first = Engine.sharing(table, game, FULL).search(game.start(), Limits.depth(8));
    Result second = Engine.sharing(table, game, FULL).search(game.start(), Limits.depth(8));
    assertThat(second.value()).isEqualTo(first.value());
    assertThat(second.statistics().nodes()).isLessThan(first.statistics().nodes() / 2);
  }

  @Test
  void impossibleCombinationsAreExplained() {
    Game<?> game = Games.find("connect4");
    List<Options> impossible =
        List.of(
            Options.full(Algorithm.MTDF).withTable(TablePolicy.NONE, 1),
            FULL.withTable(TablePolicy.NONE, 1).withThreads(2),
            Options.full(Algorithm.MTDF).with(Feature.FAIL_HARD),
            Options.full(Algorithm.MCTS).withThreads(2),
            FULL.withEvaluation("nonsense"));
    for (Options options : impossible) {
      assertThatThrownBy(() -> Engine.of(game, options)).isInstanceOf(UsageException.class);
    }
  }

  @Test
  void aStoppedTraceClosesItsNodes() {
    assertClosed(Games.find("connect4"));
  }

  private static <P extends Position> void assertClosed(Game<P> game) {
    Trace trace = new Trace(Trace.DEFAULT_LIMIT);
    Engine<P> engine = Engine.traced(game, FULL, trace);
    engine.search(game.start(), Limits.nodes(3_000));
    engine.search(game.start(), Limits.depth(3));
    TraceCursor cursor = new TraceCursor(trace);
    while (cursor.hasNext()) {
      cursor.forward();
    }
    assertThat(cursor.openNodes()).isEmpty();
  }

  @Test
  void flatWinsHaveNoDistance() {
    Options winOnly = Options.plain(Algorithm.ALPHABETA).withEvaluation("win-only");
    Result result = search(Games.find("connect4"), winOnly, "112233", Limits.depth(3));
    assertThat(result.value().text()).isEqualTo("win (exact ✓)");
  }

  private static Result assertSelective(Game<?> game, Options options, int depth) {
    Result result = search(game, options, Limits.depth(depth));
    assertThat(result.value().kind()).isEqualTo(Value.Kind.ESTIMATE);
    assertThat(result.depth()).isEqualTo(depth);
    return result;
  }

  private static Result search(Game<?> game, Options options, Limits limits) {
    return search(game, options, limits, Detail.BEST, new StopSignal());
  }

  private static <P extends Position> Result search(
      Game<P> game, Options options, Limits limits, Detail detail, StopSignal signal) {
    return Engine.of(game, options).search(game.start(), limits, detail, Progress.SILENT, signal);
  }

  private static <P extends Position> Result search(
      Game<P> game, Options options, String position, Limits limits) {
    return Engine.of(game, options).search(game.parse(position), limits);
  }

  /** Breaks after some moves, as a user's game may. */
  private static final class BrokenCountdown implements Rules<Integer, Integer> {
    @Override
    public Integer start() {
      return 40;
    }

    @Override
    public List<Integer> moves(Integer state) {
      return List.of(1, 2, 3);
    }

    @Override
    public Integer play(Integer state, Integer taken) {
      if (state - taken < 30) {
        throw new IllegalStateException("planted");
      }
      return state - taken;
    }

    @Override
    public Outcome result(Integer state) {
      return Outcome.ONGOING;
    }
  }

  /** Takes 1 to 8 from a big number, each move after some work. */
  private static final class SlowCountdown implements Rules<Integer, Integer> {
    @Override
    public Integer start() {
      return 900;
    }

    @Override
    public List<Integer> moves(Integer state) {
      return IntStream.rangeClosed(1, Math.min(8, state)).boxed().toList();
    }

    @Override
    public Integer play(Integer state, Integer taken) {
      long until = System.nanoTime() + 200_000;
      while (System.nanoTime() < until) {
        Thread.onSpinWait();
      }
      return state - taken;
    }

    @Override
    public Outcome result(Integer state) {
      return state == 0 ? Outcome.LOSS : Outcome.ONGOING;
    }
  }
}
