package betacut.bench;

import betacut.search.Feature;
import betacut.search.Options;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Connect-4 alpha-beta alone in its JVM, and with three other games searched in turn with it from
 * the start, twins on and off. Each case needs a JVM of its own: what HotSpot has once compiled it
 * does not profile again.
 */
final class TwinsGain {
  private static final int DEPTH = 12;
  private static final int RUNS = 3;

  private TwinsGain() {}

  static void run() {
    System.out.println("| case | Mn/s, one JVM each | median |\n|---|---|---|");
    double alone = report("alone", "twins-alone");
    double on = report("four games, twins", "twins-on");
    double off = report("four games, no twins", "twins-off");
    System.out.printf(
        "%nspeed with four games in the JVM, in parts of the speed alone: twins %.2f, none %.2f%n",
        on / alone, off / alone);
  }

  private static double report(String name, String child) {
    double[] speeds = new double[RUNS];
    Arrays.setAll(speeds, i -> Double.parseDouble(outputOf(child)));
    Arrays.sort(speeds);
    System.out.printf("| %s | %s | %.1f |%n", name, Arrays.toString(speeds), speeds[RUNS / 2]);
    return speeds[RUNS / 2];
  }

  private static String outputOf(String child) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElseThrow());
    command.add("-XX:+UseTransparentHugePages");
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Measurements.class.getName(), child));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  static void alone() {
    measure(Searches.plain().without(Feature.TWINS), false);
  }

  static void on() {
    measure(Searches.plain(), true);
  }

  static void off() {
    measure(Searches.plain().without(Feature.TWINS), true);
  }

  private static void measure(Options options, boolean mixed) {
    Options connect4 = options.withEvaluation("win-only");
    for (int i = 0; mixed && i < 40; i++) { // all at once, before anything is compiled for good
      Searches.warmThreeGames(options);
      Searches.search("connect4", "-", connect4, 9);
    }
    Contest contest =
        new Contest()
            .add(
                "connect4",
                () -> Searches.search("connect4", "-", connect4, DEPTH).statistics().nodes())
            .rounds(10, 20);
    System.out.printf("%.1f%n", contest.count(0) * 1e3 / contest.medianNanos(0));
  }
}
