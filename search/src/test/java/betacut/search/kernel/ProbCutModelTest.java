package betacut.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Evaluator.CutModel;
import betacut.rules.Evaluator.DepthFit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProbCutModelTest {
  private static final String TEXT =
      """
      # measured
      game toy
      evaluation own
      stage 4 1.50
      pair 5 1 1.000 0.00 10.00
      pair 5 3 2.000 4.00 2.00 # cheaper first
      stage 10 1.00
      pair 6 2 1.000 -3.00 7.00
      """;

  @Test
  void aModelIsWhatItsTextSays() {
    CutModel model = CutModel.parse(TEXT);
    assertThat(model.toString()).isEqualTo(TEXT.replaceAll("# measured\n| # cheaper first", ""));
    assertThat(CutModel.parse(model.toString())).isEqualTo(model);
  }

  @Test
  void eachStageHasItsOwnPairsAndThreshold() {
    ProbCutModel model = ProbCutModel.of(CutModel.parse(TEXT));
    assertThat(model.stage(3)).isEqualTo(-1);
    assertThat(model.pairs(-1, 5)).isZero();
    int early = model.stage(9);
    assertThat(model.pairs(early, 5)).isEqualTo(2);
    assertThat(model.pairs(early, 6)).isZero();
    assertThat(model.shallow(early, 5, 0)).isEqualTo(1);
    assertThat(model.boundAbove(early, 5, 0, 20)).isEqualTo(35); // 20 + 1.5 · 10
    assertThat(model.boundBelow(early, 5, 1, 20)).isEqualTo(6); // (20 - 1.5 · 2 - 4) / 2
    int late = model.stage(10);
    assertThat(late).isNotEqualTo(early);
    assertThat(model.pairs(late, 5)).isZero();
    assertThat(model.boundAbove(late, 6, 0, 20)).isEqualTo(30); // 20 + 7 + 3
  }

  @Test
  void probCutIsTheCaseOfOneStage() {
    ProbCutModel model = ProbCutModel.of(List.of(new DepthFit(5, 3, 1, 0, 10)), 1.5);
    assertThat(model.stage(0)).isEqualTo(model.stage(60)).isZero();
    assertThat(model.pairs(0, 5)).isEqualTo(1);
    assertThat(model.boundAbove(0, 5, 0, 20)).isEqualTo(35);
  }

  @Test
  void noDamageGivesAnotherModel() {
    CutModel model = CutModel.parse(TEXT);
    String text = model.withChecksum();
    assertThat(CutModel.parse(text)).isEqualTo(model);
    for (int i = text.indexOf("game"); i < text.length(); i++) {
      for (String damaged :
          List.of(text.substring(0, i), text.substring(0, i) + "7" + text.substring(i + 1))) {
        try {
          assertThat(CutModel.parse(damaged)).as(damaged).isEqualTo(model);
        } catch (IllegalArgumentException refused) {
          assertThat(refused).hasMessageMatching("(?s)line .*|it needs .*|its figures .*");
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pair 5 5 1 0 1",
    "pair 5 -1 1 0 1",
    "pair 5 3 -1 0 1",
    "pair 5 3 1 0",
    "stage 9 1",
    "stage 20 0",
    "stage x 1",
    "hello"
  })
  void aWrongLineIsNamed(String line) {
    assertThatThrownBy(() -> CutModel.parse(TEXT + line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("line 9 is '" + line + "'");
  }
}
