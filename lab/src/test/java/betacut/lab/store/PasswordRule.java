package betacut.lab.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Makes the tests' server, which trusts everybody, ask one user for the password. */
final class PasswordRule {
  private PasswordRule() {}

  static void demandFor(EmbeddedPostgres server, String user) {
    try (Connection connection = server.getPostgresDatabase().getConnection();
        var statement = connection.createStatement();
        ResultSet result = statement.executeQuery("SHOW hba_file")) {
      result.next();
      Path rules = Path.of(result.getString(1));
      String before = Files.readString(rules);
      Files.writeString(rules, "host all " + user + " all scram-sha-256\n" + before);
      statement.execute("SELECT pg_reload_conf()");
      waitUntilKnown(connection, user);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The server reads the file when it comes to it. */
  private static void waitUntilKnown(Connection connection, String user) throws SQLException {
    String sql = "SELECT COUNT(*) FROM pg_hba_file_rules WHERE '" + user + "' = ANY (user_name)";
    try (var statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      if (result.getInt(1) == 0) {
        throw new IllegalStateException("the rule is not in the server's file");
      }
    }
  }
}
