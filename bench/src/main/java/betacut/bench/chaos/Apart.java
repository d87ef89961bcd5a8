package betacut.bench.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * An attack made by a process of its own that stands in a folder of its own: wherever a changed
 * command line writes to, it is there.
 */
final class Apart implements Attack {
  /** What a process prints of its attempts for the one that started it. */
  static final String MARK = "chaos\t";

  private final Attack attack;
  private final Path folder;

  Apart(Attack attack, Path folder) {
    this.attack = attack;
    this.folder = folder;
  }

  @Override
  public String name() {
    return attack.name();
  }

  @Override
  public String what() {
    return attack.what();
  }

  @Override
  public int usualTimes() {
    return attack.usualTimes();
  }

  @Override
  public void run(Attempts attempts) throws IOException {
    Files.createDirectories(folder);
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                CommandProcess.classPath(),
                Campaign.class.getName(),
                "--apart",
                name(),
                "--seed",
                Long.toString(attempts.seed()),
                "--from",
                Long.toString(attempts.first()),
                "--times",
                Long.toString(attempts.end() - attempts.first()))
            .directory(folder.toFile())
            .redirectError(folder.resolve("stderr").toFile())
            .start();
    process.getOutputStream().close();
    List<String> said = process.inputReader().lines().toList();
    said.stream().filter(line -> line.startsWith(MARK)).forEach(line -> take(attempts, line));
    if (process.onExit().join().exitValue() != 0) {
      attempts.fail(
          attempts.first() + attempts.count(),
          "the process ended with %d after this attempt: %s"
              .formatted(process.exitValue(), Files.readString(folder.resolve("stderr"))));
    }
  }

  private static void take(Attempts attempts, String line) {
    String[] parts = line.split("\t", 4);
    switch (parts[1]) {
      case "tried" -> attempts.tried();
      case "saw" -> attempts.saw(parts[2]);
      default -> attempts.fail(Long.parseLong(parts[2]), parts[3].translateEscapes());
    }
  }
}
