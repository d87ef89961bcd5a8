package betacut.lab.experiment;

import betacut.rules.UsageException;
import betacut.search.Statistics;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Measurements as a table that any program reads, one trial a line, and back. Together with the
 * specification it holds all of a run.
 */
public final class ResultsCsv {
  private static final List<String> BEFORE = List.of("trial", "block", "game", "position");
  private static final List<String> AFTER =
      List.of(
          "repeat",
          "score",
          "kind",
          "depthReached",
          "move",
          "fullPermille",
          "nodes",
          "leaves",
          "ends",
          "cuts",
          "firstCuts",
          "probes",
          "exactHits",
          "lowerHits",
          "upperHits",
          "stores",
          "nanos",
          "cpuNanos");

  private final Experiment experiment;
  private final List<Trial> trials;
  private final List<String> factors;

  public ResultsCsv(Experiment experiment) {
    this.experiment = experiment;
    trials = experiment.trials();
    Set<String> names = new LinkedHashSet<>();
    experiment.grids().forEach(grid -> grid.factors().forEach(f -> names.add(f.name())));
    factors = List.copyOf(names);
  }

  /** The table, with a heading. */
  public String write(List<Measurement> measurements) {
    var text = new StringBuilder(heading()).append('\n');
    for (Measurement measurement : measurements) {
      text.append(row(trials.get(measurement.trial()), measurement)).append('\n');
    }
    return text.toString();
  }

  private String heading() {
    List<String> names = new ArrayList<>(BEFORE);
    names.addAll(factors);
    names.addAll(AFTER);
    return String.join(",", names);
  }

  private String row(Trial trial, Measurement m) {
    List<String> cells = new ArrayList<>();
    cells.add(Integer.toString(trial.number()));
    cells.add(Integer.toString(trial.block()));
    cells.add(quoted(trial.game()));
    cells.add(quoted(trial.position()));
    factors.forEach(f -> cells.add(quoted(trial.setting().values().getOrDefault(f, ""))));
    cells.add(Integer.toString(trial.repeat()));
    cells.add(Integer.toString(m.score()));
    cells.add(m.kind());
    cells.add(Integer.toString(m.depth()));
    cells.add(quoted(m.move()));
    cells.add(Integer.toString(m.fullPermille()));
    Statistics c = m.counts();
    for (long count :
        List.of(
            c.nodes(),
            c.leaves(),
            c.ends(),
            c.cuts(),
            c.firstCuts(),
            c.probes(),
            c.exactHits(),
            c.lowerHits(),
            c.upperHits(),
            c.stores(),
            m.nanos(),
            m.cpuNanos())) {
      cells.add(Long.toString(count));
    }
    return String.join(",", cells);
  }

  private static String quoted(String cell) {
    return cell.matches("[^\",\\r\\n]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }

  /**
   * The measurements of a table.
   *
   * @param file its name, for messages
   */
  public List<Measurement> read(String text, String file) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.getFirst().equals(heading())) {
      throw wrong(file, 1, "the heading is not the one of '%s'".formatted(experiment.name()));
    }
    List<Measurement> measurements = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      measurements.add(parsed(cells(lines.get(i)), file, i + 1));
    }
    return measurements;
  }

  private Measurement parsed(List<String> cells, String file, int line) {
    try {
      Trial trial = trials.get(Integer.parseInt(cells.getFirst()));
      if (!cells.get(3).equals(trial.position())) {
        throw wrong(
            file,
            line,
            "trial %d is at '%s', but the specification puts it at '%s'"
                .formatted(trial.number(), cells.get(3), trial.position()));
      }
      int at = BEFORE.size() + factors.size() + 1;
      long[] counts = cells.subList(at + 5, at + 17).stream().mapToLong(Long::parseLong).toArray();
      return new Measurement(
          trial.number(),
          new Statistics(
              counts[0], counts[1], counts[2], counts[3], counts[4], counts[5], counts[6],
              counts[7], counts[8], counts[9]),
          Integer.parseInt(cells.get(at)),
          cells.get(at + 1),
          Integer.parseInt(cells.get(at + 2)),
          cells.get(at + 3),
          Integer.parseInt(cells.get(at + 4)),
          counts[10],
          counts[11]);
    } catch (NumberFormatException | IndexOutOfBoundsException damaged) {
      throw wrong(file, line, "this is no row of this experiment; was the file changed?");
    }
  }

  private static UsageException wrong(String file, int line, String message) {
    return new UsageException("%s:%d: %s".formatted(file, line, message));
  }

  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    var cell = new StringBuilder();
    boolean isQuoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      boolean isDoubled =
          c == '"' && isQuoted && i + 1 < line.length() && line.charAt(i + 1) == '"';
      if (isDoubled) {
        cell.append(c);
        i++;
      } else if (c == '"') {
        isQuoted = !isQuoted;
      } else if (c == ',' && !isQuoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString());
    return cells;
  }
}
