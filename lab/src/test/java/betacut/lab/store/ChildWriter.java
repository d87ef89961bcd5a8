package betacut.lab.store;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A JVM of its own that resumes a run and says the number of each measurement once it is added, so
 * that it can be killed.
 */
final class ChildWriter implements AutoCloseable {
  private final Process process;
  private final BufferedReader output;

  ChildWriter(String url, int count) throws IOException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                classPath(),
                ChildWriter.class.getName(),
                url,
                Integer.toString(count))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    output = process.inputReader();
  }

  /** The next number added; null when the process is gone. */
  String readLine() throws IOException {
    return output.readLine();
  }

  /** SIGKILL; returns what it had said before. */
  List<String> kill() {
    process.toHandle().destroyForcibly(); // the process's own method closes its output too
    List<String> rest = output.lines().toList();
    await();
    return rest;
  }

  int await() {
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
  private static String classPath() {
    return Stream.of(
            "betacut.lab.store.ChildWriter",
            "betacut.lab.store.Stores",
            "betacut.search.Statistics",
            "org.h2.Driver",
            "org.postgresql.Driver")
        .map(ChildWriter::location)
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

  /** What the other JVM does. */
  public static void main(String[] arguments) {
    int count = Integer.parseInt(arguments[1]);
    try (LabStore store = Stores.open(arguments[0])) {
      store.begin(Samples.HEADER);
      MeasurementLog log = store.measurements("essay");
      var done = log.done();
      for (int trial = done.nextClearBit(0); trial < count; trial = done.nextClearBit(trial + 1)) {
        if (log.add(Samples.measurement(trial))) {
          System.out.println(trial);
        }
      }
    }
  }
}
