package betacut.search.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.ToyGames;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TraceTest {
  private static final Game<TicTacToe> GAME = ToyGames.TIC_TAC_TOE;
  private static final Options FULL = Options.full(Algorithm.PVS);

  @ParameterizedTest
  @EnumSource(names = {"MINIMAX", "ALPHABETA", "PVS", "MTDF", "SSS", "DUAL"})
  void showsEveryNodeOfTheRealSearch(Algorithm algorithm) {
    Trace trace = new Trace(Trace.DEFAULT_LIMIT);
    Result traced = search(Options.of(algorithm), 5, trace);
    Result plain = search(Options.of(algorithm), 5, null);

    assertThat(traced.statistics()).isEqualTo(plain.statistics());
    assertThat(traced.value()).isEqualTo(plain.value());
    long entered = events(trace, TraceEvent.Enter.class).size();
    assertThat(entered).isEqualTo(traced.statistics().nodes() + traced.statistics().tableHits());
    assertThat(events(trace, TraceEvent.Leave.class)).hasSize((int) entered);
    assertThat(events(trace, TraceEvent.Store.class)).hasSize((int) traced.statistics().stores());
    assertThat(events(trace, TraceEvent.Probe.class)).hasSize((int) traced.statistics().probes());
    assertThat(trace.isCutShort()).isFalse();
  }

  @Test
  void tellsWhatTheTableKnew() {
    Trace trace = new Trace(Trace.DEFAULT_LIMIT);
    search(FULL, 8, trace);
    assertThat(events(trace, TraceEvent.Probe.class))
        .extracting(probe -> probe.entry().isHit())
        .contains(true, false);
    assertThat(events(trace, TraceEvent.Probe.class))
        .as("of children too")
        .anyMatch(probe -> probe.child() >= 0 && probe.entry().isHit());
    assertThat(events(trace, TraceEvent.Cut.class))
        .extracting(TraceEvent.Cut::reason)
        .contains(CutReason.BETA, CutReason.TABLE, CutReason.CHILD_IN_TABLE);
    assertThat(events(trace, TraceEvent.Enter.class))
        .extracting(TraceEvent.Enter::reason)
        .contains(OrderReason.HASH, OrderReason.KILLER, OrderReason.MERIT, OrderReason.BEST_BEFORE);
  }

  @Test
  void saysSoWhenItIsFull() {
    Trace trace = new Trace(1000);
    Result traced = search(FULL, 8, trace);
    assertThat(trace.size()).isEqualTo(1000);
    assertThat(trace.isCutShort()).isTrue();
    assertThat(trace.summary()).contains("cut short after 1,000 events");
    Result plain = search(FULL, 8, null);
    assertThat(traced.statistics()).isEqualTo(plain.statistics());
  }

  @Test
  void refusesWhatItCannotWatch() {
    assertThatThrownBy(() -> Engine.traced(GAME, FULL.withThreads(2), new Trace(10)))
        .isInstanceOf(UsageException.class);
    Options monteCarlo = Options.full(Algorithm.MCTS);
    assertThatThrownBy(() -> Engine.traced(GAME, monteCarlo, new Trace(10)))
        .isInstanceOf(UsageException.class);
  }

  private static Result search(Options options, int depth, Trace trace) {
    Engine engine = trace == null ? Engine.of(GAME, options) : Engine.traced(GAME, options, trace);
    return engine.search(GAME.start(), Limits.depth(depth));
  }

  private static <E extends TraceEvent> List<E> events(Trace trace, Class<E> type) {
    List<E> events = new ArrayList<>();
    for (int i = 0; i < trace.size(); i++) {
      if (type.isInstance(trace.event(i))) {
        events.add(type.cast(trace.event(i)));
      }
    }
    return events;
  }
}
