package betacut.lab.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** One connection, used by one thread at a time. */
final class StoreConnection implements AutoCloseable {
  /** Something to do with the connection. */
  @FunctionalInterface
  interface Work<R> {
    R with(Connection connection) throws SQLException;
  }

  private static final AtomicInteger OPENED = new AtomicInteger();

  private final StoreAddress place;
  private final Writer self = Writer.here(OPENED.incrementAndGet());
  private final Connection connection;
  private boolean isClosed;

  StoreConnection(StoreAddress place) {
    this.place = place;
    try {
      connection = connect();
    } catch (SQLException e) {
      throw StoreProblem.of(e, place).at(place, e);
    }
  }

  /** Two processes that make one file at the same moment are in each other's way for that long. */
  private Connection connect() throws SQLException {
    long deadline = System.nanoTime() + Duration.ofSeconds(10).toNanos();
    while (true) {
      try {
        return DriverManager.getConnection(place.url(), place.dialect().properties());
      } catch (SQLException e) {
        if (!place.dialect().isBusy(e) || System.nanoTime() > deadline) {
          throw e;
        }
        LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
      }
    }
  }

  StoreAddress place() {
    return place;
  }

  Dialect dialect() {
    return place.dialect();
  }

  /** Does the work and returns what it gives. */
  synchronized <R> R ask(Work<R> work) {
    if (isClosed) {
      throw new StoreException("%s is closed already. Open it again.".formatted(place.shown()));
    }
    try {
      return work.with(connection);
    } catch (SQLException e) {
      throw StoreProblem.of(e, place).at(place, e);
    }
  }

  /** What is to be thrown if a row of a run is not what was kept. */
  StoreException damaged(String run, RuntimeException cause) {
    return new StoreException(
        "%s is damaged: what it has of the run %s is not what was stored. Bring back a copy of it,"
                .formatted(place.shown(), run)
            + " or remove the run and do it again.",
        cause);
  }

  /** To be called by work: all that it does happens, or nothing of it. */
  static <R> R transaction(Connection connection, Work<R> work) throws SQLException {
    connection.setAutoCommit(false);
    try {
      R result = work.with(connection);
      connection.setAutoCommit(true); // commits
      return result;
    } catch (SQLException | RuntimeException e) {
      undo(connection, e);
      throw e;
    }
  }

  private static void undo(Connection connection, Exception cause) {
    try {
      connection.rollback();
      connection.setAutoCommit(true);
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  /** To be called by work: takes the right to write to a run until the store is closed. */
  void lock(int run, String name) throws SQLException {
    if (!dialect().lockRun(connection, run, self)) {
      throw new StoreException(
          "The run %s in %s is being written by another process. Wait until that one ends, or"
                  .formatted(name, place.shown())
              + " choose another name.");
    }
  }

  /** What goes wrong here is not reported: all that was added is safe. */
  @Override
  public synchronized void close() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    try (connection) {
      dialect().unlockRuns(connection, self);
    } catch (SQLException e) {
      // As said above; whatever broke the store was reported when it did.
    }
  }
}
