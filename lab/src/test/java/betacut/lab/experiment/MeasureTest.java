package betacut.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import betacut.lab.experiment.result.ResultsCsv;
import betacut.lab.experiment.result.Summary;
import betacut.lab.experiment.run.Runner;
import betacut.lab.experiment.run.TrialListener;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.store.Log;
import betacut.rules.Score;
import betacut.search.StopSignal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MeasureTest {
  private static final String SPEC =
      """
      name = "own"
      games = ["tictactoe"]
      measures = ["nodes", "hit-rate", "leaves/nodes", "nodes/s", "wins"]
      ratios.hit-rate = "table-hits/probes"
      [positions]
      scripts = [["a1", "b2", "c3"], ["b2", "a1"]]
      reference = "pvs depth=2"
      [variants]
      plain = "alphabeta table=none"
      table = "alphabeta table=bucket"
      [factors]
      depth = [3, 9]
      """;

  private static final Experiment EXPERIMENT = SpecReader.read(SPEC, "own.toml");

  private static List<Measurement> measured() {
    var log = Log.inMemory(Measurement.COLUMNS);
    new Runner(EXPERIMENT, log, TrialListener.SILENT, 1).run(new StopSignal());
    return log.all();
  }

  private static double total(List<Measurement> all, String variant, String depth, String measure) {
    List<Trial> trials = EXPERIMENT.trials();
    return all.stream()
        .filter(m -> trials.get(m.trial()).setting().values().containsValue(variant))
        .filter(m -> trials.get(m.trial()).setting().values().containsValue(depth))
        .mapToDouble(Measure.named(measure)::of)
        .sum();
  }

  @Test
  void ratesAreRatiosOfTotals() {
    List<Measurement> all = measured();
    Summary summary = Summary.of(EXPERIMENT, all, Optional.empty());
    for (Summary.Mean mean : summary.means()) {
      if (mean.measure().quotient().isEmpty()) {
        continue;
      }
      String variant = mean.setting().values().get("variant");
      String depth = mean.setting().values().get("depth");
      var parts = mean.measure().quotient().get();
      double expected =
          parts.scale()
              * total(all, variant, depth, parts.over().id())
              / total(all, variant, depth, parts.under().id());
      assertThat(mean.estimate().value())
          .as(mean.measure().id())
          .isCloseTo(expected, within(1e-9 * expected));
      assertThat(mean.estimate().value())
          .isBetween(mean.estimate().interval().low(), mean.estimate().interval().high());
    }
    assertThat(summary.means())
        .filteredOn(mean -> mean.measure().id().equals("hit-rate"))
        .as("no table, no probes, no rate")
        .allMatch(mean -> mean.setting().values().get("variant").equals("table"))
        .isNotEmpty();
  }

  @Test
  void nodesASecondAreOfTheClock() {
    Measure rate = Measure.named("nodes/s");
    assertThat(rate.isTime()).isTrue();
    Measurement some = measured().getFirst();
    assertThat(rate.of(some))
        .isCloseTo(some.counts().nodes() * 1e9 / some.nanos(), within(1e-3 * rate.of(some)));
  }

  @Test
  void winsAreOfTheSideToMove() {
    Measurement m = measured().getFirst();
    assertThat(Measure.named("wins").of(scored(m, Score.WIN - 3))).isEqualTo(1);
    assertThat(Measure.named("wins").of(scored(m, Score.LOSS + 3))).isZero();
    assertThat(Measure.named("losses").of(scored(m, Score.LOSS + 3))).isEqualTo(1);
    assertThat(Measure.named("wins").of(scored(m, 17))).isZero();
  }

  private static Measurement scored(Measurement m, int score) {
    return new Measurement(
        m.trial(), m.counts(), score, m.kind(), m.depth(), m.move(), m.fullPermille(), 1, 1);
  }

  @Test
  void whatIsNoRatioIsRefused() {
    refused("measures = [\"nodes/value\"]", "value is no number of one search");
    refused("measures = [\"nodes/leafs\"]", "there is no measure called 'leafs'");
    refused("ratios.speed = \"nodes\"", "'nodes' is no ratio of two measures");
    refused("ratios.nodes = \"nodes/time\"", "there is a measure called 'nodes' already");
    refused("stop.measure = \"nodes/s\"", "nodes/s has no mean to wait for");
  }

  private static void refused(String line, String reason) {
    String spec =
        SPEC.replaceFirst("measures = .*\n", "").replaceFirst("ratios\\..*\n", line + "\n");
    assertThatThrownBy(() -> SpecReader.read(spec, "own.toml"))
        .hasMessageStartingWith("own.toml:3: ")
        .hasMessageContaining(reason);
  }

  @Test
  void everyRowKnowsItsGame() {
    var csv = new ResultsCsv(EXPERIMENT);
    List<Measurement> all = measured();
    String text = csv.write(all);
    assertThat(text).startsWith("trial,block,game,gameNumber,position,variant,depth,repeat,");
    List<String> numbers = text.lines().skip(1).map(row -> row.split(",")[3]).distinct().toList();
    assertThat(numbers).containsExactly("1", "2");
    assertThat(csv.read(text, "results.csv")).isEqualTo(all);
  }

  @Test
  void filesWithoutTheGameStillOpen() {
    var csv = new ResultsCsv(EXPERIMENT);
    List<Measurement> all = measured();
    String old =
        csv.write(all)
            .replace(",gameNumber,", ",")
            .replaceAll("(?m)^(\\d+,\\d+,tictactoe),\\d+,", "$1,");
    assertThat(old).startsWith("trial,block,game,position,");
    assertThat(csv.read(old, "results.csv")).isEqualTo(all);
  }
}
