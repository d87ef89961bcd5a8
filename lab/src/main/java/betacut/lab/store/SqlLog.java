package betacut.lab.store;

import betacut.lab.store.Columns.Column;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The results of one run in one table.
 *
 * @param <T> a result
 */
final class SqlLog<T> implements Log<T> {
  private final StoreConnection session;
  private final String name;
  private final int run;
  private final Columns<T> columns;
  private boolean isLocked; // under the session's lock

  SqlLog(StoreConnection session, String name, int run, Columns<T> columns) {
    this.session = session;
    this.name = name;
    this.run = run;
    this.columns = columns;
  }

  /** The database's own check for doubles is the only one that no race can slip through. */
  @Override
  public boolean add(T result) {
    var named = columns.cells(result);
    List<Object> cells = new ArrayList<>(named.values());
    cells.add(RowSum.of(run, columns.all(), named));
    return session.ask(
        connection -> {
          if (!isLocked) {
            session.lock(run, name);
            isLocked = true;
          }
          try (PreparedStatement insert = connection.prepareStatement(insertion())) {
            insert.setInt(1, run);
            for (int i = 0; i < cells.size(); i++) {
              Object cell = cells.get(i);
              insert.setObject(
                  i + 2,
                  cell instanceof List<?> texts
                      ? session.dialect().texts(texts, connection)
                      : cell);
            }
            return insert.executeUpdate() == 1;
          }
        });
  }

  @Override
  public BitSet done() {
    var done = new BitSet();
    select(number(), result -> done.set(result.getInt(1)));
    return done;
  }

  @Override
  public List<T> all() {
    var results = new ArrayList<T>();
    select(names(), row -> results.add(result(row)));
    return Collections.unmodifiableList(results);
  }

  /** A row that is not what was kept is refused: its numbers would be believed. */
  private T result(ResultSet row) throws SQLException {
    try {
      T result = columns.result(column -> value(row, column));
      long sum = RowSum.of(run, columns.all(), columns.cells(result));
      if (RowSum.holds(row.getLong(RowSum.COLUMN), sum)) {
        return result;
      }
    } catch (RuntimeException unreadable) {
      throw session.damaged(name, unreadable);
    }
    throw session.damaged(name, null);
  }

  private Object value(ResultSet row, Column column) throws SQLException {
    return switch (column.type().getName()) {
      case "int" -> row.getInt(column.sql());
      case "long" -> row.getLong(column.sql());
      case "java.util.List" -> session.dialect().texts(row, column.sql());
      default -> row.getString(column.sql());
    };
  }

  private interface Reader {
    void read(ResultSet row) throws SQLException;
  }

  private void select(String what, Reader reader) {
    String sql =
        "SELECT %s FROM %s WHERE run = ? ORDER BY %s".formatted(what, columns.table(), number());
    session.ask(
        connection -> {
          try (PreparedStatement query = connection.prepareStatement(sql)) {
            query.setInt(1, run);
            try (ResultSet result = query.executeQuery()) {
              while (result.next()) {
                reader.read(result);
              }
            }
          }
          return true;
        });
  }

  private String number() {
    return columns.all().getFirst().sql();
  }

  private String names() {
    return columns.all().stream().map(Column::sql).collect(Collectors.joining(", "))
        + ", "
        + RowSum.COLUMN;
  }

  private String insertion() {
    return "INSERT INTO %s (run, %s) VALUES (?%s) ON CONFLICT DO NOTHING"
        .formatted(columns.table(), names(), ", ?".repeat(columns.all().size() + 1));
  }
}
