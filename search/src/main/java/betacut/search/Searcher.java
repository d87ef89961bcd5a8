package betacut.search;

import betacut.rules.Position;

/** One way to find a move: what stands behind an engine. Used by one thread at a time. */
public interface Searcher {
  /**
   * Searches an ongoing position, which it copies and leaves as it is.
   *
   * @param clock already running; {@link Clock#check} ends the search
   */
  Result search(Position position, Limits limits, Clock clock, Detail detail, Progress progress);

  /** Forgets everything learned in earlier searches. */
  default void forget() {}
}
