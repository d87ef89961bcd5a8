package betacut.lab.store;

import java.sql.Connection;
import java.sql.SQLException;

/** The right to write to one run, taken at the first need and kept until the store is closed. */
final class RunLock {
  private final Place place;
  private final String name;
  private final int run;
  private boolean isTaken; // only the session's thread looks at it

  RunLock(Place place, String name, int run) {
    this.place = place;
    this.name = name;
    this.run = run;
  }

  int run() {
    return run;
  }

  void take(Connection connection) throws SQLException {
    if (!isTaken && !place.dialect().lockRun(connection, run)) {
      throw new StoreException(
          "The run %s in %s is being written by another process. Wait until that one ends, or"
                  .formatted(name, place.shown())
              + " choose another name.");
    }
    isTaken = true;
  }
}
