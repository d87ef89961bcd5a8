package betacut.lab.run;

import betacut.stats.sample.Estimate;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Where a run stands.
 *
 * @param done trials or games, earlier sittings included
 * @param total all there are; fewer are needed if enough is known before
 * @param left the time it will take; of the part, if there are several
 * @param live what an experiment seems to say so far
 * @param ratio the log-likelihood ratio of a sequential test
 * @param part what is being done, if there are several parts
 */
public record RunProgress(
    int done,
    int total,
    Optional<Duration> left,
    Optional<Live> live,
    OptionalDouble ratio,
    Optional<Part> part) {
  /** Where nothing more is known. */
  public static RunProgress of(int done, int total) {
    return new RunProgress(
        done, total, Optional.empty(), Optional.empty(), OptionalDouble.empty(), Optional.empty());
  }

  /**
   * A first answer.
   *
   * @param what a sentence without its number, such as "nodes, table=lrs : table=none"
   */
  public record Live(String what, Estimate estimate, int positions) {}

  /**
   * One part of several.
   *
   * @param number from 1
   * @param parts how many there are
   */
  public record Part(String name, String question, int number, int parts) {}
}
