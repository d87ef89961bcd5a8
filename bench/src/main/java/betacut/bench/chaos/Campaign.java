package betacut.bench.chaos;

import betacut.rules.UsageException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code bench chaos [NAME…] [--times N] [--seed S] [--from I]}: runs the attacks of these names,
 * or all, and prints a table. Exit code 1 if anything gave way.
 */
public final class Campaign {
  private static final long USUAL_SEED = 1;

  private final List<String> names = new ArrayList<>();
  private long seed = USUAL_SEED;
  private long first;
  private long times;
  private boolean isApart;

  private Campaign(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      switch (words.get(i)) {
        case "--times" -> times = number(words, ++i);
        case "--seed" -> seed = number(words, ++i);
        case "--apart" -> isApart = true;
        case "--from" -> first = number(words, ++i);
        default -> names.add(words.get(i));
      }
    }
  }

  private static long number(List<String> words, int at) {
    if (at >= words.size() || !words.get(at).matches("\\d{1,18}")) {
      throw new UsageException("%s needs a whole number.".formatted(words.get(at - 1)));
    }
    return Long.parseLong(words.get(at));
  }

  /** Runs a campaign and ends the process with its exit code. */
  public static void main(String[] words) throws IOException {
    System.exit(run(List.of(words), System.out));
  }

  /** Runs a campaign; returns the exit code. */
  static int run(List<String> words, PrintStream out) throws IOException {
    try {
      return new Campaign(words).run(out);
    } catch (UsageException wrong) {
      out.println(wrong.getMessage());
      return 2;
    }
  }

  private int run(PrintStream out) throws IOException {
    Path folder = Files.createTempDirectory("betacut-chaos");
    long failed = 0;
    try {
      if (isApart) {
        runApart(out, Attacks.apart(Path.of("").toAbsolutePath()));
        return 0;
      }
      List<Attack> chosen = chosen(Attacks.in(folder));
      out.println("| test | tried | failures | time | seen |\n|---|---|---|---|---|");
      for (Attack attack : chosen) {
        failed += tell(attack, out);
      }
    } finally {
      remove(folder);
    }
    return failed == 0 ? 0 : 1;
  }

  /** What {@link Apart} asks for. */
  private void runApart(PrintStream out, List<Attack> all) {
    for (Attack attack : chosen(all)) {
      try {
        attack.run(new Attempts(attack.name(), seed, first, times).telling(out::println));
      } catch (Exception broken) {
        throw new IllegalStateException(broken);
      }
    }
  }

  private List<Attack> chosen(List<Attack> all) {
    for (String name : names) {
      if (all.stream().noneMatch(attack -> isNamed(attack, name))) {
        throw new UsageException(
            "There is no attack '%s'. Attacks: %s"
                .formatted(name, all.stream().map(Attack::name).collect(Collectors.joining(", "))));
      }
    }
    return all.stream()
        .filter(attack -> names.isEmpty() || names.stream().anyMatch(n -> isNamed(attack, n)))
        .toList();
  }

  private static boolean isNamed(Attack attack, String name) {
    return attack.name().equals(name) || attack.name().startsWith(name + ":");
  }

  private long tell(Attack attack, PrintStream out) {
    var attempts =
        new Attempts(attack.name(), seed, first, times == 0 ? attack.usualTimes() : times);
    long start = System.nanoTime();
    String end = "";
    try {
      attack.run(attempts);
    } catch (Skipped none) {
      end = "skipped: " + none.getMessage();
    } catch (Exception broken) {
      attempts.fail(first + attempts.count(), "the attack itself failed: " + trace(broken));
    }
    out.printf(
        "| %s: %s | %,d | %s | %.0f s | %s |%n",
        attack.name(),
        attack.what(),
        attempts.count(),
        attempts.failed() == 0 ? "0" : "**%,d**".formatted(attempts.failed()),
        (System.nanoTime() - start) / 1e9,
        attempts.seen() + end);
    attempts.failures().forEach(failure -> out.println("  ! " + failure));
    out.flush();
    return attempts.failed();
  }

  private static String trace(Throwable broken) {
    return broken
        + Stream.of(broken.getStackTrace())
            .limit(8)
            .map(frame -> "\n  at " + frame)
            .collect(Collectors.joining());
  }

  static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
