package betacut.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A job killed at random moments and begun again, until it ends with what an undisturbed one has:
 * no row lost, none doubled, none other, no file torn or left over.
 */
class KilledJob implements Attack {
  private static final int KILLS_A_ROUND = 4;

  private final LongJob job;
  private final StorePlace place;
  private final Path folder;

  private Path home;
  private String store = "";
  private int kills;
  private Map<String, String> before = Map.of();

  private Map<String, String> wantedRows = Map.of();
  private Map<String, String> wantedFiles = Map.of();
  private TreeSet<String> wantedNames = new TreeSet<>();
  private long usualMillis;

  KilledJob(LongJob job, StorePlace place, Path folder) {
    this.job = job;
    this.place = place;
    this.folder = folder.resolve(name().replace(':', '-'));
  }

  /** Every job, with every kind of store that it can have. */
  static List<Attack> all(Path folder, List<StorePlace> places) {
    List<Attack> all = new ArrayList<>();
    for (StorePlace place : places) {
      for (LongJob job : LongJob.all()) {
        if (job.hasStore() || place == places.getFirst()) {
          all.add(new KilledJob(job, place, folder));
        }
      }
    }
    return all;
  }

  @Override
  public String name() {
    return "kill:" + job.name() + (job.hasStore() ? ":" + place.kind() : "");
  }

  @Override
  public String what() {
    return "killed -9 at a random moment, then gone on with";
  }

  @Override
  public int usualTimes() {
    return 10;
  }

  @Override
  public void run(Attempts attempts) throws IOException {
    undisturbed();
    attempts.each(
        i -> {
          begin(i);
          disturb(attempts, i);
          if (kills >= KILLS_A_ROUND || i == attempts.end() - 1) {
            finish(attempts, i);
          }
        });
  }

  private void undisturbed() {
    begin(-1);
    long start = System.nanoTime();
    try (var process = start()) {
      int code = process.code();
      if (code != 0) {
        throw new IllegalStateException(
            "undisturbed it ends with %d: %s".formatted(code, process.err()));
      }
    }
    usualMillis = (System.nanoTime() - start) / 1_000_000;
    wantedRows = rows();
    wantedFiles = job.left(home);
    wantedNames = LongJob.names(home);
    home = null;
  }

  /** A fresh folder and store, unless one is being used. */
  private void begin(long attempt) {
    if (home != null) {
      return;
    }
    home = folder.resolve("round" + attempt);
    try {
      Files.createDirectories(home);
      Files.writeString(home.resolve("job.toml"), LongJob.SPEC);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    store = job.hasStore() ? place.fresh(home) : "";
    kills = 0;
    before = Map.of();
  }

  final CommandProcess start() {
    return CommandProcess.Start.in(home).run(job.wordsFor(store));
  }

  final Map<String, String> rows() {
    return job.hasStore() ? LongJob.rows(store) : Map.of();
  }

  /** Waits for a moment between the beginning and the usual end; false if it ended before. */
  final boolean awaitMoment(CommandProcess process, SplittableRandom random) {
    double part = random.nextInt(4) == 0 ? random.nextDouble() : 0.3 + 0.7 * random.nextDouble();
    return !process.endsWithin((long) (0.85 * part * usualMillis));
  }

  /** Does what this attack is about, once. */
  void disturb(Attempts attempts, long attempt) {
    try (var process = start()) {
      if (awaitMoment(process, attempts.random(attempt))) {
        process.kill();
        kills++;
        met(attempts, attempt);
      } else {
        ended(attempts, attempt, process);
      }
    }
  }

  /** It was disturbed: what it has by now is part of the whole, and contains what it had. */
  final void met(Attempts attempts, long attempt) {
    Map<String, String> now;
    try {
      now = rows();
    } catch (RuntimeException unreadable) {
      attempts.fail(attempt, "the store cannot be read afterwards: " + unreadable.getMessage());
      return;
    }
    attempts.saw(
        now.isEmpty()
            ? "before any row"
            : now.size() < wantedRows.size() ? "between rows" : "after the last row");
    requireWithin(attempts, attempt, "lost", before, now);
    requireWithin(attempts, attempt, "not of the undisturbed run", now, wantedRows);
    job.left(home)
        .forEach(
            (file, sum) -> {
              if (!sum.equals(wantedFiles.get(file))) {
                attempts.fail(attempt, "%s is torn: %s".formatted(file, sum));
              }
            });
    before = now;
    if (isWhole(now)) {
      kills = KILLS_A_ROUND;
    }
  }

  /** Whether typing the same again would begin another run: that is for unfinished ones. */
  private boolean isWhole(Map<String, String> rows) {
    return job.hasStore() && job.files().isEmpty() && rows.equals(wantedRows);
  }

  private static void requireWithin(
      Attempts attempts,
      long attempt,
      String what,
      Map<String, String> some,
      Map<String, String> all) {
    Map<String, String> strange = new TreeMap<>(some);
    strange.entrySet().removeAll(all.entrySet());
    if (!strange.isEmpty()) {
      attempts.fail(
          attempt,
          "%d rows are %s, such as %s"
              .formatted(strange.size(), what, strange.values().iterator().next()));
    }
  }

  /** It came to its end by itself, before anything happened to it. */
  final void ended(Attempts attempts, long attempt, CommandProcess process) {
    attempts.saw("ended before");
    int code = process.code();
    if (code != 0 && !isThere(process)) {
      attempts.fail(attempt, "gone on with, it ends with %d: %s".formatted(code, process.err()));
    }
    kills = KILLS_A_ROUND;
  }

  /** A book that is whole already is not built again. */
  private static boolean isThere(CommandProcess process) {
    return process.err().contains("is there already");
  }

  private void finish(Attempts attempts, long attempt) {
    if (!isWhole(rows())) {
      goOn(attempts, attempt);
    }
    compare(attempts, attempt);
    discard();
  }

  /** Somebody may be writing what is young: what a kill has left is deleted once it is old. */
  private void age() {
    try (Stream<Path> files = Files.list(home)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".tmp")).toList()) {
        Instant written = Files.getLastModifiedTime(file).toInstant();
        Files.setLastModifiedTime(file, FileTime.from(written.minus(Duration.ofHours(2))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void goOn(Attempts attempts, long attempt) {
    age();
    try (var process = start()) {
      int code = process.code();
      if (code != 0 && !isThere(process)) {
        attempts.fail(attempt, "gone on with, it ends with %d: %s".formatted(code, process.err()));
      }
      if (process.err().contains("\tat ")) {
        attempts.fail(attempt, "a trace: " + process.err());
      }
    }
  }

  private void compare(Attempts attempts, long attempt) {
    Map<String, String> rows = rows();
    if (!rows.equals(wantedRows)) {
      attempts.fail(attempt, "%d rows for %d".formatted(rows.size(), wantedRows.size()));
      requireWithin(attempts, attempt, "missing", wantedRows, rows);
    }
    if (!job.left(home).equals(wantedFiles)) {
      attempts.fail(attempt, "other files: %s for %s".formatted(job.left(home), wantedFiles));
    }
    var names = LongJob.names(home);
    names.removeAll(wantedNames);
    if (!names.isEmpty()) {
      attempts.fail(attempt, "left over: " + names);
    }
    attempts.saw("rounds compared");
  }

  private void discard() {
    try {
      Campaign.remove(home);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    home = null;
  }

  final void killed() {
    kills++;
  }
}
