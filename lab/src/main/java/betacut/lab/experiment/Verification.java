package betacut.lab.experiment;

import java.util.List;

/**
 * What came out of measuring everything again.
 *
 * @param compared trials whose counts were the same or not
 * @param different those whose counts were not
 * @param first the first of them, in words
 * @param skipped trials that need not repeat: by the clock, or with several threads
 * @param missing trials that were never measured
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
