package betacut.lab.store;

import betacut.lab.store.Columns.Column;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Brings a store to the tables of this program: makes those that are missing, and adds to those of
 * an older program the columns that it did not know. Every change is one transaction, in both
 * databases. The version counts changes of any other kind.
 */
final class Schema {
  static final int VERSION = 2;

  private Schema() {}

  /** The table of runs; refuses a store that a newer program has changed. */
  static void prepare(Connection connection, StoreAddress place) throws SQLException {
    if (version(connection, place) == VERSION && hasSums(connection, "lab_run")) {
      return;
    }
    change(
        connection,
        place.dialect(),
        () -> {
          Dialect.execute(
              connection,
              "CREATE TABLE IF NOT EXISTS lab_schema (version INTEGER PRIMARY KEY, applied"
                  + " TIMESTAMP WITH TIME ZONE DEFAULT CURRENT_TIMESTAMP NOT NULL)");
          Dialect.execute(
              connection,
              "CREATE TABLE IF NOT EXISTS lab_run (id %s, name VARCHAR(200) NOT NULL, kind VARCHAR"
                      .formatted(place.dialect().identity())
                  + " NOT NULL, spec VARCHAR NOT NULL, provenance VARCHAR NOT NULL, begun TIMESTAMP"
                  + " WITH TIME ZONE DEFAULT CURRENT_TIMESTAMP NOT NULL, CONSTRAINT lab_run_name"
                  + " UNIQUE (name))");
          addSums(connection, "lab_run");
          if (version(connection, place) < VERSION) {
            Dialect.execute(
                connection, "INSERT INTO lab_schema (version) VALUES (%d)".formatted(VERSION));
          }
        });
  }

  /** The version the store is of; 0 if it is empty. */
  private static int version(Connection connection, StoreAddress place) throws SQLException {
    if (columns(connection, "lab_schema").isEmpty()) {
      return 0;
    }
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT COALESCE(MAX(version), 0) FROM lab_schema")) {
      row.next();
      int version = row.getInt(1);
      if (version > VERSION) {
        throw new StoreException(
            "%s was written by a newer Betacut (schema %d, this one knows %d). Update this program,"
                    .formatted(place.shown(), version, VERSION)
                + " or choose another store with --db.");
      }
      return version;
    }
  }

  /** The table of a kind of results. */
  static void prepare(Connection connection, Dialect dialect, Columns<?> wanted)
      throws SQLException {
    if (!missing(connection, wanted).isEmpty() || !hasSums(connection, wanted.table())) {
      change(connection, dialect, () -> complete(connection, dialect, wanted));
    }
  }

  private static void complete(Connection connection, Dialect dialect, Columns<?> wanted)
      throws SQLException {
    Set<Column> missing = missing(connection, wanted);
    if (missing.size() == wanted.all().size()) {
      Dialect.execute(connection, creation(dialect, wanted));
    }
    addSums(connection, wanted.table());
    if (missing.size() == wanted.all().size()) {
      return;
    }
    for (Column column : wanted.all()) {
      if (missing.contains(column)) {
        String absent = "'%s'".formatted(column.absent()).replace("'[]'", emptyList(dialect));
        Dialect.execute(
            connection,
            "ALTER TABLE %s ADD COLUMN %s DEFAULT %s NOT NULL"
                .formatted(wanted.table(), definition(dialect, column), absent));
      }
    }
  }

  private static boolean hasSums(Connection connection, String table) throws SQLException {
    return columns(connection, table).contains(RowSum.COLUMN);
  }

  /** Stores of before there were sums get the column. */
  private static void addSums(Connection connection, String table) throws SQLException {
    if (!hasSums(connection, table)) {
      Dialect.execute(
          connection, "ALTER TABLE %s ADD COLUMN %s".formatted(table, RowSum.DEFINITION));
    }
  }

  private static String emptyList(Dialect dialect) {
    return dialect == Dialect.SQLITE ? "'[]'" : "'{}'";
  }

  private static String creation(Dialect dialect, Columns<?> columns) {
    String definitions =
        columns.all().stream()
            .map(column -> definition(dialect, column) + " NOT NULL")
            .collect(Collectors.joining(", "));
    return "CREATE TABLE %s (run INTEGER NOT NULL REFERENCES lab_run (id) ON DELETE CASCADE, %s,"
            .formatted(columns.table(), definitions)
        + " PRIMARY KEY (run, %s))".formatted(columns.all().getFirst().sql());
  }

  private static String definition(Dialect dialect, Column column) {
    String type =
        switch (column.type().getName()) {
          case "int" -> "INTEGER";
          case "long" -> "BIGINT";
          case "java.util.List" -> dialect.texts();
          default -> "VARCHAR";
        };
    return column.sql() + " " + type;
  }

  private static Set<Column> missing(Connection connection, Columns<?> wanted) throws SQLException {
    Set<String> there = columns(connection, wanted.table());
    return wanted.all().stream()
        .filter(column -> !there.contains(column.sql()))
        .collect(Collectors.toSet());
  }

  /** Names of the columns of a table; none if there is no such table. */
  static Set<String> columns(Connection connection, String table) throws SQLException {
    var names = new HashSet<String>();
    try (ResultSet row =
        connection.getMetaData().getColumns(null, connection.getSchema(), table, null)) {
      while (row.next()) {
        names.add(row.getString("COLUMN_NAME").toLowerCase(Locale.ROOT));
      }
    }
    return names;
  }

  private interface Change {
    void make() throws SQLException;
  }

  private static void change(Connection connection, Dialect dialect, Change change)
      throws SQLException {
    StoreConnection.transaction(
        connection,
        unused -> {
          dialect.lockSchema(connection);
          change.make();
          return true;
        });
  }
}
