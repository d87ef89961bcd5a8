package betacut.lab.run;

import java.util.List;

/**
 * What came out of doing a run again and comparing its rows with its plan. Times are in none of it:
 * no second run gives them again.
 *
 * @param compared trials or games that were the same or not, count by count and move by move
 * @param skipped those that need not repeat: by the clock, with several threads, or by a program
 * @param different those compared that were not the same
 * @param relabelled rows whose description is not the plan's
 * @param doubled rows that are there more than once
 * @param foreign rows that the plan has not, or that cannot be read
 * @param missing trials or games of the plan that no row has
 * @param changed files that are not what was noted of them
 * @param first the first of each, in words
 */
public record Verification(
    int compared,
    int skipped,
    int different,
    int relabelled,
    int doubled,
    int foreign,
    int missing,
    int changed,
    List<String> first) {
  /** Keeps its own copy. */
  public Verification {
    first = List.copyOf(first);
  }

  /**
   * Whether there was something to compare, and nothing is wrong with any of it.
   *
   * @param isPartial whether the run may be unfinished, so that what is missing is excused
   */
  public boolean holds(boolean isPartial) {
    return compared > 0
        && different + relabelled + doubled + foreign + changed == 0
        && (isPartial || missing == 0);
  }
}
