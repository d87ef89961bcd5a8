package betacut.lab.experiment;

import betacut.lab.store.Columns;
import betacut.search.Statistics;
import java.util.Map;
import java.util.Set;

/**
 * What one trial gave. All but the times is the same in every run of one thread, and {@code lab
 * verify} compares it.
 *
 * @param trial the number of the trial
 * @param score what the position is worth, in the scale of {@link betacut.rules.Score}
 * @param kind how that is known: exact, at least, at most, estimate
 * @param depth the depth reached
 * @param move the move chosen, as the game writes it
 * @param fullPermille how full the table was at the end, in thousandths
 * @param nanos wall time
 * @param cpuNanos processor time of the thread that searched; wall time where the system cannot
 *     tell, 0 if it was not measured
 */
public record Measurement(
    int trial,
    Statistics counts,
    int score,
    String kind,
    int depth,
    String move,
    int fullPermille,
    long nanos,
    long cpuNanos) {
  /** What tables and files hold of it. */
  public static final Columns<Measurement> COLUMNS =
      Columns.of(
          Measurement.class,
          "lab_measurement",
          Map.of(
              "firstCuts", "cuts_first",
              "exactHits", "hits_exact",
              "lowerHits", "hits_lower",
              "upperHits", "hits_upper"));

  /** Columns that no second run gives again. */
  public static final Set<String> BY_CLOCK = Set.of("nanos", "cpuNanos");

  /** Whether everything that must repeat is equal. */
  public boolean repeats(Measurement other) {
    return trial == other.trial
        && (counts.equals(other.counts) || isBeforeDraws(other.counts))
        && score == other.score
        && kind.equals(other.kind)
        && depth == other.depth
        && move.equals(other.move)
        && fullPermille == other.fullPermille;
  }

  /** Whether all else is equal and this was kept when draws were not yet counted. */
  private boolean isBeforeDraws(Statistics later) {
    return counts.draws() == 0 && counts.plus(Statistics.of(0, 0, 0, later.draws())).equals(later);
  }
}
