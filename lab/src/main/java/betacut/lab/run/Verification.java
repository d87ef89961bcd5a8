package betacut.lab.run;

import java.util.List;

/**
 * What came out of doing a run again.
 *
 * @param compared trials or games that were the same or not, count by count and move by move
 * @param different those that were not
 * @param first the first of them, in words
 * @param skipped those that need not repeat: by the clock, with several threads, or by a program
 * @param missing those that were never made
 */
public record Verification(
    int compared, int different, List<String> first, int skipped, int missing) {
  /** Keeps its own copy. */
  public Verification {
    first = List.copyOf(first);
  }

  /** Whether there was something to compare, and all of it was the same. */
  public boolean holds() {
    return compared > 0 && different == 0;
  }
}
