package betacut.lab.experiment.result;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.run.Runner;
import betacut.lab.experiment.run.TrialListener;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.report.CitedMethod;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.run.Parallelism;
import betacut.lab.store.Log;
import betacut.search.StopSignal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExperimentReportTest {
  private static final Experiment EXPERIMENT =
      SpecReader.read(
          """
          name = "small"
          title = "A small experiment"
          games = ["connect4"]
          measures = ["nodes", "time", "first-cut-share", "value"]
          positions.list = ["-", "44", "12"]
          fixed = "alphabeta evaluation=essay"
          [factors]
          table = ["none", "bucket"]
          depth = [1, 2, 3, 4]
          """,
          "small.toml");

  @Test
  void everyTableAndChartIsThere() {
    var log = Log.inMemory(Measurement.COLUMNS);
    new Runner(EXPERIMENT, log, TrialListener.SILENT, 1).run(new StopSignal());
    Summary summary = Summary.of(EXPERIMENT, log.all(), Optional.empty());
    Report report =
        ExperimentReport.of(
            EXPERIMENT, summary, 24, new ExperimentPlan(EXPERIMENT).provenance(Parallelism.of(1)));
    assertThat(report.title()).isEqualTo("A small experiment");
    assertThat(report.sections())
        .extracting(section -> section.heading())
        .containsExactly(
            "Design",
            "Measurements",
            "Comparisons",
            "Growth with depth",
            "Answers",
            "In words",
            "Methods");
    assertThat(report.methods())
        .extracting(CitedMethod::key)
        .containsExactly(
            "wilcoxon1945",
            "hodges1963",
            "holm1979",
            "kerby2014",
            "efron1987",
            "wilson1927",
            "knuth1975",
            "greenblatt1967");
    assertThat(report.summary()).isNotEmpty();
    assertThat(SummaryText.lines(summary))
        .anyMatch(
            line ->
                line.equals(
                    "connect4 depth=4: nodes of bucket and none are the same at all 3 positions"))
        .anyMatch(line -> line.startsWith("connect4 table=none: nodes ≈ "))
        .anyMatch(
            line ->
                line.equals(
                    "connect4 depth=4: bucket gives the value of none at 3 of 3 positions"));
  }

  @Test
  void emptyRunStillHasItsDesign() {
    Summary nothing = Summary.of(EXPERIMENT, List.of(), Optional.empty());
    Report report =
        ExperimentReport.of(EXPERIMENT, nothing, 0, new Provenance(new LinkedHashMap<>()));
    assertThat(report.sections().getFirst().heading()).isEqualTo("Design");
    assertThat(ResultsJson.write(EXPERIMENT, nothing)).contains("\"means\":[]");
  }

  /** A name is no finding, whatever it says. */
  @Test
  void headlinesAreChosenByKind() {
    Experiment experiment =
        SpecReader.read(
            """
            name = "named"
            games = ["tictactoe"]
            measures = ["nodes"]
            positions.list = ["-"]
            [variants]
            plain = "alphabeta"
            beats-all = "pvs"
            [factors]
            depth = [1, 2, 3]
            """,
            "named.toml");
    var log = Log.inMemory(Measurement.COLUMNS);
    new Runner(experiment, log, TrialListener.SILENT, 1).run(new StopSignal());
    Summary summary = Summary.of(experiment, log.all(), Optional.empty());
    assertThat(summary.crossovers()).isNotEmpty();
    Report report =
        ExperimentReport.of(experiment, summary, 6, new Provenance(new LinkedHashMap<>()));
    assertThat(report.summary()).hasSameSizeAs(summary.crossovers());
  }

  @Test
  void provenanceReadsBack() {
    Provenance collected =
        new ExperimentPlan(EXPERIMENT)
            .provenance(Parallelism.of(2))
            .with("odd", "a \"b\" \\ c\t\n😀");
    assertThat(Provenance.parse(collected.json())).isEqualTo(collected);
    assertThat(collected.facts()).containsEntry("workers", "2").containsEntry("positions", "3");
  }
}
