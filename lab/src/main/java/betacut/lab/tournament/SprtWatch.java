package betacut.lab.tournament;

import betacut.stats.rating.Pentanomial;
import betacut.stats.rating.Sprt;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Follows a sequential test while its games come in, in any order and from any thread. */
final class SprtWatch {
  private final Optional<Sprt> test;
  private final Map<Integer, PlayedGame> waiting = new HashMap<>();
  private final PairRepeats known = new PairRepeats();
  private int next;
  private Pentanomial pairs = Pentanomial.NONE;
  private boolean decided;

  SprtWatch(Optional<Sprt> test, List<PlayedGame> before) {
    this.test = test;
    before.forEach(this::add);
  }

  synchronized void add(PlayedGame game) {
    if (test.isEmpty()) {
      return;
    }
    waiting.put(game.number(), game);
    while (!decided && waiting.containsKey(next) && waiting.containsKey(next + 1)) {
      count(waiting.remove(next), waiting.remove(next + 1));
      next += 2;
    }
  }

  private void count(PlayedGame one, PlayedGame other) {
    if (!known.isRepeat(one, other)) {
      pairs = pairs.plus(one.halves(), 2 - other.halves());
      decided =
          pairs.pairs() >= SprtPath.LEAST_PAIRS
              && test.orElseThrow().decide(pairs) != Sprt.Decision.CONTINUE;
    }
  }

  synchronized boolean isDecided() {
    return decided;
  }

  /** The ratio of the pairs counted so far; 0 without a test. */
  synchronized double ratio() {
    return test.map(sprt -> sprt.logLikelihoodRatio(pairs)).orElse(0.0);
  }
}
