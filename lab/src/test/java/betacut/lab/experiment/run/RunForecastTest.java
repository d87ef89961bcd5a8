package betacut.lab.experiment.run;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.run.Parallelism;
import betacut.search.StopSignal;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RunForecastTest {
  private static Duration forecast(int positions, String depths) {
    var experiment =
        SpecReader.read(
            """
            name = "timed"
            games = ["connect4"]
            positions.random = { count = %d, plies = [2, 6] }
            [variants]
            one = "minimax"
            two = "alphabeta"
            [factors]
            depth = [%s]
            """
                .formatted(positions, depths),
            "timed.toml");
    return new ExperimentPlan(experiment).forecast(Parallelism.of(1), new StopSignal());
  }

  /** Nobody waits for the deepest search to learn that it takes hours. */
  @Test
  void moreAndDeeperSearchesTakeLonger() {
    Duration small = forecast(2, "1, 2");
    assertThat(small).isBetween(Duration.ofNanos(1), Duration.ofMinutes(1));
    assertThat(forecast(2, "1, 2, 14")).isGreaterThan(Duration.ofMinutes(20));
    assertThat(forecast(2000, "1, 2")).isGreaterThan(small);
  }

  @Test
  void aSearchByTheClockTakesWhatItIsGiven() {
    var experiment =
        SpecReader.read(
            """
            name = "clock"
            games = ["connect4"]
            positions.list = ["-", "44"]
            fixed = "pvs time=500ms"
            [factors]
            table = ["none", "bucket"]
            """,
            "clock.toml");
    assertThat(new ExperimentPlan(experiment).forecast(Parallelism.of(1), new StopSignal()))
        .isEqualTo(Duration.ofSeconds(2));
  }

  /** Late positions have smaller trees: the first position alone says too much. */
  @Test
  void latePositionsAreTakenAsTheyAre() {
    Duration early = listed("4, 44, 41");
    Duration late = listed("4, 444444555555, 444444555555222222777777");
    assertThat(late).isLessThan(early.multipliedBy(7).dividedBy(10));
  }

  private static Duration listed(String positions) {
    var experiment =
        SpecReader.read(
            """
            name = "listed"
            games = ["connect4"]
            positions.list = ["%s"]
            fixed = "alphabeta depth=11 table=none order=none"
            [factors]
            seed = [1, 2]
            """
                .formatted(positions.replace(", ", "\", \"")),
            "listed.toml");
    return new ExperimentPlan(experiment).forecast(Parallelism.of(1), new StopSignal());
  }
}
