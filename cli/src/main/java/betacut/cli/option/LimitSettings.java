package betacut.cli.option;

import betacut.search.Limits;
import java.time.Duration;
import picocli.CommandLine.Option;

/** The options that say when a search ends. */
public final class LimitSettings {
  @Option(names = "--depth", paramLabel = "D", description = "stop after D plies")
  public Integer depth;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = QuantityOptions.Count.class,
      description = "stop after N positions, such as 500k or 2M")
  public Long nodes;

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "stop after a time, such as 500ms, 2s or 1m")
  Duration time;

  public boolean isEmpty() {
    return depth == null && nodes == null && time == null;
  }

  /** Whether the clock alone ends it, so that no two searches need be the same. */
  public boolean isOnlyTime() {
    return depth == null && nodes == null;
  }

  /** Whether the search has to come with an answer before it is as deep as it can get. */
  public boolean isOpenEnded() {
    return depth == null;
  }

  /** The limits typed, or the ones given if none was. */
  public Limits or(Limits otherwise) {
    if (isEmpty()) {
      return otherwise;
    }
    Limits limits = Limits.NONE;
    limits = depth == null ? limits : limits.withDepth(depth);
    limits = nodes == null ? limits : limits.withNodes(nodes);
    return time == null ? limits : limits.withTime(time);
  }
}
