package betacut.lab.experiment;

import betacut.stats.sample.Estimate;
import java.time.Duration;
import java.util.Optional;

/**
 * Where a run stands.
 *
 * @param done trials measured, earlier runs included
 * @param total trials there are; fewer are needed if the intervals become narrow enough before
 * @param left the time it will take, guessed from what searches of each setting have taken
 * @param live what the experiment seems to say so far
 */
public record RunProgress(int done, int total, Optional<Duration> left, Optional<Live> live) {
  /**
   * A first answer.
   *
   * @param what a sentence without its number, such as "nodes, table=lrs : table=none"
   */
  public record Live(String what, Estimate estimate, int positions) {}
}
