package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Measurement;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

/** What goes wrong with a server: a sentence without the password, and nothing lost. */
final class ServerFailuresTest {
  private static void assertRefused(String url, String... parts) {
    var refused =
        assertThatThrownBy(() -> Stores.open(url).close())
            .isInstanceOf(StoreException.class)
            .hasMessageStartingWith(url.replaceFirst("\\?.*", ""))
            .hasMessageNotContaining("secret");
    for (String part : parts) {
      refused.hasMessageContaining(part);
    }
  }

  private static String url(String database, String user) {
    return "jdbc:postgresql://localhost:%d/%s?user=%s&password=secret"
        .formatted(PostgresServer.running().getPort(), database, user);
  }

  @Test
  void unreachableServer() throws IOException {
    int port;
    try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    String url = "jdbc:postgresql://localhost:" + port + "/lab?password=secret";
    assertRefused(url, "the server does not answer", "--db");
  }

  @Test
  void unknownHost() {
    assertRefused("jdbc:postgresql://nowhere.invalid/lab", "the server does not answer");
  }

  @Test
  void wrongUser() {
    assertRefused(url("postgres", "nobody_we_know"), "user or password is wrong", "~/.pgpass");
  }

  @Test
  void missingDatabase() {
    assertRefused(url("nothing_here", "postgres"), "there is no such database", "createdb");
  }

  @Test
  void userWithoutRights() {
    EmbeddedPostgres server = PostgresServer.running();
    PostgresServer.execute(server, "DROP ROLE IF EXISTS guest");
    PostgresServer.execute(server, "CREATE ROLE guest LOGIN");
    assertRefused(url("postgres", "guest"), "this user may not do that", "grant");
  }

  @Test
  void wrongPassword() {
    EmbeddedPostgres server = PostgresServer.running();
    PostgresServer.execute(server, "DROP ROLE IF EXISTS careful");
    PostgresServer.execute(server, "CREATE ROLE careful LOGIN PASSWORD 'right'");
    PasswordRule.demandFor(server, "careful");
    assertRefused(url("postgres", "careful"), "user or password is wrong");
  }

  /** As when the server is stopped or the network breaks in the middle of a run. */
  @Test
  void connectionLostWhileAdding() {
    String url = PostgresServer.freshUrl();
    try (LabStore store = Stores.open(url)) {
      store.begin(Samples.HEADER);
      Log<Measurement> log = store.log("essay", Measurement.COLUMNS);
      log.add(Samples.measurement(0));
      PostgresServer.execute(
          PostgresServer.running(),
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
              + " WHERE application_name = 'betacut'");
      assertThatThrownBy(() -> log.add(Samples.measurement(1)))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("connection to the server broke")
          .hasMessageContaining("Resume");
    }
    try (LabStore store = Stores.open(url)) {
      store.begin(Samples.HEADER); // the lock went with the connection
      assertThat(store.log("essay", Measurement.COLUMNS).all())
          .containsExactly(Samples.measurement(0));
    }
  }
}
