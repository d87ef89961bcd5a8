package betacut.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Jobs whose wall clock jumps by years, to and fro, while they run: a library put before the C
 * library answers for the time of day. Rows are those of a steady clock, and nobody waits for a
 * time that never comes.
 */
final class ClockJumps implements Attack {
  /** Another time of day every fifty questions; clocks that only count on are left alone. */
  private static final String SOURCE =
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <sys/time.h>
      #include <time.h>
      static long shift(void) {
        static unsigned asked;
        return ((long)((++asked / 50) * 2654435761u % 200001u) - 100000) * 3000;
      }
      int clock_gettime(clockid_t clock, struct timespec *time) {
        static int (*real)(clockid_t, struct timespec *);
        if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
        int result = real(clock, time);
        if (clock == CLOCK_REALTIME) time->tv_sec += shift();
        return result;
      }
      int gettimeofday(struct timeval *time, void *zone) {
        struct timespec now;
        int result = clock_gettime(CLOCK_REALTIME, &now);
        time->tv_sec = now.tv_sec;
        time->tv_usec = now.tv_nsec / 1000;
        return result;
      }
      """;

  private final Path folder;
  private final Map<String, Map<String, String>> steady = new TreeMap<>();

  ClockJumps(Path folder) {
    this.folder = folder.resolve("clock");
  }

  @Override
  public String name() {
    return "clock-jumps";
  }

  @Override
  public String what() {
    return "a job while its wall clock jumps by up to ten years to and fro";
  }

  @Override
  public int usualTimes() {
    return LongJob.all().size();
  }

  @Override
  public void run(Attempts attempts) throws IOException {
    Files.createDirectories(folder);
    String library = built();
    List<LongJob> jobs = LongJob.all();
    attempts.each(
        i -> {
          LongJob job = jobs.get((int) (i % jobs.size()));
          Map<String, String> wanted =
              steady.computeIfAbsent(
                  job.name(), name -> ran(job, "steady-" + name, "", attempts, i));
          Map<String, String> found = ran(job, "jumping" + i, library, attempts, i);
          attempts.saw(found.equals(wanted) ? "the same" : "another");
          if (!found.equals(wanted)) {
            attempts.fail(
                i,
                "%s: %d rows for %d, or others".formatted(job.name(), found.size(), wanted.size()));
          }
        });
  }

  private String built() throws IOException {
    Path source = Files.writeString(folder.resolve("clock.c"), SOURCE);
    Path library = folder.resolve("clock.so");
    try {
      Process compiler =
          new ProcessBuilder(
                  "cc", "-shared", "-fPIC", "-o", library.toString(), source.toString(), "-ldl")
              .redirectErrorStream(true)
              .start();
      String said = new String(compiler.getInputStream().readAllBytes());
      if (compiler.onExit().join().exitValue() != 0) {
        throw new Skipped("cc cannot compile the clock: " + said);
      }
    } catch (IOException none) {
      throw new Skipped("there is no cc here to compile the clock");
    }
    return library.toString();
  }

  /** What a job leaves: rows and the sums of files. */
  private Map<String, String> ran(
      LongJob job, String place, String library, Attempts attempts, long attempt) {
    Path home = folder.resolve(place);
    try {
      Files.createDirectories(home);
      Files.writeString(home.resolve("job.toml"), LongJob.SPEC);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var start = CommandProcess.Start.in(home);
    var clocked = library.isEmpty() ? start : start.after("env", "LD_PRELOAD=" + library);
    String store = home.resolve("job.sqlite").toString();
    try (var process = clocked.run(job.wordsFor(store))) {
      int code = process.code();
      if (code != 0 || process.err().contains("\tat ")) {
        attempts.fail(attempt, "%s: exit %d: %s".formatted(job.name(), code, process.err()));
      }
    }
    Map<String, String> left = new TreeMap<>(job.left(home));
    if (job.hasStore()) {
      left.putAll(LongJob.rows(store));
    }
    return left;
  }
}
