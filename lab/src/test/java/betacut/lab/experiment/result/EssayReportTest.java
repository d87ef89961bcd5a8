package betacut.lab.experiment.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.experiment.Published;
import betacut.lab.experiment.Trial;
import betacut.lab.experiment.run.Runner;
import betacut.lab.experiment.run.TrialListener;
import betacut.lab.experiment.spec.Presets;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.report.Block;
import betacut.lab.report.Cell;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.Table;
import betacut.lab.report.chart.Axis;
import betacut.lab.report.chart.XyChart;
import betacut.lab.report.text.Format;
import betacut.lab.store.Log;
import betacut.search.StopSignal;
import betacut.stats.growth.FitMethod;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The report of the Connect-4 study holds its two tables, row by row, and its two graphs. */
class EssayReportTest {
  private static final String SPEC =
      Presets.text("essay")
          .replace("warmups = 20", "warmups = 0")
          .replace("repeats = 3", "repeats = 1")
          .replace("depth = [1, 2, 3, 4, 5, 6, 7, 8]", "depth = [1, 2, 3, 4]");

  private static final Experiment EXPERIMENT = SpecReader.read(SPEC, "essay.toml");
  private static final Published PUBLISHED = EXPERIMENT.published().orElseThrow();

  private static List<Measurement> measured;
  private static Report report;

  @BeforeAll
  static void measure() {
    var log = Log.inMemory(Measurement.COLUMNS);
    new Runner(EXPERIMENT, log, TrialListener.SILENT, 1).run(new StopSignal());
    measured = log.all();
    report =
        ExperimentReport.of(
            EXPERIMENT,
            Summary.of(EXPERIMENT, measured, Optional.empty()),
            measured.size(),
            new Provenance(new LinkedHashMap<>()));
  }

  private static Table table(String caption) {
    return report
        .tables()
        .map(Block.Grid::table)
        .filter(table -> table.caption().equals(caption))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no table " + caption));
  }

  private static double number(Table table, int row, int column) {
    return switch (table.rows().get(row).get(column)) {
      case Cell.Value value -> value.number();
      case Cell.Words printed -> Double.parseDouble(printed.text());
      default -> Double.NaN;
    };
  }

  /** Straight from the measurements: positions of a game are those of its line. */
  private static double mean(String variant, int depth, int game, Measure measure) {
    List<Trial> trials = EXPERIMENT.trials();
    List<PositionBlock> blocks = EXPERIMENT.blocks();
    return measured.stream()
        .filter(m -> blocks.get(trials.get(m.trial()).block()).line() == game - 1)
        .filter(m -> trials.get(m.trial()).setting().values().get("variant").equals(variant))
        .filter(m -> trials.get(m.trial()).setting().values().get("depth").equals("" + depth))
        .mapToDouble(measure::of)
        .average()
        .orElseThrow();
  }

  @Test
  void bothTablesStandBesideOurs() {
    assertThat(PUBLISHED.tables()).extracting(Published.Printed::level).contains("plain", "table");
    for (Published.Printed printed : PUBLISHED.tables()) {
      Table table = table(printed.table() + ": time, ms");
      assertThat(table.rows())
          .extracting(row -> row.get(0).shown(Format.TEXT) + " " + row.get(1).shown(Format.TEXT))
          .containsExactly(
              "Game 1 printed",
              "Game 1 here",
              "Game 2 printed",
              "Game 2 here",
              "Game 3 printed",
              "Game 3 here",
              "Average printed",
              "Average here");
      for (int depth = 1; depth <= 4; depth++) {
        double sum = 0;
        for (int game = 1; game <= 3; game++) {
          double own = mean(printed.level(), depth, game, Measure.TIME);
          sum += own;
          assertThat(number(table, 2 * game - 1, depth + 1)).isCloseTo(own, within(1e-9));
          assertThat(number(table, 2 * game - 2, depth + 1))
              .isEqualTo(printed.games().get(game - 1).get(depth - 1));
        }
        assertThat(number(table, 7, depth + 1)).isCloseTo(sum / 3, within(1e-9));
      }
      assertThat(number(table, 6, 7)).isEqualTo(printed.averages().getLast());
      assertThat(table.rows().get(7).getLast())
          .as("depth 6 is not here")
          .isInstanceOf(Cell.Missing.class);
    }
  }

