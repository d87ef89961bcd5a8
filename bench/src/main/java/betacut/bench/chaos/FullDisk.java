package betacut.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * Jobs on a disk that is full, small or read-only: each ends with a sentence, a code that is not 0,
 * and what can be gone on with elsewhere or later.
 */
final class FullDisk implements Attack {
  /** What is wrong with the disk. */
  enum Trouble {
    FULL("disk-full", "a job on a tmpfs of 60 to 300 KiB, then on one with room"),
    LIMITED("disk-limit", "a job whose files may only be so long (ulimit -f), then any length"),
    READ_ONLY("disk-read-only", "a job in a folder that nobody may write to");

    private final String id;
    private final String what;

    Trouble(String id, String what) {
      this.id = id;
      this.what = what;
    }
  }

  private final Trouble trouble;
  private final Path folder;

  FullDisk(Trouble trouble, Path folder) {
    this.trouble = trouble;
    this.folder = folder.resolve(trouble.id);
  }

  @Override
  public String name() {
    return trouble.id;
  }

  @Override
  public String what() {
    return trouble.what;
  }

  @Override
  public int usualTimes() {
    return LongJob.all().size();
  }

  @Override
  public void run(Attempts attempts) throws IOException {
    Files.createDirectories(folder);
    attempts.each(i -> suffer(LongJob.all().get((int) (i % LongJob.all().size())), attempts, i));
  }

  private void suffer(LongJob job, Attempts attempts, long attempt) {
    SplittableRandom random = attempts.random(attempt);
    Path home = folder.resolve("home" + attempt);
    Path disk = trouble == Trouble.LIMITED ? home : folder.resolve("disk" + attempt);
    try {
      Files.createDirectories(home);
      Files.createDirectories(disk);
      Files.writeString(home.resolve("job.toml"), LongJob.SPEC);
      int kibibytes = 60 + random.nextInt(240);
      mount(disk, kibibytes);
      try {
        check(job, disk, start(home, kibibytes), attempts, attempt);
        if (trouble != Trouble.LIMITED) {
          run("mount", "-o", "remount,rw,size=64m", disk.toString());
        }
        goOn(job, disk, home, attempts, attempt);
      } finally {
        unmount(disk);
      }
      Campaign.remove(home);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private CommandProcess.Start start(Path home, int kibibytes) {
    CommandProcess.Start start = CommandProcess.Start.in(home);
    return trouble == Trouble.LIMITED
        ? start.after("bash", "-c", "ulimit -f %d; exec \"$@\"".formatted(kibibytes / 4), "chaos")
        : start;
  }

  private static String[] words(LongJob job, Path disk) {
    String[] words = job.wordsFor(disk.resolve("job.sqlite").toString());
    for (int i = 1; i < words.length; i++) {
      if (words[i - 1].equals("--out") || words[i - 1].equals("--save")) {
        words[i] = disk.resolve(words[i]).toString();
      }
    }
    return words;
  }

  private static void check(
      LongJob job, Path disk, CommandProcess.Start start, Attempts attempts, long attempt) {
    try (var process = start.run(words(job, disk))) {
      int code = process.code();
      String said = process.err();
      attempts.saw("exit " + code);
      boolean isFault = said.contains("\tat ") || said.contains("bug of ours");
      if (code == -1 || isFault || code != 0 && !said.contains("betacut: ")) {
        attempts.fail(attempt, "%s: exit %d: %s".formatted(job.name(), code, said));
      } else if (code == 2 && said.matches("(?s).*(full|no space|too large).*")) {
        attempts.fail(
            attempt, "%s: a full disk is no wrong word, exit 2: %s".formatted(job.name(), said));
      }
    }
  }

  /** With room again, the same command comes to its end. */
  private static void goOn(LongJob job, Path disk, Path home, Attempts attempts, long attempt) {
    try (var process = CommandProcess.Start.in(home).run(words(job, disk))) {
      int code = process.code();
      if (code != 0 && !process.err().contains("is there already")) {
        attempts.fail(
            attempt,
            "%s: with room again it ends with %d: %s".formatted(job.name(), code, process.err()));
      } else if (job.hasStore()) {
        Map<String, String> rows = LongJob.rows(disk.resolve("job.sqlite").toString());
        attempts.saw(rows.isEmpty() ? "no rows" : "gone on");
      }
    }
  }

  private void mount(Path disk, int kibibytes) {
    if (trouble == Trouble.LIMITED) {
      return;
    }
    String options = trouble == Trouble.FULL ? "size=%dk".formatted(kibibytes) : "size=64m,ro";
    if (!run("mount", "-t", "tmpfs", "-o", options, "tmpfs", disk.toString())) {
      throw new Skipped("a disk cannot be mounted here");
    }
  }

  private void unmount(Path disk) {
    if (trouble != Trouble.LIMITED) {
      run("umount", "-l", disk.toString());
    }
  }

  private static boolean run(String... command) {
    try {
      Process process = new ProcessBuilder(List.of(command)).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      return process.waitFor(1, TimeUnit.MINUTES) && process.exitValue() == 0;
    } catch (IOException none) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
