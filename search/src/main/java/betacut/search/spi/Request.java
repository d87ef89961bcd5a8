package betacut.search.spi;

import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Progress;

/**
 * What is asked of a {@link Searcher} about a position.
 *
 * @param depth plies to look ahead
 * @param clock watches the other limits and is already running; {@link Clock#check} ends the search
 * @param detail how much to find out about the moves
 * @param progress told of each finished depth
 */
public record Request(int depth, Clock clock, Detail detail, Progress progress) {
  /** A request whose clock starts now, for one thread that tells nobody. */
  public static Request of(Limits limits, Detail detail) {
    return new Request(limits.depth(), new Clock(limits, 1), detail, Progress.SILENT);
  }

  /** The plies to look ahead from a position, which may have fewer left. */
  public int depthFrom(Position position) {
    return Math.min(depth, position.pliesLeft());
  }

  /** The same question under another clock, told to somebody else. */
  public Request with(Clock other, Progress listener) {
    return new Request(depth, other, detail, listener);
  }
}
