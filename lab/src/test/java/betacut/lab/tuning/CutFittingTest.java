package betacut.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import betacut.rules.Evaluator.CutModel;
import betacut.rules.Evaluator.CutStage;
import betacut.rules.Evaluator.DepthFit;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Score;
import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CutFittingTest {
  private static CutModel fit(int stages, double percentile) {
    return new CutFitting<>(Games.find("connect4"), "", stages, 60, 5, 0, 0, percentile, 1).fit();
  }

  @Test
  void aLineIsFoundAgainAndDecidedValuesDoNotBendIt() {
    List<int[]> values = new ArrayList<>();
    for (int x = -50; x <= 50; x++) {
      int noise = x % 2 == 0 ? 4 : -4;
      values.add(new int[] {0, x, 0, 3 * x + 7 + noise});
    }
    values.add(new int[] {0, 5, 0, Score.WIN - 3});
    DepthFit line = new CutLine(values, 3, 1).fit();
    assertThat(line.slope()).isCloseTo(3, within(0.01));
    assertThat(line.intercept()).isCloseTo(7, within(0.1));
    assertThat(line.sigma()).isCloseTo(4, within(0.1));
    assertThat(new CutLine(values, 3, 1).samples()).isEqualTo(101);
    assertThat(new CutLine(values, 3, 1).residuals())
        .hasSize(102)
        .contains(Double.POSITIVE_INFINITY);
  }

  /** An evaluation that sees a win says 15,000, and nothing else says nearly as much. */
  @Test
  void aNumberThatMeansAWinDoesNotBendTheLine() {
    List<int[]> values = new ArrayList<>();
    for (int x = -50; x <= 50; x++) {
      values.add(new int[] {x, 2 * x});
    }
    values.add(new int[] {3, 15_000});
    values.add(new int[] {15_000, 0});
    var line = new CutLine(values, 1, 0);
    assertThat(line.fit().slope()).isCloseTo(2, within(0.001));
    assertThat(line.samples()).isEqualTo(101);
    assertThat(line.residuals()).as("the shallow one is no opinion").hasSize(102);
  }

  @Test
  void withManyMovesOpinionsForetellAndDeepPairsAreLikeTheDeepestMeasured() {
    var fitting = new CutFitting<>(Games.find("pentago"), "", 1, 60, 2, 0, 0, 80, 1);
    List<DepthFit> pairs = fitting.fit().stages().getFirst().pairs();
    assertThat(pairs)
        .extracting(DepthFit::deep, DepthFit::shallow)
        .startsWith(
            org.assertj.core.groups.Tuple.tuple(1, 0), org.assertj.core.groups.Tuple.tuple(2, 0))
        .contains(org.assertj.core.groups.Tuple.tuple(12, 10));
    DepthFit deepest = pairs.getLast();
    assertThat(deepest.sigma()).isEqualTo(pairs.get(1).sigma());
  }

  @Test
  void stagesAndPairsAreMeasuredAndTheSameForASeed() {
    CutModel model = fit(2, 93);
    assertThat(model.game()).isEqualTo("connect4");
    assertThat(model.evaluation()).isEqualTo("threats");
    assertThat(model.stages()).hasSize(2).extracting(CutStage::fromPly).startsWith(0);
    assertThat(model.stages().getFirst().pairs())
        .extracting(DepthFit::deep, DepthFit::shallow)
        .contains(org.assertj.core.groups.Tuple.tuple(5, 1))
        .contains(org.assertj.core.groups.Tuple.tuple(5, 3));
    assertThat(fit(2, 93)).isEqualTo(model);
    assertThat(CutModel.parse(model.toString()).toString()).isEqualTo(model.toString());
  }

  @Test
  void figuresGoOnWhereNothingCanBeMeasured() {
    CutModel model = new CutFitting<>(Games.find("connect4:5x4"), "", 4, 60, 5, 0, 0, 93, 1).fit();
    assertThat(model.stages()).as("the last stages are all decided").hasSizeBetween(1, 3);
    assertThat(model.stages()).allSatisfy(stage -> assertThat(stage.pairs()).isNotEmpty());
  }

  @Test
  void deeperDepthsGoOnAsTheMeasuredOnesGrow() {
    List<DepthFit> measured = new ArrayList<>();
    for (int deep = 5; deep <= 10; deep++) {
      for (int shallow = deep - 2; shallow > 0; shallow -= 2) {
        double sigma = 300 * Math.pow(deep - shallow, 0.4) * Math.pow(shallow, -0.3);
        measured.add(new DepthFit(deep, shallow, 0.9, deep == 9 ? 50 : 0, sigma));
      }
    }
    measured.add(new DepthFit(4, 0, 0.8, -20, 400));
    var model = new CutModel("g", "e", List.of(new CutStage(0, 1.5, measured)));
    CutStage stage = CutReach.extended(model, 20).stages().getFirst();
    assertThat(stage.threshold()).isEqualTo(1.5);
    assertThat(stage.pairs())
        .filteredOn(pair -> pair.shallow() == 0)
        .containsExactly(new DepthFit(4, 0, 0.8, -20, 600));
    assertThat(stage.pairs())
        .filteredOn(pair -> pair.shallow() > 0)
        .allSatisfy(
            pair -> {
              assertThat(pair.deep()).isBetween(3, 20);
              assertThat((pair.deep() - pair.shallow()) % 2).isZero();
              assertThat(pair.shallow()).isPositive().isLessThan(pair.deep());
              assertThat(pair.sigma())
                  .isCloseTo(
                      300
                          * Math.pow(pair.deep() - pair.shallow(), 0.4)
                          * Math.pow(pair.shallow(), -0.3),
                      within(0.01));
              assertThat(pair.slope()).isCloseTo(0.9, within(1e-9));
              assertThat(pair.intercept()).isEqualTo(pair.deep() == 9 ? 50 : 0);
            });
    assertThat(stage.pairs()).extracting(DepthFit::deep).contains(3, 4, 19, 20);
  }

  @Test
  void surerCutsNeedLargerThresholds() {
    double usual = fit(2, 70).stages().getFirst().threshold();
    assertThat(fit(2, 93).stages().getFirst().threshold()).isGreaterThan(usual);
  }

  @Test
  void whatCannotBeMeasuredIsRefused() {
    assertThatThrownBy(() -> fit(0, 93)).isInstanceOf(UsageException.class);
    assertThatThrownBy(() -> fit(1, 100)).isInstanceOf(UsageException.class);
    assertThatThrownBy(() -> new CutFitting<>(Games.find("connect4"), "", 1, 60, 8, 8, 0, 93, 1))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("reach");
    var tiny = new CutFitting<>(Games.find("mnk:3,3,2"), "", 1, 60, 6, 0, 0, 93, 1);
    assertThatThrownBy(tiny::fit)
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("nothing to foretell");
  }

  @Test
  void positionsBesideGamesAreOtherPositions() {
    Game<?> game = Games.find("connect4");
    CutModel inGames = new CutFitting<>(game, "", 1, 60, 5, 0, 0, 80, 1).fit();
    CutModel beside = new CutFitting<>(game, "", 1, 60, 5, 0, 2, 80, 1).fit();
    assertThat(beside).isNotEqualTo(inGames);
    assertThat(new CutFitting<>(game, "", 1, 60, 5, 0, 2, 80, 1).fit()).isEqualTo(beside);
    assertThatThrownBy(() -> new CutFitting<>(game, "", 1, 60, 5, 0, 11, 80, 1))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("0 to 10 plies");
  }
}
