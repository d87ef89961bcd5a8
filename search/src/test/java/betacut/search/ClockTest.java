package betacut.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.search.spi.Clock;
import betacut.search.spi.SearchStopped;
import java.time.Duration;
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

  /** A clock that is stopped while others have their turn, as a server's would be. */
  private static final class HeldUp extends StopSignal {
    private long nanos;
    private int pauses;

    @Override
    public void pause() {
      pauses++;
      nanos += 1000;
    }

    @Override
    public long nanoTime() {
      return nanos;
    }
  }

  @Test
  void timeIsTheSignalsOwn() {
    var signal = new HeldUp();
    var clock = new Clock(Limits.time(Duration.ofNanos(3000)), 1, signal);
    assertThat(clock.isMet(0)).isFalse();
    assertThat(clock.isMet(0)).isFalse();
    assertThat(clock.nanos()).isEqualTo(2000);
    assertThat(clock.isMet(0)).isTrue();
    assertThat(clock.end()).isEqualTo(Result.End.TIME);
    assertThat(signal.pauses).isEqualTo(3);
  }
}
