package betacut.lab.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/** Where the two databases differ. */
enum Dialect {
  /** One process at a time has the file: the lock on it is the lock of all its runs. */
  H2 {
    @Override
    Properties properties(String url) {
      var properties = new Properties();
      if (!url.toUpperCase(Locale.ROOT).contains(";USER=")) {
        properties.setProperty("user", "sa");
        properties.setProperty("password", "");
      }
      return properties;
    }

    @Override
    void lockSchema(Connection connection) {}

    @Override
    boolean lockRun(Connection connection, int run) {
      return true;
    }

    /** A commit may leave the writing to a concurrent one; this returns when all is written. */
    @Override
    void settle(Connection connection) throws SQLException {
      execute(connection, "CHECKPOINT");
    }

    @Override
    void sync(Connection connection) throws SQLException {
      execute(connection, "CHECKPOINT SYNC");
    }
  },

  /** Its advisory locks end with the connection, however that ends. */
  POSTGRESQL {
    @Override
    Properties properties(String url) {
      var properties = new Properties(); // the URL's own settings win over these
      properties.setProperty("ApplicationName", "betacut");
      properties.setProperty("connectTimeout", "10");
      properties.setProperty("tcpKeepAlive", "true");
      return properties;
    }

    @Override
    void lockSchema(Connection connection) throws SQLException {
      execute(connection, "SELECT pg_advisory_xact_lock(" + LOCKS + ", 0)");
    }

    /** Waits a second, for the server may not have noticed yet that the last holder is gone. */
    @Override
    boolean lockRun(Connection connection, int run) throws SQLException {
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
    void settle(Connection connection) {}

    @Override
    void sync(Connection connection) {}
  };

  /** Half of the key of the lock on the schema, so that it meets nobody else's: "beta" in ASCII. */
  private static final int LOCKS = 0x62657461;

  /** For files; a database in memory has none, and H2 fails over this. */
  private static final String APPEND_ONLY = "REUSE_SPACE=FALSE";

  /**
   * Every commit is written before it returns. Nothing in the file is ever overwritten: when space
   * was used again, after 5 s or after H2's own 45 s, tests that kill an experiment again and again
   * found rows missing after H2 had reopened the file. So it grows by some 10 KiB a row (a commit
   * writes eleven pages anew: leaf and root of the table and of its key, the log of the
   * transaction, the list of all parts of the file), or 14 KiB if they were not compressed, until
   * {@link Shrinking}. The JVM's end does not close the database under threads that still write; no
   * log file appears beside it.
   */
  private static final List<String> H2_SETTINGS =
      List.of(
          "WRITE_DELAY=0",
          APPEND_ONLY,
          "COMPRESS=TRUE",
          "DB_CLOSE_ON_EXIT=FALSE",
          "TRACE_LEVEL_FILE=0");

  /** For a copy that is written in one go and counts only when it is whole. */
  static final String COPY_SETTINGS = ";COMPRESS=TRUE;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0";

  /** What the driver is told beside the URL. */
  abstract Properties properties(String url);

  /** Holds off others who want to change the schema until the transaction ends. */
  abstract void lockSchema(Connection connection) throws SQLException;

  /** Takes the right to write to a run until the connection ends; false if another has it. */
  abstract boolean lockRun(Connection connection, int run) throws SQLException;

  /** Returns when what was committed is safe against the death of this process. */
  abstract void settle(Connection connection) throws SQLException;

  /** Returns when what was committed is safe against a power cut too. */
  abstract void sync(Connection connection) throws SQLException;

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** An H2 URL with our settings added where it has none of its own. */
  static String withDefaults(String url) {
    var whole = new StringBuilder(url);
    for (String setting : H2_SETTINGS) {
      String name = setting.substring(0, setting.indexOf('=') + 1);
      boolean fits = !url.startsWith("jdbc:h2:mem:") || !setting.equals(APPEND_ONLY);
      if (fits && !url.toUpperCase(Locale.ROOT).contains(";" + name)) {
        whole.append(';').append(setting);
      }
    }
    return whole.toString();
  }
}
