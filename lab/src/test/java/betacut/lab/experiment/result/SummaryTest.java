package betacut.lab.experiment.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Trial;
import betacut.lab.experiment.spec.SpecReader;
import betacut.search.Statistics;
import betacut.stats.growth.Crossover;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;
import org.junit.jupiter.api.Test;

class SummaryTest {
  private static final Experiment EXPERIMENT =
      SpecReader.read(
          """
          name = "planted"
          games = ["connect4"]
          measures = ["nodes", "leaves", "full", "value", "move"]
          repeats = 2
          positions.random = { count = 12, plies = [2, 6] }
          [variants]
          plain = "alphabeta table=none"
          table = "alphabeta table=bucket"
          [factors]
          depth = [1, 2, 3, 4, 5, 6]
          """,
          "planted.toml");

  /** Costs of plain 10·3^d and of table 40·2^d, times the position's own size. */
  private static double planted(Trial trial, double noise) {
    int depth = Integer.parseInt(trial.setting().values().get("depth"));
    double size = 1 + trial.block() % 4;
    return trial.setting().values().get("variant").equals("plain")
        ? size * 1000 * Math.pow(3, depth)
        : size * 4000 * Math.pow(2, depth) * (1 + noise * (trial.block() % 3 - 1));
  }

  private static Measurement measurement(Trial trial, double cost) {
    long nodes = Math.round(cost);
    boolean isTable = trial.setting().values().get("variant").equals("table");
    int score = isTable && trial.block() < 3 ? 1 : 0;
    return new Measurement(
        trial.number(),
        new Statistics(nodes, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        score,
        "estimate",
        1,
        "4",
        500,
        1,
        1);
  }

  private static Summary summary(ToDoubleBiFunction<Trial, Double> costs, double noise) {
    List<Measurement> all =
        EXPERIMENT.trials().stream()
            .map(trial -> measurement(trial, costs.applyAsDouble(trial, noise)))
            .toList();
    return Summary.of(EXPERIMENT, all, Optional.empty());
  }

  private static Summary planted(double noise) {
    return summary(SummaryTest::planted, noise);
  }

  @Test
  void meansAreOverPositions() {
    Summary summary = planted(0);
    assertThat(summary.means()).hasSize(12 * 3);
    Summary.Mean first = summary.means().getFirst();
    assertThat(first.setting()).hasToString("variant=plain depth=1");
    assertThat(first.estimate().value()).isCloseTo(2.5 * 3000, within(1e-6));
    assertThat(first.estimate().interval().low()).isBetween(4000.0, 7000.0);
    assertThat(first.estimate().interval().high()).isBetween(8000.0, 11000.0);
    assertThat(first.positions()).isEqualTo(12);
    Summary.Mean full = summary.means().getLast();
    assertThat(full.measure()).isEqualTo(Measure.FULL);
    assertThat(full.estimate().value()).isEqualTo(500);
    assertThat(full.estimate().interval().halfWidth()).isZero();
  }

  @Test
  void ratiosArePairedByPosition() {
    List<Summary.Ratio> ratios = planted(0).ratios();
    assertThat(ratios).as("leaves are zero and have none").hasSize(6);
    for (int i = 0; i < 6; i++) {
      double expected = 4 * Math.pow(2.0 / 3, i + 1);
      Summary.Ratio ratio = ratios.get(i);
      assertThat(ratio.context()).hasToString("depth=" + (i + 1));
      assertThat(ratio.level()).isEqualTo("table");
      assertThat(ratio.geometric().value()).isCloseTo(expected, within(1e-9));
      assertThat(ratio.geometric().interval().halfWidth()).isLessThan(1e-9);
      assertThat(ratio.ofTotals().value()).isCloseTo(expected, within(1e-9));
    }
  }

  @Test
  void testsAreCorrectedForTheirNumber() {
    for (Summary.Ratio ratio : planted(0.1).ratios()) {
      assertThat(ratio.test().pValue()).isLessThan(0.05);
      assertThat(ratio.holm()).isGreaterThan(ratio.test().pValue()).isLessThanOrEqualTo(1);
    }
  }

  @Test
  void growthIsFittedOverDepth() {
    List<Summary.Growth> growths = planted(0).growths();
    assertThat(growths).hasSize(2);
    Summary.Growth plain = growths.get(0);
    assertThat(plain.context()).hasToString("variant=plain");
    assertThat(plain.fit().b()).isCloseTo(3, within(1e-6));
    assertThat(plain.fit().a()).isCloseTo(2500, within(1e-2));
    assertThat(plain.fit().rSquared()).isCloseTo(1, within(1e-9));
    assertThat(plain.logFit().b()).isCloseTo(3, within(1e-6));
    Estimate base = plain.base();
    assertThat(base.value()).isBetween(base.interval().low(), base.interval().high());
    assertThat(growths.get(1).fit().b()).isCloseTo(2, within(1e-6));
  }

  @Test
  void crossoverIsWhereTheCurvesMeet() {
    Summary.Crossing crossing = planted(0.1).crossovers().getFirst();
    double meeting = Math.log(4) / Math.log(1.5);
    assertThat(crossing.fitted().pattern()).isEqualTo(Crossover.Pattern.CROSSES);
    assertThat(crossing.fitted().depth().orElseThrow()).isCloseTo(meeting, within(0.1));
    Interval interval = crossing.fitted().interval().orElseThrow();
    assertThat(meeting).isBetween(interval.low(), interval.high());
    assertThat(crossing.cheaperFrom()).hasValue(4);
    assertThat(crossing.isSure()).isTrue();
    assertThat(crossing.measured())
        .containsOnlyKeys(1, 2, 3, 4, 5, 6)
        .containsEntry(3, CostDifference.DEARER)
        .containsEntry(4, CostDifference.CHEAPER);
  }

  @Test
  void answersAreComparedWithTheBaseline() {
    List<Summary.Agreement> agreements = planted(0).agreements();
    assertThat(agreements).hasSize(12);
    assertThat(agreements)
        .filteredOn(agreement -> agreement.answer() == Measure.VALUE)
        .allMatch(agreement -> agreement.same() == 9 && agreement.positions() == 12);
    assertThat(agreements)
        .filteredOn(agreement -> agreement.answer() == Measure.MOVE)
        .allMatch(agreement -> agreement.same() == 12);
  }

  @Test
  void positionsThatSomeSettingLacksAreLeftOut() {
    List<Measurement> some =
        EXPERIMENT.trials().stream()
            .filter(trial -> trial.number() != 30)
            .map(trial -> measurement(trial, planted(trial, 0)))
            .toList();
    Summary summary = Summary.of(EXPERIMENT, some, Optional.empty());
    assertThat(summary.means()).allMatch(mean -> mean.positions() == 11);
    assertThat(Summary.of(EXPERIMENT, List.of(), Optional.empty()).means()).isEmpty();
  }
}
