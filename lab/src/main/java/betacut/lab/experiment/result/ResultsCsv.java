package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.experiment.Trial;
import betacut.lab.run.Audit;
import betacut.lab.run.Flaw;
import betacut.lab.store.Columns.Column;
import betacut.rules.UsageException;
import betacut.text.csv.Csv;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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
      text.append(Csv.line(row(measurement))).append('\n');
    }
    return text.toString();
  }

  private List<String> row(Measurement measurement) {
    List<String> cells = new ArrayList<>(description(measurement.trial()));
    Map<String, Object> values = Measurement.COLUMNS.cells(measurement);
    measured().forEach(column -> cells.add(values.get(column.name()).toString()));
    return cells;
  }

  /** What comes before the measured columns; little of a trial that the experiment has not. */
  private List<String> description(int number) {
    List<String> cells = new ArrayList<>(List.of(Integer.toString(number)));
    if (number < 0 || number >= trials.size()) {
      cells.addAll(Collections.nCopies(described().size() - 1, ""));
      return cells;
    }
    Trial trial = trials.get(number);
    cells.add(Integer.toString(trial.block()));
    cells.add(trial.game());
    cells.add(Integer.toString(blocks.get(trial.block()).line() + 1));
    cells.add(trial.position());
    factors.forEach(f -> cells.add(trial.setting().values().getOrDefault(f, "")));
    cells.add(Integer.toString(trial.repeat()));
    return cells;
  }

  /**
   * The measurements of a table; what an older program did not measure is 0.
   *
   * @param file its name, for messages
   * @throws UsageException if anything is wrong with it
   */
  public List<Measurement> read(String text, String file) {
    var audit = new Audit();
    List<Measurement> measurements = read(text, file, audit);
    audit.verification().first().stream()
        .findFirst()
        .ifPresent(
            flaw -> {
              throw new UsageException(flaw);
            });
    return measurements;
  }

  /**
   * The measurements of a table, one of a trial: what stands in the way of others is told.
   *
   * @param file its name, for messages
   */
  public List<Measurement> read(String text, String file, Audit audit) {
    try {
      return new Reading(Csv.read(text, file), file, audit).measurements();
    } catch (UsageException damaged) {
      audit.found(Flaw.FOREIGN, damaged.getMessage());
      return List.of();
    }
  }

  /** A table that is being read: nothing in it is believed. */
  private final class Reading {
    private final List<List<String>> rows;
    private final List<String> heading;
    private final List<String> described;
    private final String file;
    private final Audit audit;
    private final Map<Integer, Integer> lines = new HashMap<>();

    Reading(List<List<String>> rows, String file, Audit audit) {
      this.rows = rows;
      this.file = file;
      this.audit = audit;
      heading = rows.isEmpty() ? List.of() : rows.getFirst();
      described = described();
      if (!heading.contains(GAME_NUMBER)) {
        described.remove(GAME_NUMBER);
      }
    }

    List<Measurement> measurements() {
      if (!isOurs()) {
        found(Flaw.FOREIGN, 1, "the heading is not the one of '%s'".formatted(experiment.name()));
        return List.of();
      }
      List<Measurement> measurements = new ArrayList<>();
      for (int i = 1; i < rows.size(); i++) {
        read(rows.get(i), i + 1).ifPresent(measurements::add);
      }
      return measurements;
    }

    /** No column twice and none out of its order; who reads by name must not be misled. */
    private boolean isOurs() {
      List<String> known = ResultsCsv.measured().stream().map(ResultsCsv::heading).toList();
      return heading.size() > described.size()
          && heading.subList(0, described.size()).equals(described)
          && heading
              .subList(described.size(), heading.size())
              .equals(known.stream().filter(this::isMeasured).toList());
    }

    private boolean isMeasured(String name) {
      return heading.lastIndexOf(name) >= described.size();
    }

    private void found(Flaw flaw, int line, String words) {
      audit.found(flaw, "%s:%d: %s".formatted(file, line, words));
    }

    private Optional<Measurement> read(List<String> cells, int line) {
      Optional<Integer> number = trial(cells, line);
      if (number.isEmpty()) {
        return Optional.empty();
      }
      Integer before = lines.putIfAbsent(number.get(), line);
      if (before != null) {
        found(Flaw.DOUBLED, line, "trial %d is also in line %d".formatted(number.get(), before));
        return Optional.empty();
      }
      compareDescription(cells, number.get(), line);
      return measured(cells, line);
    }

    private Optional<Integer> trial(List<String> cells, int line) {
      String cell = cells.getFirst();
      if (cells.size() != heading.size()) {
        found(Flaw.FOREIGN, line, "this is no row of this experiment; was the file changed?");
      } else if (!cell.matches("0|[1-9]\\d{0,8}")) {
        found(Flaw.FOREIGN, line, "trial '%s' is no number of a trial".formatted(cell));
      } else if (Integer.parseInt(cell) >= trials.size()) {
        found(Flaw.FOREIGN, line, "the plan has no trial " + cell);
      } else {
        return Optional.of(Integer.valueOf(cell));
      }
      return Optional.empty();
    }

    private void compareDescription(List<String> cells, int trial, int line) {
      List<String> names = described();
      List<String> planned = description(trial);
      List<String> others = new ArrayList<>();
      for (int i = 0; i < described.size(); i++) {
        String due = planned.get(names.indexOf(described.get(i)));
        if (!cells.get(i).equals(due)) {
          others.add("%s '%s' instead of '%s'".formatted(described.get(i), cells.get(i), due));
        }
      }
      if (!others.isEmpty()) {
        found(Flaw.RELABELLED, line, "trial %d has %s".formatted(trial, String.join(", ", others)));
      }
    }

    private Optional<Measurement> measured(List<String> cells, int line) {
      for (int i = described.size(); i < heading.size(); i++) {
        if (!isWritten(heading.get(i), cells.get(i))) {
          found(Flaw.FOREIGN, line, "%s is '%s'".formatted(heading.get(i), cells.get(i)));
          return Optional.empty();
        }
      }
      return Optional.of(
          Measurement.COLUMNS.result(
              column -> {
                int at = column.name().equals("trial") ? 0 : heading.lastIndexOf(heading(column));
                return at < 0 ? column.absent() : column.parsed(cells.get(at));
              }));
    }

    /** Whether we would write this cell: numbers have one form, and times are none below 0. */
    private static boolean isWritten(String name, String cell) {
      Column column =
          ResultsCsv.measured().stream()
              .filter(one -> heading(one).equals(name))
              .findFirst()
              .orElseThrow();
      try {
        return column.parsed(cell).toString().equals(cell)
            && !(Measurement.BY_CLOCK.contains(name) && cell.startsWith("-"));
      } catch (NumberFormatException damaged) {
        return false;
      }
    }
  }
}
