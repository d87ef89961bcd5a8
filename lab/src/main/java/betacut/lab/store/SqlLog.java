package betacut.lab.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * The results of one run in one table.
 *
 * @param <T> a result
 */
final class SqlLog<T> {
  static final String ALREADY_THERE = "23505"; // unique violation, in both databases

  private final Session session;
  private final RunLock lock;
  private final Row<T> row;

  SqlLog(Session session, RunLock lock, Row<T> row) {
    this.session = session;
    this.lock = lock;
    this.row = row;
  }

  /** The database's own check for doubles is the only one that no race can slip through. */
  boolean add(T result) {
    List<Object> cells = row.cells(result);
    return session.ask(
        connection -> {
          lock.take(connection);
          try (PreparedStatement insert = connection.prepareStatement(insertion())) {
            insert.setInt(1, lock.run());
            for (int i = 0; i < cells.size(); i++) {
              set(connection, insert, i + 2, cells.get(i));
            }
            insert.executeUpdate();
          } catch (SQLException e) {
            if (ALREADY_THERE.equals(e.getSQLState())) {
              return false;
            }
            throw e;
          }
          session.settle();
          return true;
        });
  }

  BitSet done() {
    var done = new BitSet();
    select(row.columns().getFirst(), result -> done.set(result.getInt(1)));
    return done;
  }

  List<T> all() {
    var results = new ArrayList<T>();
    select(String.join(", ", row.columns()), result -> results.add(row.read(result)));
    return Collections.unmodifiableList(results);
  }

  private interface Reader {
    void read(ResultSet row) throws SQLException;
  }

  private void select(String columns, Reader reader) {
    String sql =
        "SELECT %s FROM %s WHERE run = ? ORDER BY %s"
            .formatted(columns, row.table(), row.columns().getFirst());
    session.work(
        connection -> {
          try (PreparedStatement query = connection.prepareStatement(sql)) {
            query.setInt(1, lock.run());
            try (ResultSet result = query.executeQuery()) {
              while (result.next()) {
                reader.read(result);
              }
            }
          }
        });
  }

  private String insertion() {
    return "INSERT INTO %s (run, %s) VALUES (?%s)"
        .formatted(
            row.table(), String.join(", ", row.columns()), ", ?".repeat(row.columns().size()));
  }

  private static void set(Connection connection, PreparedStatement statement, int at, Object cell)
      throws SQLException {
    if (cell instanceof List<?> texts) {
      statement.setArray(at, connection.createArrayOf("varchar", texts.toArray()));
    } else {
      statement.setObject(at, cell);
    }
  }
}
