package betacut.lab;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A JVM of its own that runs a main method and can be killed. */
public final class ChildJvm implements AutoCloseable {
  private final Process process;
  private final BufferedReader output;

  /**
   * Starts it.
   *
   * @param needed one class of each jar or folder that the main method needs, beside its own
   */
  public ChildJvm(Class<?> main, List<String> needed, String... arguments) throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classPath(main, needed),
                main.getName()));
    command.addAll(List.of(arguments));
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    output = process.inputReader();
  }

  /** The next line it says; null when the process is gone. */
  public String readLine() throws IOException {
    return output.readLine();
  }

  /** SIGKILL; returns what it had said before. */
  public List<String> kill() {
    process.toHandle().destroyForcibly(); // the process's own method closes its output too
    List<String> rest = output.lines().toList();
    await();
    return rest;
  }

  public long pid() {
    return process.pid();
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  public int await() {
    boolean wasInterrupted = false;
    try {
      while (true) {
        try {
          return process.waitFor();
        } catch (InterruptedException e) {
          wasInterrupted = true;
        }
      }
    } finally {
      if (wasInterrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public void close() {
    kill();
  }

  /** Of the classes themselves: the tests may run on a module path. */
  private static String classPath(Class<?> main, List<String> needed) {
    return Stream.concat(Stream.of(main.getName()), needed.stream())
        .map(ChildJvm::location)
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String location(String name) {
    String resource = name.replace('.', '/') + ".class";
    try {
      Class<?> type = Class.forName(name);
      String url =
          Objects.requireNonNull(type.getResource("/" + resource), name)
              .toString()
              .replaceFirst("^jar:", "")
              .replaceFirst("!?/" + resource + "$", "");
      return Path.of(URI.create(url)).toString();
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
