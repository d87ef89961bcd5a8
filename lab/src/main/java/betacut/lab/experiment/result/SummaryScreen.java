package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Setting;
import betacut.lab.report.Cell;
import betacut.lab.report.Column;
import betacut.lab.report.Table;
import betacut.lab.report.TableText;
import betacut.lab.report.text.Numbers;
import java.util.ArrayList;
import java.util.List;

/** What a summary says on a terminal: tables first, then at most a screen of sentences. */
public final class SummaryScreen {
  private static final int WIDTH = 80;
  private static final int MOST_TABLE_LINES = 40;
  private static final int MOST_SENTENCES = 12;

  private final Experiment experiment;
  private final Summary summary;
  private final List<String> lines = new ArrayList<>();

  private SummaryScreen(Experiment experiment, Summary summary) {
    this.experiment = experiment;
    this.summary = summary;
  }

  /** Lines that fit, and sentences that may have to be broken. */
  public static List<String> lines(Experiment experiment, Summary summary) {
    var screen = new SummaryScreen(experiment, summary);
    screen.lines.add(experiment.title());
    SummaryText.machine(summary).ifPresent(screen.lines::add);
    screen.tables();
    screen.sentences();
    return screen.lines;
  }

  private void tables() {
    List<String> left = new ArrayList<>();
    int used = 0;
    boolean isCompared = !summary.ratios().isEmpty() || !summary.unratioed().isEmpty();
    for (Grid grid : experiment.grids()) {
      for (Table table : isCompared ? ratios(grid) : means(grid)) {
        int keys = grid.factors().size() - (isCompared ? 1 : 0);
        List<String> text = TableText.lines(table, keys, WIDTH);
        if (used > 0 && used + text.size() > MOST_TABLE_LINES) {
          left.add(table.caption());
        } else {
          used += text.size() + 1;
          lines.add("");
          lines.addAll(text);
        }
      }
    }
    lines.add("");
    if (isCompared && used > 0) {
      lines.add(
          "Ratios of a typical position (Hodges and Lehmann's). * marks a sure one: Holm's p over"
              + " all %d comparisons below .05 and a 95 %% interval without 1; = the same at every position; – no ratio."
                  .formatted(summary.ratios().size()));
    }
    SummaryText.tooFew(summary).ifPresent(lines::add);
    if (!left.isEmpty()) {
      lines.add("Tables left to the report: " + String.join("; ", left) + ".");
    }
  }

  private List<Table> means(Grid grid) {
    return ReportTables.means(summary, grid, experiment.measures());
  }

  private List<Table> ratios(Grid grid) {
    return experiment.measures().stream()
        .filter(measure -> measure.kind() == Measure.Kind.COST)
        .map(measure -> ratios(grid, measure))
        .toList();
  }

  /** A row for each setting of the other factors, a column for each level but the baseline. */
  private Table ratios(Grid grid, Measure measure) {
    var comparison = experiment.comparison().orElseThrow();
    List<String> levels =
        grid.factor(comparison.factor()).levels().stream()
            .filter(level -> !level.equals(comparison.baseline()))
            .toList();
    List<Setting> contexts =
        grid.settings().stream().map(s -> s.without(comparison.factor())).distinct().toList();
    List<Column> columns = new ArrayList<>();
    contexts.getFirst().values().keySet().forEach(name -> columns.add(Column.text(name)));
    levels.forEach(level -> columns.add(Column.text(level)));
    List<List<Cell>> rows = new ArrayList<>();
    for (Setting context : contexts) {
      List<Cell> row = new ArrayList<>();
      context.values().values().forEach(value -> row.add(Cell.of(value)));
      levels.forEach(level -> row.add(Cell.of(ratio(grid, measure, context, level))));
      rows.add(row);
    }
    return new Table(
        "%s: %s, times that of %s%s"
            .formatted(
                grid.game(),
                measure.id(),
                comparison.baseline(),
                SummaryText.mark(summary, measure)),
        "",
        columns,
        rows);
  }

  private String ratio(Grid grid, Measure measure, Setting context, String level) {
    return summary.ratios().stream()
        .filter(r -> r.game().equals(grid.game()) && r.measure().equals(measure))
        .filter(r -> r.context().equals(context) && r.level().equals(level))
        .findFirst()
        .map(SummaryScreen::ratio)
        .orElse(Numbers.NONE);
  }

  private static String ratio(Summary.Ratio ratio) {
    return switch (ratio.difference()) {
      case SAME -> "=";
      case UNSURE, TOO_FEW -> Numbers.significant(ratio.typical().value()) + " ";
      case CHEAPER, DEARER -> Numbers.significant(ratio.typical().value()) + "*";
    };
  }

  /** What a table does not show at a glance: answers that are all the same take one sentence. */
  private void sentences() {
    List<Summary.Finding> all = new ArrayList<>(summary.findings());
    all.removeIf(SummaryScreen::isShown);
    long same = summary.agreements().stream().filter(SummaryScreen::isShown).count();
    if (same > 0) {
      boolean isEvery = same == summary.agreements().size();
      lines.add(
          "Answers as the baseline's at every position: in %s %d comparisons."
              .formatted(isEvery ? "all" : "%d of".formatted(same), summary.agreements().size()));
    }
    all.stream()
        .limit(MOST_SENTENCES)
        .forEach(finding -> lines.add(SummaryText.line(summary, finding)));
    if (all.size() > MOST_SENTENCES) {
      lines.add(
          "%d more findings are in the report: --out FOLDER writes it."
              .formatted(all.size() - MOST_SENTENCES));
    }
  }

  private static boolean isShown(Summary.Finding finding) {
    return switch (finding) {
      case Summary.Ratio ratio -> true;
      case Summary.Mean mean -> true;
      case Summary.Agreement agreement -> agreement.same() == agreement.positions();
      default -> false;
    };
  }
}
