package betacut.lab.tournament;

import betacut.stats.rating.Pentanomial;
import betacut.stats.rating.Sprt;
import java.util.ArrayList;
import java.util.List;

/**
 * How a sequential test went, pair by pair in the order of the schedule. Pairs that were finished
 * early by other workers wait for those before them, so that the test ends at the same pair
 * whatever the number of workers.
 *
 * @param ratios the log-likelihood ratio after each pair that counts
 * @param pairs all of these together
 * @param repeats pairs before the end that were no news, and so do not count
 */
public record SprtPath(
    Sprt test, List<Double> ratios, Pentanomial pairs, int repeats, Sprt.Decision decision) {
  /** The test decides nothing before, however clear it seems. */
  public static final int LEAST_PAIRS = 10;

  public SprtPath {
    ratios = List.copyOf(ratios);
  }

  /** The test applied to games in the order of their numbers; it ends at the first gap. */
  static SprtPath of(Sprt test, List<PlayedGame> games) {
    List<Double> ratios = new ArrayList<>();
    Pentanomial pairs = Pentanomial.NONE;
    var known = new PairRepeats();
    int repeats = 0;
    Sprt.Decision decision = Sprt.Decision.CONTINUE;
    for (int i = 0; i + 1 < games.size() && decision == Sprt.Decision.CONTINUE; i += 2) {
      if (games.get(i).number() != i || games.get(i + 1).number() != i + 1) {
        break;
      }
      if (known.isRepeat(games.get(i), games.get(i + 1))) {
        repeats++;
        continue;
      }
      pairs = pairs.plus(games.get(i).halves(), 2 - games.get(i + 1).halves());
      double ratio = test.logLikelihoodRatio(pairs);
      ratios.add(ratio);
      decision = pairs.pairs() < LEAST_PAIRS ? Sprt.Decision.CONTINUE : test.decide(ratio);
    }
    return new SprtPath(test, ratios, pairs, repeats, decision);
  }

  /** The ratio so far; 0 before the first pair. */
  public double ratio() {
    return ratios.isEmpty() ? 0 : ratios.getLast();
  }

  public boolean isDecided() {
    return decision != Sprt.Decision.CONTINUE;
  }

  /** Games played until the end, repeats among them. */
  public int games() {
    return 2 * (pairs.pairs() + repeats);
  }
}
