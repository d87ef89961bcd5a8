package betacut.lab.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Brings a store to the schema of this program by numbered scripts, each applied once.
 *
 * <p>All scripts that are missing are one transaction. H2 commits every definition at once, though,
 * so a process killed there leaves a script half done: the version is recorded last and a script
 * bears being begun again, as {@code schema-1.sql} explains.
 */
final class Migrations {
  private static final String RECORD =
      "CREATE TABLE IF NOT EXISTS lab_schema (version INTEGER PRIMARY KEY,"
          + " applied TIMESTAMP WITH TIME ZONE DEFAULT CURRENT_TIMESTAMP NOT NULL)";
  private static final String IS_RECORDED =
      "SELECT COUNT(*) FROM information_schema.tables"
          + " WHERE table_schema = CURRENT_SCHEMA AND LOWER(table_name) = 'lab_schema'";

  private final List<String> scripts;

  /** Script i brings version i to version i + 1. */
  Migrations(List<String> scripts) {
    this.scripts = List.copyOf(scripts);
  }

  /** Those that come with the program. */
  static Migrations shipped() {
    return new Migrations(shippedScripts());
  }

  static List<String> shippedScripts() {
    var scripts = new ArrayList<String>();
    while (true) {
      String name = "schema-" + (scripts.size() + 1) + ".sql";
      try (InputStream script = Migrations.class.getResourceAsStream(name)) {
        if (script == null) {
          return scripts;
        }
        scripts.add(new String(script.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Applies what is missing; refuses a store that a newer program has changed. */
  void apply(Connection connection, Place place) throws SQLException {
    if (version(connection, place) == scripts.size()) {
      return;
    }
    synchronized (Migrations.class) { // H2 has no lock between connections of one process
      connection.setAutoCommit(false);
      try {
        place.dialect().lockSchema(connection);
        for (int done = version(connection, place); done < scripts.size(); done++) {
          step(connection, scripts.get(done), done + 1);
        }
        connection.commit();
        place.dialect().settle(connection);
      } finally {
        connection.rollback();
        connection.setAutoCommit(true);
      }
    }
  }

  /** The version the store is of; 0 if it is empty. */
  private int version(Connection connection, Place place) throws SQLException {
    int version =
        number(connection, IS_RECORDED) == 0
            ? 0
            : number(connection, "SELECT COALESCE(MAX(version), 0) FROM lab_schema");
    if (version > scripts.size()) {
      throw new StoreException(
          "%s was written by a newer Betacut (schema %d, this one knows %d). Update this program,"
                  .formatted(place.shown(), version, scripts.size())
              + " or choose another store with --db.");
    }
    return version;
  }

  private static void step(Connection connection, String script, int version) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(RECORD);
      for (String sql : statements(script)) {
        statement.execute(sql);
      }
    }
    String sql = "INSERT INTO lab_schema (version) VALUES (?)";
    try (PreparedStatement insert = connection.prepareStatement(sql)) {
      insert.setInt(1, version);
      insert.executeUpdate();
    }
  }

  /** A statement ends with a semicolon at the end of its line. */
  static List<String> statements(String script) {
    String bare = script.replaceAll("(?m)^\\s*--.*$", "");
    return Arrays.stream(bare.split("(?m);\\s*$"))
        .map(String::strip)
        .filter(sql -> !sql.isEmpty())
        .toList();
  }

  private static int number(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return result.getInt(1);
    }
  }
}
