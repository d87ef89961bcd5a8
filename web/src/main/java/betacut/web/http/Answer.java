package betacut.web.http;

/** How an endpoint answers. */
public sealed interface Answer {
  /** An answer that is there at once: a value for {@code JsonLine}, or a {@link Document}. */
  @FunctionalInterface
  non-sealed interface Whole extends Answer {
    Object to(Query query);
  }

  /** An answer that grows while somebody watches. */
  @FunctionalInterface
  non-sealed interface Live extends Answer {
    /** Checks the question at once and says what is to be done, which may take its time. */
    Work to(Query query);
  }

  /**
   * What is done for a live answer, on a thread of its own.
   *
   * @param isLong whether it may take more than a moment, so that it must not stand in the way of
   *     those that do not
   */
  record Work(boolean isLong, Task task) {}

  /** Tells its events until it is done or nobody watches any more. */
  @FunctionalInterface
  interface Task {
    void run(Events events);
  }

  /** Looking on at work that goes on without us: no search, so it needs no worker. */
  @FunctionalInterface
  non-sealed interface Watched extends Answer {
    /** Checks the question at once and says what is to be told. */
    Task to(Query query);
  }

  /**
   * Another answer than JSON.
   *
   * @param name of the file it is to be saved as; empty if it is for the page itself
   */
  record Document(String type, byte[] content, String name) {}
}
