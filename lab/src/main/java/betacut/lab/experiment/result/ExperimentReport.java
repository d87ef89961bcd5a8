package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.report.ReportBuilder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts the tables of a summary into a report, with charts of what grows and what differs. */
public final class ExperimentReport {
  private static final int MOST_SENTENCES = 6;
  private static final int FEW_POSITIONS = 10;

  private final Experiment experiment;
  private final Summary summary;
  private final ReportBuilder report;

  private ExperimentReport(Experiment experiment, Summary summary) {
    this.experiment = experiment;
    this.summary = summary;
    report = Report.titled(experiment.title());
  }

  /** The report of what was measured, which may be less than all. */
  public static Report of(
      Experiment experiment, Summary summary, int measured, Provenance provenance) {
    var writer = new ExperimentReport(experiment, summary);
    writer.write(measured);
    writer.report.methods(ExperimentMethods.of(experiment, summary));
    return writer.report.provenance(provenance).build();
  }

  private void write(int measured) {
    Headlines.of(experiment, summary).stream().limit(MOST_SENTENCES).forEach(report::headline);
    headlines().stream()
        .limit(MOST_SENTENCES)
        .forEach(finding -> report.summary(SummaryText.line(summary, finding) + "."));
    if (summary.isDisturbed()) {
      SummaryText.machine(summary).ifPresent(report::summary);
    }
    design(measured);
    for (Grid grid : experiment.grids()) {
      report.section(experiment.grids().size() == 1 ? "Measurements" : grid.game());
      GrowthFigures.add(report, summary, grid, experiment.countsFirst());
      ReportTables.means(summary, grid, experiment.countsFirst()).forEach(report::table);
      experiment.countsFirst().stream()
          .map(measure -> new GameTables(summary, grid, measure))
          .filter(GameTables::canBeShown)
          .forEach(games -> report.table(games.table()));
    }
    PublishedFigures.add(report, summary, experiment);
    if (!summary.ratios().isEmpty()) {
      report.section("Comparisons");
      SummaryText.tooFew(summary).ifPresent(report::note);
      RatioFigures.add(report, summary, experiment);
    }
    if (!summary.growths().isEmpty()) {
      report.section("Growth with depth").table(ReportTables.growths(summary));
      ReportTables.crossovers(summary).ifPresent(report::table);
    }
    if (!summary.agreements().isEmpty()) {
      report.section("Answers").table(ReportTables.agreements(summary));
    }
    if (!summary.findings().isEmpty()) {
      report.section("In words");
      SummaryText.lines(summary).forEach(line -> report.paragraph(line + "."));
    }
  }

  /** What is sure comes first. */
  private List<? extends Summary.Finding> headlines() {
    if (summary.crossovers().isEmpty()) {
      return summary.ratios().isEmpty()
          ? summary.findings()
          : Stream.concat(ratios(true), ratios(false)).toList();
    }
    return summary.surestFirst();
  }

  private Stream<Summary.Ratio> ratios(boolean isSure) {
    return summary.ratios().stream().filter(ratio -> ratio.difference().isSure() == isSure);
  }

  private void design(int measured) {
    var facts = new LinkedHashMap<String, String>();
    for (Grid grid : experiment.grids()) {
      facts.put(
          grid.game(),
          "%d positions × %d settings".formatted(grid.blocks().size(), grid.settings().size()));
      grid.factors()
          .forEach(
              factor ->
                  facts.put(
                      "%s for %s".formatted(factor.name(), grid.game()),
                      String.join(", ", factor.levels())));
      facts.put("fixed for " + grid.game(), text(grid.fixed()));
    }
    experiment.variants().forEach((name, options) -> facts.put(name, text(options)));
    facts.put("repeats", Integer.toString(experiment.repeats()));
    facts.put("tables", experiment.keepsTable() ? "kept along a game" : "cleared for each search");
    facts.put("measured", "%d of %d trials".formatted(measured, experiment.trials().size()));
    report.section("Design").facts("What was asked", facts);
    report.note(intervals());
    SummaryText.machine(summary).ifPresent(report::note);
  }

  /** What the intervals are worth. */
  private String intervals() {
    List<PositionBlock> blocks = experiment.blocks();
    long fewest = experiment.grids().stream().mapToInt(g -> g.blocks().size()).min().orElse(0);
    if (fewest == 1) {
      return "Where there is one position, its counts are exact, and its intervals have no width:"
          + " they say nothing about other positions.";
    }
    boolean hasLines = blocks.stream().map(PositionBlock::line).distinct().count() < blocks.size();
    String text = "Intervals are of 95 % and come from drawing positions.";
    if (hasLines) {
      text +=
          " Positions of one game follow each other and are not independent, so where games are"
              + " scripted the true intervals are wider; ratios have one more, for which games are"
              + " drawn before positions.";
    }
    return fewest < FEW_POSITIONS
        ? text + " With fewer than %d positions they are rough.".formatted(FEW_POSITIONS)
        : text;
  }

  static String text(Map<String, String> options) {
    return options.isEmpty()
        ? "nothing"
        : options.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(option -> option.getKey() + "=" + option.getValue())
            .collect(Collectors.joining(" "));
  }
}
