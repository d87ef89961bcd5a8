package betacut.lab.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;

/**
 * How many rows a file had when it last reached the disk, written down beside it.
 *
 * <p>H2 opens a damaged file by going back, without a word, to the newest state that is whole, be
 * it an empty one, and then overwrites the rest. So an existing file is first opened to be read
 * only, and one that has fewer rows than it had is refused while all of it is still there.
 */
final class Watermark {
  private static final String ROWS =
      "SELECT (SELECT COUNT(*) FROM lab_run) + (SELECT COUNT(*) FROM lab_measurement)"
          + " + (SELECT COUNT(*) FROM lab_game)";

  /** Nothing found where something was: read only and no table; three ways of no table. */
  private static final Set<Integer> EMPTY = Set.of(90097, 42102, 42103, 42104);

  private Watermark() {}

  /** Where it is; null if the place has none. */
  private static Path path(Place place) {
    return place.file() == null ? null : place.beside(".rows");
  }

  /** Refuses a file that has lost rows. */
  static void check(Place place) {
    long expected = read(place);
    if (expected == 0) {
      return;
    }
    if (!Files.exists(place.file())) {
      forget(place); // somebody wants to begin anew
      return;
    }
    try (var session = new Session(place.readOnly(), Claim.NONE)) {
      long found = session.ask(Watermark::count);
      if (found < expected) {
        throw lost(place, found, expected, null);
      }
    } catch (StoreException e) {
      if (e.getCause() instanceof SQLException failure && EMPTY.contains(failure.getErrorCode())) {
        throw lost(place, 0, expected, e);
      }
      throw e;
    }
  }

  private static StoreException lost(Place place, long found, long expected, Throwable cause) {
    return new StoreException(
        "%s is damaged: %d of at least %d results can be read. It was left as it is: bring back a copy"
                .formatted(place.shown(), found, expected)
            + " of it, or choose another file with --db, or delete %s to go on with what there is."
                .formatted(path(place)),
        cause);
  }

  /** Writes down what is there now. */
  static void record(Place place, Connection connection) throws SQLException {
    if (path(place) != null) {
      try {
        Files.writeString(path(place), count(connection) + "\n");
      } catch (IOException e) {
        forget(place); // a lower one would be true too, but half of one is not
      }
    }
  }

  /** To be called before rows are taken away. */
  static void forget(Place place) {
    if (path(place) != null) {
      try {
        Files.deleteIfExists(path(place));
      } catch (IOException e) {
        throw new StoreException(
            "%s cannot be deleted (%s). Look at its permissions."
                .formatted(path(place), e.getMessage()),
            e);
      }
    }
  }

  /** 0 if there is none that can be read: then nothing is claimed. */
  private static long read(Place place) {
    if (path(place) == null || !Files.exists(path(place))) {
      return 0;
    }
    try {
      return Long.parseLong(Files.readString(path(place)).strip());
    } catch (IOException | NumberFormatException e) {
      return 0;
    }
  }

  /** All rows there are. */
  static long count(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(ROWS)) {
      result.next();
      return result.getLong(1);
    }
  }
}
