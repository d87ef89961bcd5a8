package betacut.lab.store;

import betacut.text.json.Json;
import betacut.text.json.JsonReader;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** Where the two databases differ. */
enum Dialect {
  /** One file; readers and writers of several processes may share it. */
  SQLITE("INTEGER PRIMARY KEY AUTOINCREMENT", "VARCHAR") {
    /** A commit returns when the disk has it, and readers never wait for a writer. */
    @Override
    Properties properties() {
      var properties = new Properties();
      properties.setProperty("journal_mode", "WAL");
      properties.setProperty("synchronous", "FULL");
      properties.setProperty("foreign_keys", "true");
      properties.setProperty("busy_timeout", "10000"); // ms, for other writers' commits
      properties.setProperty("transaction_mode", "IMMEDIATE"); // holds off other writers at once
      return properties;
    }

    @Override
    boolean isBusy(SQLException failure) {
      return failure.getErrorCode() == BUSY;
    }

    @Override
    void lockSchema(Connection connection) {}

    @Override
    boolean lockRun(Connection connection, int run, Writer self) throws SQLException {
      return StoreConnection.transaction(
          connection,
          unused -> {
            execute(connection, WRITERS);
            boolean isFree = writers(connection, run).allMatch(w -> w.equals(self) || !w.isAlive());
            if (isFree) {
              execute(
                  connection,
                  "INSERT OR REPLACE INTO lab_writer VALUES (%d, '%s')".formatted(run, self));
            }
            return isFree;
          });
    }

    private Stream<Writer> writers(Connection connection, int run) throws SQLException {
      try (Statement query = connection.createStatement();
          ResultSet row = query.executeQuery("SELECT writer FROM lab_writer WHERE run = " + run)) {
        return row.next() ? Stream.of(Writer.of(row.getString(1))) : Stream.of();
      }
    }

    @Override
    void unlockRuns(Connection connection, Writer self) throws SQLException {
      if (!Schema.columns(connection, "lab_writer").isEmpty()) {
        execute(connection, "DELETE FROM lab_writer WHERE writer = '%s'".formatted(self));
      }
    }

    /** As JSON, which SQLite's own functions can take apart. */
    @Override
    Object texts(List<?> texts, Connection connection) {
      return Json.line(texts);
    }

    @Override
    List<String> texts(ResultSet row, String column) throws SQLException {
      return strings(((List<?>) JsonReader.read(row.getString(column))).stream());
    }
  },

  /** Its advisory locks end with the connection, however that ends. */
  POSTGRESQL("INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY", "VARCHAR ARRAY") {
    @Override
    Properties properties() {
      var properties = new Properties(); // the URL's own settings win over these
      properties.setProperty("ApplicationName", "betacut");
      properties.setProperty("connectTimeout", "10");
      properties.setProperty("tcpKeepAlive", "true");
      return properties;
    }

    @Override
    boolean isBusy(SQLException failure) {
      return false;
    }

    @Override
    void lockSchema(Connection connection) throws SQLException {
      execute(connection, "SELECT pg_advisory_xact_lock(" + LOCKS + ", 0)");
    }

    /** Waits a second, for the server may not have noticed yet that the last holder is gone. */
    @Override
    boolean lockRun(Connection connection, int run, Writer self) throws SQLException {
      // The table's own number tells schemas of one database apart.
      String sql = "SELECT pg_advisory_lock('lab_run'::regclass::oid::integer, ?)";
      execute(connection, "SET lock_timeout = 1000");
      try (PreparedStatement statement = connection.prepareStatement(sql)) {
        statement.setInt(1, run);
        return statement.execute();
      } catch (SQLException e) {
        if ("55P03".equals(e.getSQLState())) { // lock not available
          return false;
        }
        throw e;
      } finally {
        execute(connection, "SET lock_timeout = DEFAULT");
      }
    }

    @Override
    void unlockRuns(Connection connection, Writer self) {}

    @Override
    Object texts(List<?> texts, Connection connection) throws SQLException {
      return connection.createArrayOf("varchar", texts.toArray());
    }

    @Override
    List<String> texts(ResultSet row, String column) throws SQLException {
      return strings(Stream.of((Object[]) row.getArray(column).getArray()));
    }
  };

  private static final int BUSY = 5;

  /** Half of the key of the lock on the schema, so that it meets nobody else's: "beta" in ASCII. */
  private static final int LOCKS = 0x62657461;

  private static final String WRITERS =
      "CREATE TABLE IF NOT EXISTS lab_writer (run INTEGER PRIMARY KEY REFERENCES lab_run (id) ON"
          + " DELETE CASCADE, writer VARCHAR NOT NULL)";

  private final String identity;
  private final String texts;

  Dialect(String identity, String texts) {
    this.identity = identity;
    this.texts = texts;
  }

  /** The type of a key that counts up. */
  String identity() {
    return identity;
  }

  /** The type of a list of texts. */
  String texts() {
    return texts;
  }

  /** What the driver is told beside the URL. */
  abstract Properties properties();

  /** Whether another process was in the way only for the moment. */
  abstract boolean isBusy(SQLException failure);

  /** Holds off others who want to change the schema until the transaction ends. */
  abstract void lockSchema(Connection connection) throws SQLException;

  /** Takes the right to write to a run until the connection ends; false if another has it. */
  abstract boolean lockRun(Connection connection, int run, Writer self) throws SQLException;

  /** Gives back what the connection's end does not. */
  abstract void unlockRuns(Connection connection, Writer self) throws SQLException;

  /** A list of texts as the database takes it. */
  abstract Object texts(List<?> texts, Connection connection) throws SQLException;

  /** And as it gives it back. */
  abstract List<String> texts(ResultSet row, String column) throws SQLException;

  private static List<String> strings(Stream<?> values) {
    return values.map(String.class::cast).toList();
  }

  static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
