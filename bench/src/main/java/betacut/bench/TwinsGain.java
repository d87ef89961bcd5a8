package betacut.bench;

import betacut.search.Feature;
import betacut.search.Options;

/** Connect-4 alpha-beta alone in the JVM, then with three other games warm, twins on and off. */
final class TwinsGain {
  private static final int DEPTH = 12;

  private TwinsGain() {}

  static void run() {
    Options twins = Searches.plain().withEvaluation("win-only");
    Options shared = twins.without(Feature.TWINS);
    Contest alone = new Contest().add("alone, no twins", () -> nodes(shared)).rounds(8, 20);
    alone.printSpeeds();
    Searches.warmThreeGames(Searches.plain());
    Searches.warmThreeGames(Searches.plain().without(Feature.TWINS));
    Contest together =
        new Contest()
            .add("three games warm, twins", () -> nodes(twins))
            .add("three games warm, no twins", () -> nodes(shared))
            .rounds(8, 20);
    together.printSpeeds();
    System.out.printf(
        "%nspeed with three games warm, in parts of the speed alone: twins %.2f, no twins %.2f%n",
        alone.medianNanos(0) / together.medianNanos(0),
        alone.medianNanos(0) / together.medianNanos(1));
  }

  private static long nodes(Options options) {
    return Searches.search("connect4", "-", options, DEPTH).statistics().nodes();
  }
}
