package betacut.bench.chaos;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** A real PostgreSQL that can be killed with all its processes, and started again. */
final class PostgresProcess implements StorePlace {
  private static final long LONGEST_START_NANOS = TimeUnit.SECONDS.toNanos(60);

  private final Path data;
  private final AtomicInteger schemas = new AtomicInteger();
  private EmbeddedPostgres first;
  private String program = "";

  PostgresProcess(Path folder) {
    data = folder.resolve("postgres");
  }

  @Override
  public String kind() {
    return "postgres";
  }

  @Override
  public String fresh(Path folder) {
    return fresh(port());
  }

  /** A schema nobody has used, as somebody reaches it through that port. */
  String fresh(int through) {
    String schema = "chaos" + schemas.incrementAndGet();
    execute("CREATE SCHEMA " + schema);
    return url(through) + "&currentSchema=" + schema;
  }

  int port() {
    begin();
    return first.getPort();
  }

  /** As people have it: what is committed is written. */
  private synchronized void begin() {
    if (first != null) {
      return;
    }
    try {
      first =
          EmbeddedPostgres.builder()
              .setPGStartupWait(Duration.ofMinutes(1))
              .setDataDirectory(data)
              .setServerConfig("max_connections", "30")
              .setServerConfig("synchronous_commit", "on")
              .setServerConfig("shared_buffers", "16MB")
              .start();
      program = main().info().command().orElseThrow();
    } catch (IOException | RuntimeException e) {
      throw new Skipped("no PostgreSQL can be started here (%s)".formatted(e.getMessage()));
    }
  }

  private ProcessHandle main() {
    try {
      String pid = Files.readAllLines(data.resolve("postmaster.pid")).getFirst().strip();
      return ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** SIGKILL to all of it, as if the machine had gone. */
  void kill() {
    ProcessHandle main = main();
    List<ProcessHandle> all = new ArrayList<>(main.descendants().toList());
    all.addFirst(main);
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(process -> process.onExit().join());
  }

  /** Starts it again on what it has left; it repairs that by itself. */
  void restart() {
    List<String> command = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) { // which PostgreSQL refuses to be
      command.addAll(List.of("unshare", "-U"));
    }
    command.addAll(
        List.of(program, "-D", data.toString(), "-p", Integer.toString(first.getPort())));
    command.addAll(List.of("-c", "max_connections=30", "-c", "shared_buffers=16MB"));
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(data.resolveSibling("postgres.log").toFile())
          .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    long end = System.nanoTime() + LONGEST_START_NANOS;
    while (!answers()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("PostgreSQL does not come back");
      }
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
    }
  }

  private boolean answers() {
    try {
      execute("SELECT 1");
      return true;
    } catch (IllegalStateException notYet) {
      return false;
    }
  }

  private static String url(int port) {
    return "jdbc:postgresql://localhost:%d/postgres?user=postgres".formatted(port);
  }

  private void execute(String sql) {
    try (Connection connection = DriverManager.getConnection(url(port()));
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
