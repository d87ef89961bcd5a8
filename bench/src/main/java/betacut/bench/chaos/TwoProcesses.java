package betacut.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The same job begun twice at once: one does it, the other waits or is told who does. */
final class TwoProcesses implements Attack {
  private final Path folder;

  TwoProcesses(Path folder) {
    this.folder = folder.resolve("two");
  }

  @Override
  public String name() {
    return "two-processes";
  }

  @Override
  public String what() {
    return "the same job begun twice at once in one place";
  }

  @Override
  public int usualTimes() {
    return LongJob.all().size();
  }

  @Override
  public void run(Attempts attempts) {
    List<LongJob> jobs = LongJob.all();
    attempts.each(i -> both(jobs.get((int) (i % jobs.size())), attempts, i));
  }

  private void both(LongJob job, Attempts attempts, long attempt) {
    Path home = folder.resolve("home" + attempt);
    Path other = folder.resolve("other" + attempt);
    try {
      for (Path place : List.of(home, other)) {
        Files.createDirectories(place);
        Files.writeString(place.resolve("job.toml"), LongJob.SPEC);
      }
      String store = home.resolve("job.sqlite").toString();
      String[] words = job.wordsFor(store);
      try (var one = CommandProcess.Start.in(home).run(words);
          var two = CommandProcess.Start.in(job.hasStore() ? other : home).run(words)) {
        told(attempts, attempt, job, one);
        told(attempts, attempt, job, two);
        if (one.code() != 0 && two.code() != 0) {
          attempts.fail(
              attempt, "%s: neither did it: %s".formatted(job.name(), one.err() + two.err()));
        }
      }
      if (job.hasStore()) {
        Map<String, String> rows = LongJob.rows(store);
        attempts.saw(rows.isEmpty() ? "no rows" : "rows");
      }
      Campaign.remove(home);
      Campaign.remove(other);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void told(Attempts attempts, long attempt, LongJob job, CommandProcess process) {
    int code = process.code();
    attempts.saw("exit " + code);
    boolean isFault = process.err().contains("\tat ") || process.err().contains("bug of ours");
    if (code < 0
        || isFault
        || code != 0 && process.err().isBlank()
        || process.err().contains("()")) {
      attempts.fail(attempt, "%s: exit %d: %s".formatted(job.name(), code, process.err()));
    }
  }
}
