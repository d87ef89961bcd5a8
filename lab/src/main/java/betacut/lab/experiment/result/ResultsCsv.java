package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.experiment.Trial;
import betacut.lab.store.Columns.Column;
import betacut.rules.UsageException;
import betacut.text.csv.Csv;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Measurements as a table that any program reads, one trial a line, and back. Together with the
 * specification it holds all of a run.
 */
public final class ResultsCsv {
  /** Which of the scripted games a position is of, counted from 1; older files lack it. */
  private static final String GAME_NUMBER = "gameNumber";

  private static final List<String> BEFORE =
      List.of("trial", "block", "game", GAME_NUMBER, "position");

  private final Experiment experiment;
  private final List<Trial> trials;
  private final List<String> factors;
  private final List<PositionBlock> blocks;

  public ResultsCsv(Experiment experiment) {
    this.experiment = experiment;
    trials = experiment.trials();
    blocks = experiment.blocks();
    Set<String> names = new LinkedHashSet<>();
    experiment.grids().forEach(grid -> grid.factors().forEach(f -> names.add(f.name())));
    factors = List.copyOf(names);
  }

  /** What comes after the description of the trial. */
  private static List<Column> measured() {
    return Measurement.COLUMNS.all().subList(1, Measurement.COLUMNS.all().size());
  }

  /** A factor is called depth, too. */
  private static String heading(Column column) {
    return column.name().equals("depth") ? "depthReached" : column.name();
  }

  private List<String> described() {
    List<String> names = new ArrayList<>(BEFORE);
    names.addAll(factors);
    names.add("repeat");
    return names;
  }

  /** The table, with a heading. */
  public String write(List<Measurement> measurements) {
    List<String> names = described();
    measured().forEach(column -> names.add(heading(column)));
    var text = new StringBuilder(Csv.line(names)).append('\n');
    for (Measurement measurement : measurements) {
      text.append(Csv.line(row(trials.get(measurement.trial()), measurement))).append('\n');
    }
    return text.toString();
  }

  private List<String> row(Trial trial, Measurement measurement) {
    List<String> cells = new ArrayList<>();
    cells.add(Integer.toString(trial.number()));
    cells.add(Integer.toString(trial.block()));
    cells.add(trial.game());
    cells.add(Integer.toString(blocks.get(trial.block()).line() + 1));
    cells.add(trial.position());
    factors.forEach(f -> cells.add(trial.setting().values().getOrDefault(f, "")));
    cells.add(Integer.toString(trial.repeat()));
    Map<String, Object> values = Measurement.COLUMNS.cells(measurement);
    measured().forEach(column -> cells.add(values.get(column.name()).toString()));
    return cells;
  }

  /**
   * The measurements of a table; what an older program did not measure is 0.
   *
   * @param file its name, for messages
   */
  public List<Measurement> read(String text, String file) {
    List<List<String>> rows = Csv.read(text, file);
    List<String> heading = rows.isEmpty() ? List.of() : rows.getFirst();
    List<String> described = described();
    if (!heading.contains(GAME_NUMBER)) {
      described.remove(GAME_NUMBER);
    }
    Set<String> known =
        measured().stream().map(ResultsCsv::heading).collect(Collectors.toUnmodifiableSet());
    boolean isOurs =
        heading.size() > described.size()
            && heading.subList(0, described.size()).equals(described)
            && known.containsAll(heading.subList(described.size(), heading.size()));
    if (!isOurs) {
      throw wrong(file, 1, "the heading is not the one of '%s'".formatted(experiment.name()));
    }
    List<Measurement> measurements = new ArrayList<>();
    for (int i = 1; i < rows.size(); i++) {
      measurements.add(parsed(heading, rows.get(i), file, i + 1));
    }
    return measurements;
  }

  private Measurement parsed(List<String> heading, List<String> cells, String file, int line) {
    try {
      Trial trial = trials.get(Integer.parseInt(cells.getFirst()));
      String position = cells.get(heading.indexOf("position"));
      if (!position.equals(trial.position())) {
        throw wrong(
            file,
            line,
            "trial %d is at '%s', but the specification puts it at '%s'"
                .formatted(trial.number(), position, trial.position()));
      }
      return Measurement.COLUMNS.result(
          column -> {
            int at = column.name().equals("trial") ? 0 : heading.lastIndexOf(heading(column));
            return at < 0 ? column.absent() : column.parsed(cells.get(at));
          });
    } catch (NumberFormatException | IndexOutOfBoundsException damaged) {
      throw wrong(file, line, "this is no row of this experiment; was the file changed?");
    }
  }

  private static UsageException wrong(String file, int line, String message) {
    return new UsageException("%s:%d: %s".formatted(file, line, message));
  }
}
