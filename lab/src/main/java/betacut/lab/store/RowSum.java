package betacut.lab.store;

import betacut.lab.store.Columns.Column;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * The check sum of a row, kept in a column of its own: a database checks its structure, but takes
 * any value for good. Values that a row has for want of a column ({@link Column#absent}) do not
 * count, so that a new column changes no sum. Rows of before there were sums have 0.
 */
final class RowSum {
  static final String COLUMN = "row_sum";
  static final String DEFINITION = COLUMN + " BIGINT DEFAULT 0 NOT NULL";

  private static final long NONE = 0;

  private RowSum() {}

  /** Of a result: of which run it is, and its values by their Java names. */
  static long of(int run, List<Column> columns, Map<String, Object> cells) {
    var text = new StringBuilder().append(run);
    for (Column column : columns) {
      Object value = cells.get(column.name());
      if (!column.absent().equals(value)) {
        text.append('\n').append(column.name()).append('=').append(value);
      }
    }
    return of(text.toString());
  }

  static long of(RunHeader header) {
    return of(header.toString());
  }

  private static long of(String text) {
    var sum = new CRC32C();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return sum.getValue() + 1; // never 0
  }

  /** Whether a row is what was kept, as far as anybody knows. */
  static boolean holds(long kept, long found) {
    return kept == NONE || kept == found;
  }
}
