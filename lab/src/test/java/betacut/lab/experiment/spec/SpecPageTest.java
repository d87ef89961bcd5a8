package betacut.lab.experiment.spec;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page about specifications names every key that is read, and no other. */
class SpecPageTest {
  private static String page;

  @BeforeAll
  static void read() throws IOException {
    page = Files.readString(Path.of("../docs/experiments.md"));
  }

  /** The first column of the table that follows a piece of text. */
  private static List<String> keysAfter(String text) {
    assertThat(page).contains(text);
    return page.substring(page.indexOf(text))
        .lines()
        .dropWhile(line -> !line.startsWith("|"))
        .takeWhile(line -> line.startsWith("|"))
        .skip(2)
        .map(line -> line.replaceFirst("^\\| `([^`]+)` \\|.*", "$1"))
        .toList();
  }

  @Test
  void everyKeyIsThere() {
    assertThat(keysAfter("## Keys of the file")).isEqualTo(SpecReader.KEYS);
    assertThat(keysAfter("## Positions")).containsExactlyInAnyOrderElementsOf(SpecPositions.KEYS);
    assertThat(keysAfter("The table `random`:")).isEqualTo(SpecPositions.RANDOM_KEYS);
    assertThat(keysAfter("The table `stop`:")).isEqualTo(SpecReader.STOP_KEYS);
    assertThat(keysAfter("The table `compare`:")).isEqualTo(SpecReader.COMPARE_KEYS);
    assertThat(keysAfter("The table `published` puts")).isEqualTo(SpecPublished.KEYS);
    assertThat(keysAfter("`[published.LEVEL]`:")).isEqualTo(SpecPublished.TABLE_KEYS);
  }

  @Test
  void everyMeasureIsThere() {
    assertThat(keysAfter("## Measures"))
        .isEqualTo(Measure.all().stream().map(Measure::id).toList());
  }

  @Test
  void theSmallestIsReadAndHasTheDefaultsSaid() {
    var text = Pattern.compile("```toml\n(.*?)```", Pattern.DOTALL).matcher(page);
    assertThat(text.find()).isTrue();
    Experiment small = SpecReader.read(text.group(1), "small.toml");
    assertThat(small.title()).isEqualTo("small");
    assertThat(small.seed()).isEqualTo(1);
    assertThat(small.repeats()).isEqualTo(1);
    assertThat(small.keepsTable()).isFalse();
    assertThat(small.warmups()).isZero();
    assertThat(small.measures()).containsExactly(Measure.NODES);
    assertThat(small.comparison().orElseThrow().baseline()).isEqualTo("plain");
    Experiment timed =
        SpecReader.read("measures = [\"time\"]\nstop = {}\n" + text.group(1), "small.toml");
    assertThat(timed.warmups()).isEqualTo(1);
    assertThat(timed.needsQuiet()).isTrue();
    var rule = timed.stop().orElseThrow().rule();
    assertThat(rule.toString()).contains("0.05", "0.95", "30", "1.5");
  }
}
