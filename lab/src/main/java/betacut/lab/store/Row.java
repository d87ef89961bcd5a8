package betacut.lab.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/**
 * How a result becomes a row of a table and comes back.
 *
 * @param <T> the result
 */
interface Row<T> {
  String table();

  /** All but the run's; the first is the number that is unique in a run. */
  List<String> columns();

  /** A value for each column: Integer, Long, String, or a List of String. */
  List<Object> cells(T result);

  T read(ResultSet row) throws SQLException;
}
