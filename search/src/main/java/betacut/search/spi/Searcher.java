package betacut.search.spi;

import betacut.rules.Position;
import betacut.search.Result;

/** One way to find a move: what stands behind an engine. Used by one thread at a time. */
public interface Searcher {
  /** Searches an ongoing position, which it copies and leaves as it is. */
  Result search(Position position, Request request);

  /** Forgets everything learned in earlier searches. */
  default void forget() {}
}
