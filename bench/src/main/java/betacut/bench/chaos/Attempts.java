package betacut.bench.chaos;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;

/**
 * The attempts of one attack: how many there are to be, the random numbers of each, and what came
 * of them. Each has a seed of its own, so that one of a million can be tried again alone. Several
 * threads may tell.
 */
final class Attempts {
  private static final int FAILURES_KEPT = 25;
  private static final int ALIKE_KEPT = 2;
  private static final int LONGEST_TEXT = 900;
  private static final int SIGNIFICANT_END = 100;

  private final String attack;
  private final long seed;
  private final long first;
  private final long times;
  private final List<String> failures = new ArrayList<>();
  private final Map<String, Long> seen = new TreeMap<>();
  private final Map<String, Integer> alike = new TreeMap<>();
  private Consumer<String> listener = said -> {};
  private long failed;
  private long tried;

  /**
   * @param first the number of the first attempt
   */
  Attempts(String attack, long seed, long first, long times) {
    this.attack = attack;
    this.seed = seed;
    this.first = first;
    this.times = times;
  }

  /** Also tells every one at once, to the process that started this one. */
  Attempts telling(Consumer<String> other) {
    listener = other;
    return this;
  }

  private void tell(String what) {
    listener.accept(Apart.MARK + what);
  }

  long seed() {
    return seed;
  }

  long first() {
    return first;
  }

  /** One after the last. */
  long end() {
    return first + times;
  }

  /** The random numbers of one attempt, whatever happened in those before. */
  SplittableRandom random(long attempt) {
    return new SplittableRandom(new SplittableRandom(seed + 31 * attempt).nextLong());
  }

  /** Tries each of them, on this thread. */
  void each(LongConsumer attempt) {
    for (long i = first; i < end(); i++) {
      attempt.accept(i);
      tried();
    }
  }

  synchronized void tried() {
    tell("tried");
    tried++;
  }

  /** Counts a kind of answer. */
  synchronized void saw(String kind) {
    tell("saw\t" + kind);
    seen.merge(kind, 1L, Long::sum);
  }

  /** Something gave way; of those that end alike two are kept. */
  synchronized void fail(long attempt, String what) {
    tell("failed\t%d\t%s".formatted(attempt, what.replace("\\", "\\\\").replace("\n", "\\n")));
    failed++;
    String end = what.substring(Math.max(0, what.length() - SIGNIFICANT_END));
    int before = alike.merge(end.replaceAll("[0-9]+", "0"), 1, Integer::sum);
    if (failures.size() < FAILURES_KEPT && before <= ALIKE_KEPT) {
      String text = what.length() > LONGEST_TEXT ? what.substring(0, LONGEST_TEXT) + "…" : what;
      failures.add(
          "bench chaos %s --seed %d --from %d --times 1%n    %s"
              .formatted(attack, seed, attempt, text.replace("\n", "\n    ")));
    }
  }

  synchronized long failed() {
    return failed;
  }

  synchronized long count() {
    return tried;
  }

  /** How to see each again, and what it was; not more than a screen or two of them. */
  synchronized List<String> failures() {
    return List.copyOf(failures);
  }

  synchronized String seen() {
    return seen.entrySet().stream()
        .map(one -> "%s %,d".formatted(one.getKey(), one.getValue()))
        .collect(Collectors.joining(", "));
  }
}
