package betacut.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.search.spi.Clock;
import betacut.search.spi.SearchStopped;
import org.junit.jupiter.api.Test;

class ClockTest {
  @Test
  void partMayStopWithoutTheWhole() {
    var whole = new Clock(Limits.nodes(100), 1);
    Clock part = whole.part(50, whole.budget());
    assertThat(part.isMet(49)).isFalse();
    assertThat(part.isMet(50)).isTrue();
    assertThat(part.end()).isEqualTo(Result.End.NODES);
    assertThat(part.isMet(0)).as("it stays met").isTrue();
    assertThat(whole.isStopped()).isFalse();
    whole.check(99);
    assertThatThrownBy(() -> whole.check(100)).isInstanceOf(SearchStopped.class);
  }

  @Test
  void partEndsInsideTheWhole() {
    var whole = new Clock(Limits.NONE, 1);
    assertThat(whole.part(1, Long.MAX_VALUE).budget()).isEqualTo(whole.budget());
    Clock late = whole.part(Long.MAX_VALUE, 0);
    assertThat(late.isMet(0)).isTrue();
    assertThat(late.end()).isEqualTo(Result.End.TIME);
  }

  @Test
  void partHearsTheSameSignal() {
    var signal = new StopSignal();
    Clock part = new Clock(Limits.NONE, 1, signal).part(Long.MAX_VALUE, Long.MAX_VALUE);
    assertThat(part.isMet(0)).isFalse();
    signal.stop();
    assertThat(part.isMet(0)).isTrue();
    assertThat(part.end()).isEqualTo(Result.End.STOPPED);
  }
}
