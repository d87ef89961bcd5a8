package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Evaluator.CutModel;
import betacut.rules.Game;
import betacut.rules.Outcome;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.rules.UsageException;
import betacut.rules.Value.Bound;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import betacut.search.TablePolicy;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.ToyGames;
import betacut.search.trace.Trace;
import betacut.search.trace.TraceEvent;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an engine promises whoever calls it, beyond the value. */
class EngineTest {
  private static final Game<TicTacToe> GAME = ToyGames.TIC_TAC_TOE;
  private static final Options FULL = Options.full(Algorithm.PVS);

  @ParameterizedTest
  @EnumSource(names = {"QUIESCENCE", "LATE_MOVE_REDUCTION"})
  void selectiveOptionsNeverClaimTheTruth(Feature feature) {
    Result result = search(FULL.with(feature), Limits.depth(3));
    assertThat(result.value().kind()).isEqualTo(Bound.ESTIMATE);
    assertThat(result.depth()).isEqualTo(3);
  }

  /** Only the scout of PVS reduces; the others are exact with it, and say so. */
  @ParameterizedTest
  @EnumSource(names = {"MINIMAX", "ALPHABETA", "MTDF", "SSS", "DUAL"})
  void whatDoesNothingSelectsNothing(Algorithm algorithm) {
    Options options = Options.full(algorithm);
    Result exact = search(options, Limits.depth(9));
    Result reduced = search(options.with(Feature.LATE_MOVE_REDUCTION), Limits.depth(9));
    assertThat(exact.value().kind()).isEqualTo(Bound.EXACT);
    assertThat(reduced.value()).isEqualTo(exact.value());
    assertThat(reduced.statistics()).isEqualTo(exact.statistics());
  }

  @Test
  void probCutNeedsAModel() {
    assertThatThrownBy(() -> Engine.of(GAME, FULL.with(Feature.PROBCUT)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("tictactoe");
    assertThatThrownBy(() -> Engine.of(GAME, FULL.with(Feature.MULTI_PROBCUT)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("betacut probcut tictactoe");
    CutModel other = CutModel.parse("game go\nevaluation own\nstage 0 1");
    assertThatThrownBy(() -> Engine.of(GAME, FULL.withCutModel(other)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("is of go with evaluation 'own', not of tictactoe");
  }

  @ParameterizedTest
  @EnumSource(names = {"PVS", "MTDF", "MCTS", "DFPN"})
  void aStopGivenBeforeTheSearchEndsIt(Algorithm algorithm) {
    StopSignal signal = new StopSignal();
    signal.stop();
    Result result = search(Options.full(algorithm), Limits.NONE, Detail.BEST, signal);
    assertThat(result.end()).isEqualTo(Result.End.STOPPED);
    assertThat(result.move()).isBetween(0, 8);
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
    Result best = search(plain, Limits.depth(6));
    for (int more = 1; more < 200; more += 20) {
      Limits limits = Limits.nodes(best.statistics().nodes() + more).withDepth(6);
      Result ties = search(plain, limits, Detail.TIES, new StopSignal());
      assertThat(ties.value()).isEqualTo(best.value());
      assertThat(ties.move()).isEqualTo(best.move());
      assertThat(ties.bestMoves()).contains(best.move());
    }
  }

  @Test
  void everyMoveComesWithItsLine() {
    Result all = search(FULL, Limits.depth(5), Detail.ALL, new StopSignal());
    assertThat(all.moves()).hasSize(9);
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
  void anEngineRemembersWhatItLearned() {
    Engine engine = Engine.of(GAME, FULL);
    Result first = engine.search(GAME.start(), Limits.depth(8));
    Result second = engine.search(GAME.start(), Limits.depth(8));
    assertThat(second.value()).isEqualTo(first.value());
    assertThat(second.statistics().nodes()).isLessThan(first.statistics().nodes() * 2 / 3);
  }

  @Test
  void impossibleCombinationsAreExplained() {
    List<Options> impossible =
        List.of(
            Options.full(Algorithm.MTDF).withTable(TablePolicy.NONE, 1),
            FULL.withTable(TablePolicy.NONE, 1).withThreads(2),
            Options.full(Algorithm.FAIL_HARD).withThreads(2),
            Options.full(Algorithm.MCTS).withThreads(2),
            FULL.withEvaluation("nonsense"));
    for (Options options : impossible) {
      assertThatThrownBy(() -> Engine.of(GAME, options)).isInstanceOf(UsageException.class);
    }
  }

  @Test
  void aStoppedTraceClosesItsNodes() {
    Trace trace = new Trace(Trace.DEFAULT_LIMIT);
    Engine engine = Engine.traced(GAME, FULL, trace);
    engine.search(GAME.start(), Limits.nodes(3_000));
    engine.search(GAME.start(), Limits.depth(3));
    int open = 0;
    for (int i = 0; i < trace.size(); i++) {
      TraceEvent event = trace.event(i);
      open += event instanceof TraceEvent.Enter ? 1 : event instanceof TraceEvent.Leave ? -1 : 0;
    }
    assertThat(open).isZero();
  }

  @Test
  void flatWinsHaveNoDistance() {
    Options winOnly = Options.plain(Algorithm.ALPHABETA).withEvaluation("win-only");
    Result result = Engine.of(GAME, winOnly).search(TicTacToe.after(0, 3, 1, 4), Limits.depth(3));
    assertThat(result.value().text()).isEqualTo("win (exact ✓)");
  }

  private static Result search(Options options, Limits limits) {
    return search(options, limits, Detail.BEST, new StopSignal());
  }

  private static Result search(Options options, Limits limits, Detail detail, StopSignal signal) {
    return Engine.of(GAME, options).search(GAME.start(), limits, detail, Progress.SILENT, signal);
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