  @Test
  void thePrintedNumbersAreThoseOfTheSource() {
    Published.Printed plain = PUBLISHED.tables().get(0);
    assertThat(
            table("Table 2, alpha-beta: time, ms").rows().getFirst().getLast().shown(Format.NUMBER))
        .as("with the digits it was printed with")
        .isEqualTo("525.6");
    assertThat(plain.games().get(1)).containsExactly(1.75, 4.75, 19.25, 47.67, 177.83, 571.0);
    for (Published.Printed one : PUBLISHED.tables()) {
      for (int i = 0; i < 6; i++) {
        boolean isSlip = one == plain && i == 4;
        double away = Math.abs(one.meanOfGames(i) - one.averages().get(i));
        assertThat(away)
            .as("%s, depth %d", one.table(), i + 1)
            .isBetween(0.0, isSlip ? 0.25 : 0.011);
      }
      var again =
          FitMethod.NONLINEAR.fit(
              one.depths().stream().mapToDouble(depth -> depth).toArray(),
              one.averages().stream().mapToDouble(average -> average).toArray());
      assertThat(again.b()).isCloseTo(one.fit().orElseThrow().b(), within(0.005));
    }
    String notes = report.sections().toString();
    assertThat(notes)
        .contains("depth 5: the printed average is 189.86, that of its rows 190.10")
        .doesNotContain("depth 6: the printed average");
  }

  @Test
  void theTableInPartsOfPlain() {
    Table table = table("time of table in parts of plain");
    assertThat(number(table, 0, 2)).isCloseTo(2.6 / 1.71, within(1e-12));
    assertThat(number(table, 6, 7)).isCloseTo(465.06 / 547.95, within(1e-12));
    assertThat(table.summary())
        .startsWith("Averages of table are below those of plain at depths 5, 6 as printed");
  }

  @Test
  void graphsAreLinearAsPrintedAndLogarithmicAsWePrefer() {
    List<XyChart> charts =
        report
            .figures()
            .map(Block.Figure::chart)
            .filter(c -> c.title().contains("raph"))
            .map(XyChart.class::cast)
            .toList();
    assertThat(charts)
        .extracting(XyChart::title)
        .containsExactly(
            "Graph 1, alpha-beta, as printed",
            "Graph 1, alpha-beta, here",
            "Graph 2, with transposition table, as printed",
            "Graph 2, with transposition table, here",
            "The graphs in one, logarithmic");
    assertThat(charts.subList(0, 4)).allMatch(c -> c.y().scale() == Axis.Scale.LINEAR);
    assertThat(charts.getFirst().curves().getFirst().b()).isEqualTo(3.064);
    assertThat(charts.getLast().y().scale()).isEqualTo(Axis.Scale.LOG);
    assertThat(charts.getLast().series()).hasSize(4);
  }

  @Test
  void everyCostIsThereGameByGame() {
    Table nodes = table("nodes by game, connect4");
    assertThat(nodes.rows()).hasSize(6 * 4);
    Measure measure = Measure.NODES;
    assertThat(number(nodes, 1, 5)).isEqualTo(mean("plain", 4, 2, measure));
    assertThat(number(nodes, 3, 5))
        .isCloseTo(
            (mean("plain", 4, 1, measure)
                    + mean("plain", 4, 2, measure)
                    + mean("plain", 4, 3, measure))
                / 3,
            within(1e-9));
  }

  @Test
  void comparisonsHaveTheirSizeAndIntervalsByGame() {
    Table ratios = table("Ratios of nodes");
    List<String> names = ratios.columns().stream().map(column -> column.name()).toList();
    assertThat(names).contains("rank-biserial", "of totals, by game");
    Summary summary = Summary.of(EXPERIMENT, measured, Optional.empty());
    for (Summary.Ratio ratio : summary.ratios()) {
      var byGame = ratio.byGame().orElseThrow();
      assertThat(byGame.value()).isEqualTo(ratio.ofTotals().value());
      assertThat(byGame.value()).isBetween(byGame.interval().low(), byGame.interval().high());
    }
    assertThat(ResultsJson.write(EXPERIMENT, summary))
        .contains("\"rankBiserial\":", "\"byGame\":[");
  }

  @Test
  void whatIsNoTableIsRefused() {
    refused("average = [1.65, 4.82,", "average = [4.82,", "average has a row of 5 numbers");
    refused("[published.table]", "[published.tabel]", "did you mean 'table'");
    refused("[1.71, 5.2,", "[0, 5.2,", "games needs numbers above 0");
  }

  private static void refused(String what, String by, String reason) {
    assertThatThrownBy(() -> SpecReader.read(SPEC.replace(what, by), "essay.toml"))
        .hasMessageContaining(reason);
  }
}
