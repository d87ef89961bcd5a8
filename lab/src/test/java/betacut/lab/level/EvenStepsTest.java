package betacut.lab.level;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.play.level.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class EvenStepsTest {
  private static Level rung(long nodes, double noise, int guard, boolean asksSolver) {
    return new Level(0, nodes, noise, guard, asksSolver, OptionalInt.empty());
  }

  private static final List<Level> RUNGS =
      List.of(
          rung(1, 8, 0, false),
          rung(100, 2, 0, false),
          rung(1, 4, 2, false),
          rung(100, 1, 2, false),
          rung(10_000, 0.25, 2, false));

  @Test
  void neighboursInTheWrongOrderGetTheirMean() {
    assertThat(Isotonic.of(1, 3, 2, 5)).containsExactly(1, 2.5, 2.5, 5);
    assertThat(Isotonic.of(4, 3, 2, 9, 1)).containsExactly(3, 3, 3, 5, 5);
    assertThat(Isotonic.of(-1, 0, 0)).containsExactly(-1, 0, 0);
  }

  @Test
  void levelsLieBetweenRungsGeometrically() {
    List<Level> levels = new EvenSteps(RUNGS, 0, 200, 200, 400, 600).choose(6);
    assertThat(levels).extracting(Level::number).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(levels).extracting(Level::nodes).containsExactly(10L, 1L, 10L, 100L, 1000L, 10_000L);
    assertThat(levels).extracting(Level::noise).containsExactly(4.0, 4.0, 2.0, 1.0, 0.5, 0.25);
    assertThat(levels).extracting(Level::guardPlies).containsExactly(0, 2, 2, 2, 2, 2);
  }

  @Test
  void firstStepIsAsLongAsTheOthersIfTheGuardIsWorthLess() {
    List<Level> levels = new EvenSteps(RUNGS, 0, 10, 0, 300, 500).choose(6);
    assertThat(levels.getFirst()).isEqualTo(RUNGS.getFirst().numbered(1));
    assertThat(levels.get(1).nodes()).isEqualTo(5); // 100 of 300 Elo: 100^(1/3)
  }

  @Test
  void lowestLevelCanStillScoreAgainstTheNext() {
    List<Level> levels = new EvenSteps(RUNGS, 0, 1000, 1200, 1300, 1400).choose(6);
    assertThat(levels.getFirst().nodes()).isEqualTo(40); // 800 of 1000 Elo: 100^0.8
  }

  @Test
  void thereIsNothingBetweenNoiseAndNone() {
    List<Level> rungs = new ArrayList<>(RUNGS);
    rungs.set(4, rung(10_000, 0, 2, false));
    List<Level> levels = new EvenSteps(rungs, 0, 200, 200, 300, 600).choose(6);
    assertThat(levels).extracting(Level::noise).containsExactly(4.0, 4.0, 1.0, 1.0, 0.0, 0.0);
    assertThat(levels.get(3).nodes()).isEqualTo(100);
    assertThat(levels.get(4).nodes()).isEqualTo(10_000);
  }

  @Test
  void nobodyButTheHighestAsksTheSolver() {
    List<Level> rungs = new ArrayList<>(RUNGS);
    rungs.add(rung(50, 0, 2, true));
    List<Level> levels = new EvenSteps(rungs, 0, 100, 100, 300, 500, 5000).choose(6);
    assertThat(levels)
        .extracting(Level::asksSolver)
        .containsExactly(false, false, false, false, false, true);
    assertThat(levels.get(4).nodes()).isEqualTo(10_000);
    assertThat(levels.get(3).nodes()).isLessThan(10_000);
  }
}
