package betacut.web.http;

/** How an endpoint answers. */
public sealed interface Answer {
  /** An answer that is there at once: a record, or a {@link Document}. */
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
   * @param lane with whom it shares the threads
   */
  record Work(Lane lane, Task task) {}

  /** Kinds of work, so that none stands in the way of a shorter kind. */
  enum Lane {
    /** Over in a moment, like an opponent's move. */
    QUICK,
    /** Asked for by many at once, all the time. */
    HINTS,
    /** May take a minute. */
    LONG
  }

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
