package betacut.play.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.UsageException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameClockTest {
  private final AtomicLong now = new AtomicLong();

  private GameClock clock(String terms) {
    return GameClock.parse(terms, now::get);
  }

  private void pass(Duration time) {
    now.addAndGet(time.toNanos());
  }

  @Test
  void moveAddsIncrement() {
    GameClock clock = clock("5m+3s");
    clock.start(0);
    pass(Duration.ofSeconds(10));
    assertThat(clock.shown(0)).isEqualTo("4:50");
    clock.stop();
    assertThat(clock.left()).containsExactly("293000ms", "300000ms");
    assertThat(clock.shown(1)).isEqualTo("5:00");
  }

  @Test
  void flagFallsAndStaysDown() {
    GameClock clock = clock("2s+1s");
    clock.start(1);
    pass(Duration.ofMillis(1_999));
    assertThat(clock.hasFallen(1)).isFalse();
    pass(Duration.ofMillis(1));
    assertThat(clock.hasFallen(1)).isTrue();
    clock.stop();
    assertThat(clock.hasFallen(1)).isTrue();
    assertThat(clock.hasFallen(0)).isFalse();
  }

  @Test
  void pauseAddsNothingAndCanBeSet() {
    GameClock clock = clock("1m+3s");
    clock.start(0);
    pass(Duration.ofSeconds(50));
    clock.pause();
    assertThat(clock.shown(0)).isEqualTo("10.0 s");
    GameClock later = clock("1m+3s");
    later.set(clock.left());
    assertThat(later.left()).isEqualTo(List.of("10000ms", "60000ms"));
  }

  @Test
  void playersNeverSpendAllTheyHave() {
    GameClock clock = clock("2s+10s");
    assertThat(clock.limits(0).time()).isEqualTo(Duration.ofSeconds(1));
    assertThat(clock("100s").limits(0).time()).isEqualTo(Duration.ofSeconds(4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5",
        "5m+",
        "+3s",
        "5m+3s+1s",
        "soon",
        "-5m",
        "0s",
        "0/5m",
        "x/5m",
        "5m:3s",
        "1/2/3s",
        ""
      })
  void wrongTermsAreExplained(String terms) {
    assertThatThrownBy(() -> clock(terms))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("The clock is '" + terms + "'")
        .hasMessageContaining("5m+3s");
  }

  /** The clock of the Pentago report: nothing of the first move's time is kept. */
  @Test
  void thirtySecondsFirstAndTwoAfter() {
    GameClock clock = clock("1/30s:1/2s");
    assertThat(clock.terms()).isEqualTo("1/30s:1/2s");
    assertThat(clock.limits(0).time()).isEqualTo(Duration.ofMillis(28_500));
    clock.start(0);
    pass(Duration.ofSeconds(1));
    clock.stop();
    assertThat(clock.left()).containsExactly("2000ms", "30000ms");
    assertThat(clock.limits(0).time()).isEqualTo(Duration.ofMillis(1_900));
    assertThat(clock.limits(1).time()).isEqualTo(Duration.ofMillis(28_500));
    clock.start(0);
    pass(Duration.ofSeconds(1));
    clock.stop();
    assertThat(clock.left().getFirst()).isEqualTo("2000ms");
    clock.start(0);
    pass(Duration.ofSeconds(2));
    assertThat(clock.hasFallen(0)).isTrue();
  }

  @Test
  void whatIsLeftOfMovesIsKept() {
    GameClock clock = clock("2/10s:1m+1s");
    for (int move = 0; move < 2; move++) {
      assertThat(clock.limits(0).time()).isLessThanOrEqualTo(Duration.ofMillis(9_500));
      clock.start(0);
      pass(Duration.ofSeconds(3));
      clock.stop();
    }
    assertThat(clock.left().getFirst()).isEqualTo("64000ms");
    GameClock again = clock("2/10s");
    again.spend(1, "30");
    again.spend(1, "30");
    assertThat(again.left().getLast()).isEqualTo("14000ms");
    assertThat(clock(" 40/90M : 30m + 30s ").terms()).isEqualTo("40/90m:30m+30s");
  }
}
