package betacut.web;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Questions to one server that all tests of a class share. */
abstract class ServerTest {
  static ServerUnderTest server;

  @BeforeAll
  static void start(@TempDir Path data) {
    server = new ServerUnderTest(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }
}
