package betacut.lab.experiment.result;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Trial;
import betacut.lab.experiment.spec.Presets;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.report.Block;
import betacut.lab.report.Provenance;
import betacut.lab.report.QuietCheck;
import betacut.lab.report.Report;
import betacut.search.Statistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** What a report does not show, or could not have found, it says. */
class LeftOutTest {
  private static Experiment experiment(int positions) {
    return SpecReader.read(
        """
        name = "gaps"
        games = ["connect4"]
        measures = ["time", "leaves", "nodes"]
        positions.random = { count = %d, plies = [2, 6] }
        [variants]
        plain = "alphabeta table=none"
        table = "alphabeta table=bucket"
        [factors]
        depth = [1, 2, 3, 4]
        """
            .formatted(positions),
        "gaps.toml");
  }

  /** The table halves the nodes; from depth 3 on it has no leaves at the first position. */
  private static Summary summary(Experiment experiment) {
    List<Measurement> all =
        experiment.trials().stream()
            .map(
                trial -> {
                  boolean isTable = isTable(trial);
                  int depth = Integer.parseInt(trial.setting().values().get("depth"));
                  long nodes = (1000L + trial.block()) * depth * depth / (isTable ? 2 : 1);
                  long leaves = isTable && depth >= 3 && trial.block() == 0 ? 0 : nodes / 3;
                  return new Measurement(
                      trial.number(),
                      new Statistics(nodes, leaves, 0, 0, 0, 0, 0, 0, 0, 0, 0),
                      0,
                      "estimate",
                      1,
                      "4",
                      0,
                      1_000_000,
                      1_000_000);
                })
            .toList();
    return Summary.of(experiment, all, Optional.empty());
  }

  private static boolean isTable(Trial trial) {
    return trial.setting().values().get("variant").equals("table");
  }

  private static Report report(Experiment experiment) {
    return ExperimentReport.of(
        experiment, summary(experiment), 0, new Provenance(new LinkedHashMap<>()));
  }

  private static String sentence(Report report, String title) {
    return report
        .figures()
        .filter(figure -> figure.chart().title().equals(title))
        .map(Block.Figure::summary)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no chart " + title));
  }

  @Test
  void aChartSaysWhichRowsItLacksAndWhy() {
    Report report = report(experiment(12));
    assertThat(sentence(report, "leaves against plain, connect4"))
        .endsWith(
            "Left out are 2: table at depth=3, depth=4; at some position one of the two has no"
                + " leaves, and so there is no ratio.");
    assertThat(sentence(report, "nodes against plain, connect4")).doesNotContain("Left out");
    assertThat(report.figures().map(figure -> figure.chart().title()).limit(3))
        .as("counts before times")
        .containsExactly(
            "nodes by depth, connect4", "leaves by depth, connect4", "time by depth, connect4");
  }

  @Test
  void tooFewPositionsAreSaidToBeTooFew() {
    Summary few = summary(experiment(5));
    assertThat(few.ratios()).isNotEmpty().noneMatch(ratio -> ratio.difference().isSure());
    assertThat(SummaryText.lines(few))
        .anyMatch(
            line ->
                line.matches(
                    "connect4 depth=2: nodes of table = 0.500 .*: no sure difference, which 5"
                        + " positions cannot show here: if all agreed, p were 0\\.[0-9]+"));
    assertThat(SummaryText.tooFew(few).orElseThrow())
        .startsWith("6 of 10 comparisons have too few positions");
    assertThat(summary(experiment(12)).ratios())
        .filteredOn(ratio -> ratio.measure().id().equals("nodes"))
        .allMatch(ratio -> ratio.difference() == CostDifference.CHEAPER);
  }

  @Test
  void oneSentenceSaysWhatWasSavedAndWhatItCost() {
    assertThat(report(experiment(12)).headlines().getFirst().sentence())
        .isEqualTo(
            "connect4 depth=4: against plain, table had 50.0 % fewer positions (95 %: 50.0 % to"
                + " 50.0 %) and the same time at every position; at a typical one of 12"
                + " positions.");
    assertThat(report(experiment(5)).headlines().getFirst().sentence())
        .contains(
            "no difference in positions that is sure after Holm's correction (0.500 times; 95 %: 0"
                + " to ∞; too few positions for one)");
  }

  @Test
  void aTitleSaysWhatWasRun() {
    Experiment quick = SpecReader.readQuick(Presets.text("essay"), "essay.toml");
    assertThat(quick.title()).endsWith("quick form").doesNotContain("8");
    assertThat(report(experiment(6)).sections().getFirst().blocks().toString())
        .contains("depth for connect4=1, 2, 3, 4");
  }

  /** A processor that was idle for a moment tells little if threads have waited for a minute. */
  @Test
  void aLoadAboveTheProcessorsIsBusy() {
    assertThat(new QuietCheck(OptionalDouble.of(0.1), 7.7, 2).isQuiet()).isFalse();
    assertThat(new QuietCheck(OptionalDouble.of(0.1), 1.9, 2).isQuiet()).isTrue();
  }
}
