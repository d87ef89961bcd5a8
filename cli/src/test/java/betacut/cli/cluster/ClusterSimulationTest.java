package betacut.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import betacut.cli.cluster.ClusterSimulation.Outcome;
import org.junit.jupiter.api.Test;

class ClusterSimulationTest {
  /** Ten machines of four cores, 7,680 units in 2,560 tasks, nothing goes wrong. */
  private static ClusterModel model(
      double spread, double slow, double hours, boolean speculates, double dispatch) {
    return model(spread, slow, hours, speculates, dispatch, 0);
  }

  private static ClusterModel model(
      double spread,
      double slow,
      double hours,
      boolean speculates,
      double dispatch,
      double handOver) {
    return new ClusterModel(
        10,
        4,
        7_680,
        spread == 0 ? 1 : 20,
        spread,
        5,
        dispatch,
        handOver,
        0,
        slow,
        6,
        hours,
        60,
        speculates,
        3);
  }

  @Test
  void withoutTroubleItIsArithmetic() {
    Outcome found = ClusterSimulation.of(model(0, 0, 0, true, 0));
    assertThat(found.seconds()).isCloseTo(5 + 7_680 / 40.0, within(1e-6));
    assertThat(found.work()).isCloseTo(7_680, within(1e-6));
    assertThat(found.copies() + found.failures()).isZero();
  }

  @Test
  void oneDriverHandsOutOneTaskAfterTheOther() {
    // 2,560 tasks, a fifth of a second each: the driver alone needs 512 s, the cores 192.
    Outcome found = ClusterSimulation.of(model(0, 0, 0, false, 0.2));
    assertThat(found.seconds()).isBetween(5 + 512.0, 5 + 512.0 + 2 * 4);
  }

  @Test
  void everyTaskCostsItsCoreAHandOver() {
    // 2,560 tasks on 40 cores: 64 rounds.
    Outcome found = ClusterSimulation.of(model(0, 0, 0, false, 0, 0.5));
    assertThat(found.seconds()).isCloseTo(5 + 192 + 64 * 0.5, within(1e-6));
  }

  @Test
  void lateTasksAreOvertaken() {
    Outcome patient = ClusterSimulation.of(model(0.5, 0.1, 0, false, 0));
    Outcome eager = ClusterSimulation.of(model(0.5, 0.1, 0, true, 0));
    assertThat(eager.copies()).isPositive();
    assertThat(eager.seconds()).isLessThan(patient.seconds());
    assertThat(eager.work()).isEqualTo(patient.work());
  }

  @Test
  void failuresCostWhatWasUnderWay() {
    Outcome calm = ClusterSimulation.of(model(0, 0, 0, true, 0));
    Outcome rough = ClusterSimulation.of(model(0, 0, 0.2, true, 0));
    assertThat(rough.failures()).isPositive();
    assertThat(rough.lost()).isPositive();
    assertThat(rough.seconds()).isGreaterThan(calm.seconds());
    assertThat(rough.work()).isEqualTo(calm.work());
  }
}
