package betacut.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;

/** All rows of a run as they are stored, for other programs: RFC 4180 with a line of names. */
public final class Csv {
  private Csv() {}

  /** Writes what was measured in a run. */
  public static void measurements(LabStore store, String run, Appendable out) {
    write(new MeasurementRow(), store.measurements(run).all(), out);
  }

  /** Writes what was played in a run; moves are separated by spaces. */
  public static void games(LabStore store, String run, Appendable out) {
    write(new GameRow(), store.games(run).all(), out);
  }

  private static <T> void write(Row<T> row, List<T> results, Appendable out) {
    try {
      out.append(String.join(",", row.columns())).append("\r\n");
      for (T result : results) {
        String line = row.cells(result).stream().map(Csv::cell).collect(Collectors.joining(","));
        out.append(line).append("\r\n");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String cell(Object value) {
    String text =
        value instanceof List<?> texts
            ? texts.stream().map(String::valueOf).collect(Collectors.joining(" "))
            : value.toString();
    boolean isPlain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return isPlain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
