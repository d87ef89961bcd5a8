package betacut.bench.chaos;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The command line in a process of its own, at home in a folder: what it says lies there, and so
 * does what it would keep for its user.
 */
final class CommandProcess implements AutoCloseable {
  private static final List<String> QUICK_START =
      List.of(
          "-XX:TieredStopAtLevel=1",
          "-XX:+UseSerialGC",
          "-XX:-UsePerfData",
          "-Xlog:disable",
          "-Dslf4j.internal.verbosity=ERROR", // it is here for PostgreSQL only
          "--enable-native-access=ALL-UNNAMED");
  private static final long LONGEST_SECONDS = 120;

  /** How a process is started: its home, what comes before {@code java}, and its surroundings. */
  record Start(Path home, List<String> before, List<String> flags) {
    static Start in(Path home) {
      return new Start(home, List.of(), List.of());
    }

    /** A command that ends by becoming the one after it, such as {@code setpriv}. */
    Start after(String... command) {
      return new Start(home, List.of(command), flags);
    }

    Start flagged(String... more) {
      return new Start(home, before, List.of(more));
    }

    CommandProcess run(String... words) {
      return new CommandProcess(this, List.of(words));
    }
  }

  private final Process process;
  private final Path out;
  private final Path err;

  private CommandProcess(Start start, List<String> words) {
    out = start.home().resolve("stdout");
    err = start.home().resolve("stderr");
    var command = new ArrayList<>(start.before());
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(QUICK_START);
    command.addAll(start.flags());
    command.addAll(List.of("-cp", classPath(), "betacut.cli.Main"));
    command.addAll(words);
    try {
      Files.createDirectories(start.home());
      var builder = new ProcessBuilder(command).directory(start.home().toFile());
      builder.redirectInput(new File("/dev/null"));
      builder.redirectOutput(out.toFile()).redirectError(err.toFile());
      builder.environment().keySet().removeIf(name -> name.startsWith("BETACUT"));
      builder.environment().put("HOME", start.home().toString());
      builder.environment().put("XDG_DATA_HOME", start.home().resolve("share").toString());
      process = builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** By whole names: the process stands elsewhere. */
  static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  long pid() {
    return process.pid();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** What it said by now. */
  String out() {
    return read(out);
  }

  String err() {
    return read(err);
  }

  private static String read(Path file) {
    try {
      return Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether it ends within that time. */
  boolean endsWithin(long millis) {
    try {
      return process.waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Its exit code; -1 if it had to be killed because it did not end. */
  int code() {
    if (!endsWithin(TimeUnit.SECONDS.toMillis(LONGEST_SECONDS))) {
      kill();
      return -1;
    }
    return process.exitValue();
  }

  /** SIGKILL. */
  void kill() {
    process.toHandle().destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() {
    kill();
  }
}
