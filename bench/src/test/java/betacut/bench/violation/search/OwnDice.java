package betacut.bench.violation.search;

import java.util.SplittableRandom;

/** Asks the machine itself. */
final class OwnDice {
  private final SplittableRandom random = new SplittableRandom(1);

  int roll() {
    return random.nextInt(6);
  }
}
