package betacut.web.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.spec.Presets;
import org.junit.jupiter.api.Test;

class CountsOnlyTest {
  /** Same positions and settings, and nothing that needs a clock. */
  @Test
  void everyPresetOfAPageCountsTheSameSearches() {
    for (String name : CountsOnly.presets()) {
      Experiment all = SpecCaps.read(Presets.text(name));
      Experiment counted = CountsOnly.require(SpecCaps.read(CountsOnly.preset(name)));
      assertThat(counted.measures()).as(name).isNotEmpty().noneMatch(Measure::isTime);
      assertThat(counted.blocks()).as(name).isEqualTo(all.blocks());
      assertThat(counted.trials().size() * all.repeats())
          .as(name)
          .isEqualTo(all.trials().size() * counted.repeats());
      assertThat(CountsOnly.preset(name)).as(name).contains("[quick]");
    }
    assertThat(CountsOnly.presets()).contains("essay").doesNotContain("threads");
  }

  @Test
  void aTimeIsRefusedWithWhatToDo() {
    String text = Presets.text("essay");
    Experiment timed = SpecCaps.read(text);
    assertThatThrownBy(() -> CountsOnly.require(timed))
        .hasMessageContaining("'cpu' is a time")
        .hasMessageContaining("./betacut lab run");
    Experiment threaded =
        SpecCaps.read(
            text.replaceFirst("(?s)measures = \\[.*?\\]\n", "")
                .replaceAll("(?s)\\[published.*", "")
                .replace("ours = \"pvs ", "ours = \"pvs threads=2 "));
    assertThatThrownBy(() -> CountsOnly.require(threaded)).hasMessageContaining("one thread");
  }
}
