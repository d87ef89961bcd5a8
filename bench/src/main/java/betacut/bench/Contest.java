package betacut.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/** Runs variants of the same work in turn, forwards and backwards, and keeps every time. */
final class Contest {
  /** A variant: gets ready, then does its work and returns a count that must never change. */
  record Variant(String name, Runnable preparation, LongSupplier work) {}

  private final List<Variant> variants = new ArrayList<>();
  private final List<List<Long>> times = new ArrayList<>();
  private final List<Long> counts = new ArrayList<>();
  private int repeats = 1;

  Contest add(String name, LongSupplier work) {
    return add(name, () -> {}, work);
  }

  /** A variant whose preparation is not timed. */
  Contest add(String name, Runnable preparation, LongSupplier work) {
    variants.add(new Variant(name, preparation, work));
    times.add(new ArrayList<>());
    counts.add(-1L);
    return this;
  }

  /** Plays an even number of rounds, every second one in reverse order. */
  Contest rounds(int warmUps, int rounds) {
    for (int round = -warmUps; round < rounds; round++) {
      for (int i = 0; i < variants.size(); i++) {
        int at = Math.floorMod(round, 2) == 0 ? i : variants.size() - 1 - i;
        for (int repeat = 0; repeat < repeats; repeat++) {
          long nanos = time(at);
          if (round >= 0) {
            times.get(at).add(nanos);
          }
        }
      }
    }
    return this;
  }

  private long time(int at) {
    variants.get(at).preparation().run();
    long start = cpuNanos();
    long count = variants.get(at).work().getAsLong();
    long nanos = cpuNanos() - start;
    checkCount(at, count);
    return nanos;
  }

  /** Lets each variant work so often in a row: short work is then not timed in cold caches. */
  Contest repeats(int times) {
    repeats = times;
    return this;
  }

  private void checkCount(int at, long count) {
    if (counts.get(at) >= 0 && counts.get(at) != count) {
      throw new IllegalStateException(
          variants.get(at).name() + " counted " + counts.get(at) + ", then " + count);
    }
    counts.set(at, count);
  }

  long count(int variant) {
    return counts.get(variant);
  }

  double medianNanos(int variant) {
    long[] sorted = times.get(variant).stream().mapToLong(Long::longValue).sorted().toArray();
    return (sorted[sorted.length / 2] + sorted[(sorted.length - 1) / 2]) / 2.0;
  }

  /** The time of a variant in parts of another's, round by round; its median. */
  double ratio(int variant, int to) {
    double[] ratios = new double[times.get(variant).size()];
    Arrays.setAll(ratios, r -> (double) times.get(variant).get(r) / times.get(to).get(r));
    Arrays.sort(ratios);
    return (ratios[ratios.length / 2] + ratios[(ratios.length - 1) / 2]) / 2;
  }

  void printSpeeds() {
    System.out.println("| variant | nodes | median ms | Mn/s |\n|---|---|---|---|");
    for (int i = 0; i < variants.size(); i++) {
      System.out.printf(
          "| %s | %,d | %.1f | %.1f |%n",
          variants.get(i).name(), count(i), medianNanos(i) / 1e6, count(i) * 1e3 / medianNanos(i));
    }
  }

  static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
