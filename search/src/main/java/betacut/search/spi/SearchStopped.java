package betacut.search.spi;

/**
 * Thrown through a search to end it at once. Preallocated and without a stack trace, so that
 * stopping is free; whoever catches it drops the searcher's private position, half-made moves and
 * all.
 */
public final class SearchStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;
  static final SearchStopped INSTANCE = new SearchStopped();

  private SearchStopped() {
    super("search stopped", null, false, false);
  }
}
