package betacut.browser;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Not a test: how fast the engine is in Chromium beside the JVM, in the order A B B A, by the
 * processor time of the thread that searches; the least of many is told. One page has all games,
 * one after the other. Run by name: {@code mvn -q -pl browser -am test -Dtest=PageSpeed
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class PageSpeed {
  private static final int ROUNDS = 60;

  private static final Map<String, Integer> DEPTHS = new LinkedHashMap<>();

  static {
    DEPTHS.put("tictactoe", 9);
    DEPTHS.put("connect4", 13);
    DEPTHS.put("othello", 10);
    DEPTHS.put("pentago", 4);
    DEPTHS.put("gomoku", 4);
    DEPTHS.put("kalah", 12);
    DEPTHS.put("breakthrough", 7);
    DEPTHS.put("dots", 8);
  }

  @Test
  void print() throws IOException {
    System.out.println("| search | nodes | JVM Mn/s | page Mn/s | ratio |\n|---|---|---|---|---|");
    try (var page = new EnginePage()) {
      for (Map.Entry<String, Integer> row : DEPTHS.entrySet()) {
        String game = row.getKey();
        int depth = row.getValue();
        String engine = "algorithm=pvs table=bucket table-mib=16";
        compare(
            "%s, depth %d".formatted(game, depth),
            page,
            () -> PageMeasures.search(game, "", engine, depth),
            () -> page.search(game, "", engine, depth));
      }
      String positions =
          Files.readAllLines(Path.of("../solve/src/test/resources/connect4/Test_L2_R2.txt"))
              .stream()
              .filter(line -> !line.startsWith("#") && !line.isBlank())
              .map(line -> line.split(" ")[0])
              .collect(Collectors.joining("\n"));
      compare(
          "Connect-4 solver, Test_L2_R2",
          page,
          () -> sum(PageMeasures.solve(positions)),
          () -> sum(page.solve(positions)));
    }
  }

  /** Many lines of value, nodes and time as one. */
  private static String sum(String lines) {
    long[] sums = new long[3];
    for (String line : lines.strip().split("\n")) {
      String[] fields = line.split(" ");
      for (int i = 0; i < 3; i++) {
        sums[i] += Long.parseLong(fields[i]);
      }
    }
    return "%d %d %d".formatted(sums[0], sums[1], sums[2]);
  }

  private static void compare(
      String name, EnginePage browser, Supplier<String> jvm, Supplier<String> page) {
    String[] a = jvm.get().split(" ");
    String[] b = page.get().split(" ");
    if (!a[0].equals(b[0]) || !a[1].equals(b[1])) {
      throw new AssertionError(name + ": " + String.join(" ", a) + " / " + String.join(" ", b));
    }
    long least = Long.MAX_VALUE;
    long leastThere = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      boolean isPageFirst = round % 2 == 0;
      if (isPageFirst) {
        leastThere = Math.min(leastThere, time(browser::processorNanos, page));
      }
      least = Math.min(least, time(PageSpeed::processorNanos, jvm));
      if (!isPageFirst) {
        leastThere = Math.min(leastThere, time(browser::processorNanos, page));
      }
    }
    double nodes = Double.parseDouble(a[1]);
    double here = nodes / least * 1e3;
    double there = nodes / leastThere * 1e3;
    System.out.printf(
        "| %s | %,.0f | %.1f | %.1f | %.2f |%n", name, nodes, here, there, there / here);
  }

  private static long time(LongSupplier clock, Supplier<String> search) {
    long before = clock.getAsLong();
    search.get();
    return clock.getAsLong() - before;
  }

  private static long processorNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
