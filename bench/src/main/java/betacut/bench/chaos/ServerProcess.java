package betacut.bench.chaos;

import betacut.text.json.JsonReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** {@code betacut serve} in a process of its own, and what it uses of the machine. */
final class ServerProcess implements AutoCloseable {
  private static final long LONGEST_START_NANOS = TimeUnit.SECONDS.toNanos(180);

  /** What a process has of the machine at a moment, garbage not counted. */
  record Usage(int threads, int files, long heapBytes) {}

  private final CommandProcess process;
  private final URI address;

  /**
   * @param before words before those of {@code serve}
   */
  ServerProcess(CommandProcess.Start start, Path data, String... before) {
    List<String> words = new ArrayList<>(List.of(before));
    words.addAll(List.of("serve", "--port", "0", "--no-open", "--no-token", "--json"));
    words.addAll(List.of("--data", data.toString()));
    process = start.flagged("-XX:TieredStopAtLevel=4", "-Xmx1g").run(words.toArray(String[]::new));
    address = awaited();
  }

  private URI awaited() {
    long end = System.nanoTime() + LONGEST_START_NANOS;
    while (!process.out().endsWith("\n")) {
      if (!process.isAlive() || System.nanoTime() > end) {
        throw new IllegalStateException("the server does not start: " + process.err());
      }
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
    }
    var said = (Map<?, ?>) JsonReader.read(process.out().strip());
    return URI.create((String) said.get("address"));
  }

  int port() {
    return address.getPort();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Whether it logs these words, now or within a while. */
  boolean says(String words) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (!log().contains(words) && System.nanoTime() < end) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
    }
    return log().contains(words);
  }

  /** What it logged. */
  String log() {
    return process.err();
  }

  /** Linux only; elsewhere nothing is known, and nothing compared. */
  Usage usage() {
    try {
      Path proc = Path.of("/proc/" + process.pid());
      if (!Files.isDirectory(proc)) {
        return new Usage(0, 0, 0);
      }
      return new Usage(count(proc.resolve("task")), count(proc.resolve("fd")), heap());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int count(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return (int) files.count();
    }
  }

  /** The last line of a histogram of what lives, which collects garbage first. */
  private long heap() throws IOException {
    String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    Process asked =
        new ProcessBuilder(jcmd, Long.toString(process.pid()), "GC.class_histogram")
            .redirectErrorStream(true)
            .start();
    List<String> lines = asked.inputReader().lines().toList();
    String[] words = lines.getLast().strip().split(" +");
    return words[0].equals("Total") ? Long.parseLong(words[2]) : 0;
  }

  void kill() {
    process.kill();
  }

  @Override
  public void close() {
    kill();
  }
}
