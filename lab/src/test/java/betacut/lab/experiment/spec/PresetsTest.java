package betacut.lab.experiment.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.PositionBlock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PresetsTest {
  static List<String> names() {
    return Presets.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyPresetIsAnExperiment(String name) {
    Experiment whole = SpecReader.read(Presets.text(name), Presets.fileName(name));
    Experiment quick = SpecReader.readQuick(Presets.text(name), Presets.fileName(name));
    assertThat(whole.name()).isEqualTo(name);
    assertThat(quick.trials().size()).isLessThan(whole.trials().size());
    assertThat(whole.comparison()).isPresent();
  }

  @Test
  void essayAsksAtThePositionsOfItsThreeGames() {
    Experiment essay = SpecReader.read(Presets.text("essay"), "essay.toml");
    assertThat(essay.blocks()).extracting(PositionBlock::line).containsOnly(0, 1, 2);
    assertThat(essay.grids().getFirst().settings()).hasSize(6 * 8);
  }

  @Test
  void guessesTheName() {
    assertThatThrownBy(() -> Presets.text("esay")).hasMessageContaining("Did you mean essay?");
  }
}
