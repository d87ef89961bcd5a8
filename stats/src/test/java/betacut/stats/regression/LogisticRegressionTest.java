package betacut.stats.regression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LogisticRegressionTest {
  private static final double[] TRUE_WEIGHTS = {0.8, -1.5, 0.3};

  /** Hours of study and passed exams: a common textbook example. */
  private static final double[] HOURS = {
    0.50, 0.75, 1.00, 1.25, 1.50, 1.75, 1.75, 2.00, 2.25, 2.50, 2.75, 3.00, 3.25, 3.50, 4.00, 4.25,
    4.50, 4.75, 5.00, 5.50
  };

  private static final double[] PASSED = {
    0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1
  };

  private static TrainingSet examples(int count, long seed) {
    var random = new SplitMix(seed);
    double[][] rows = new double[count][TRUE_WEIGHTS.length];
    double[] results = new double[count];
    for (int i = 0; i < count; i++) {
      Arrays.setAll(rows[i], j -> 4 * random.nextDouble() - 2);
      results[i] = random.nextDouble() < LogisticRegression.predict(TRUE_WEIGHTS, rows[i]) ? 1 : 0;
    }
    return TrainingSet.of(rows, results);
  }

  /** Published: intercept −4.0777, slope 1.5046. */
  @Test
  void textbookExample() {
    double[][] rows =
        Arrays.stream(HOURS).mapToObj(h -> new double[] {1, h}).toArray(double[][]::new);
    LogisticFit fit = new LogisticRegression(1e-9, 50).fit(TrainingSet.of(rows, PASSED));
    assertThat(fit.converged()).isTrue();
    assertThat(fit.weights()[0]).isCloseTo(-4.0777, within(1e-4));
    assertThat(fit.weights()[1]).isCloseTo(1.5046, within(1e-4));
    assertThat(fit.logLoss() * HOURS.length).isCloseTo(8.02988, within(1e-5));
  }

  /** The derivative of losses and penalty vanishes: for a convex function that is the minimum. */
  @Test
  void theGradientVanishes() {
    TrainingSet examples = examples(500, 1);
    for (double penalty : new double[] {1e-3, 1, 100}) {
      double[] weights = new LogisticRegression(penalty, 50).fit(examples).weights();
      double[] gradient = Arrays.stream(weights).map(weight -> penalty * weight).toArray();
      double[] row = new double[3];
      for (int i = 0; i < examples.count(); i++) {
        examples.read(i, row);
        double error = LogisticRegression.predict(weights, row) - examples.target(i);
        for (int j = 0; j < 3; j++) {
          gradient[j] += error * row[j];
        }
      }
      assertThat(gradient).containsExactly(new double[3], within(1e-8));
    }
  }

  @Test
  void findsTheWeightsThatMadeTheResults() {
    double[] weights = new LogisticRegression(0.1, 50).fit(examples(20_000, 2)).weights();
    assertThat(weights).containsExactly(TRUE_WEIGHTS, within(0.06));
  }

  /** k of n wins on one constant feature: the logit of k / n. */
  @Test
  void oneFeatureIsTheLogit() {
    double[][] rows = {{1}, {1}, {1}, {1}};
    double[] results = {1, 1, 0.5, 0.5};
    LogisticFit fit = new LogisticRegression(1e-10, 50).fit(TrainingSet.of(rows, results));
    assertThat(fit.weights()[0]).isCloseTo(Math.log(3), within(1e-8));
  }

  @Test
  void goesOnWhereItStopped() {
    TrainingSet examples = examples(300, 3);
    LogisticFit whole = new LogisticRegression(0.5, 50).fit(examples);
    LogisticFit part = new LogisticRegression(0.5, 2).fit(examples);
    assertThat(part.converged()).isFalse();
    LogisticFit rest = new LogisticRegression(0.5, whole.steps() - 2).fit(examples, part.weights());
    assertThat(rest.weights()).containsExactly(whole.weights());
    assertThat(part.logLoss()).isGreaterThan(whole.logLoss());
    assertThat(new LogisticRegression(0.5, 0).fit(examples).weights()).containsOnly(0);
  }

  @Test
  void comesBackFromABadStart() {
    TrainingSet examples = examples(300, 4);
    var regression = new LogisticRegression(0.5, 200);
    double[] far = {40, 60, -80};
    LogisticFit fit = regression.fit(examples, far);
    assertThat(fit.converged()).isTrue();
    assertThat(fit.weights()).containsExactly(regression.fit(examples).weights(), within(1e-8));
    assertThat(far).containsExactly(40, 60, -80);
  }

  @Test
  void separableResultsStayFinite() {
    TrainingSet examples = TrainingSet.of(new double[][] {{-1}, {1}}, new double[] {0, 1});
    LogisticFit fit = new LogisticRegression(0.01, 100).fit(examples);
    assertThat(fit.converged()).isTrue();
    assertThat(fit.weights()[0]).isBetween(3.0, 10.0);
    assertThat(LogisticRegression.loss(1000, 0)).isEqualTo(1000);
    assertThat(LogisticRegression.loss(-1000, 0)).isZero();
    assertThat(LogisticRegression.loss(0, 0.5)).isCloseTo(Math.log(2), within(1e-15));
  }

  /** Games stay whole, the share is about right, and later games change nothing. */
  @Test
  void splitsByGame() {
    var holdOut = new HoldOut(0.2, 8);
    long[] games = LongStream.range(0, 50_000).map(i -> i / 5).toArray();
    int[] training = holdOut.training(games);
    int[] validation = holdOut.validation(games);
    assertThat(training.length + validation.length).isEqualTo(games.length);
    assertThat(validation.length / 50_000.0).isCloseTo(0.2, within(0.02));
    assertThat(validation.length % 5).isZero();
    assertThat(holdOut.validation(Arrays.copyOf(games, 1000)))
        .containsExactly(Arrays.stream(validation).filter(i -> i < 1000).toArray());
    assertThat(new HoldOut(0, 1).validation(games)).isEmpty();
    assertThat(new HoldOut(1, 1).training(games)).isEmpty();
  }

  @Test
  void validationJudgesRowsItDidNotSee() {
    TrainingSet examples = examples(4000, 5);
    long[] games = LongStream.range(0, 4000).toArray();
    var holdOut = new HoldOut(0.25, 1);
    TrainingSet unseen = examples.select(holdOut.validation(games));
    LogisticFit fit = new LogisticRegression(1, 50).fit(examples.select(holdOut.training(games)));
    double loss = LogisticRegression.logLoss(unseen, fit.weights());
    assertThat(loss).isCloseTo(fit.logLoss(), within(0.05)).isLessThan(Math.log(2));
  }

  @Test
  void refusesLearningWithoutPenaltyOrRows() {
    assertThatIllegalArgumentException().isThrownBy(() -> new LogisticRegression(0, 5));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TrainingSet.of(new double[0][], new double[0]));
    assertThatIllegalArgumentException().isThrownBy(() -> new HoldOut(1.1, 0));
  }
}
