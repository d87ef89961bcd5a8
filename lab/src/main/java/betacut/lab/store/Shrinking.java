package betacut.lab.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Exchanges the file of a store, which is only ever appended to, for a small copy of what is in it.
 *
 * <p>The copy is written beside the file, counted and synced, and then takes its place in one step
 * of the file system: whoever is killed meanwhile leaves the old file or the new one, each whole,
 * and perhaps a part of a copy, which the next one to open the store deletes.
 */
final class Shrinking {
  /** A file below this may keep its waste when it is closed. */
  static final long SMALL = 1 << 20;

  /** A file above this does not wait until it is closed. */
  static final long LARGE = 64 << 20;

  /** Percent of the file that is in use; the copy takes some time, so it should be worth it. */
  private static final int WORTH_KEEPING = 25;

  private static final String FILL_RATE =
      "SELECT setting_value FROM information_schema.settings"
          + " WHERE setting_name = 'info.CHUNKS_FILL_RATE'";

  private final Place place;
  private final Place copy;
  private final Path script;

  private Shrinking(Place place) {
    this.place = place;
    copy = place.copy();
    script = place.beside(".new.sql");
  }

  /** Whether the file is larger than that and most of it is waste. */
  static boolean isDue(Place place, Connection connection, long size) throws SQLException {
    if (place.file() == null || length(place.file()) < size) {
      return false;
    }
    try (Statement statement = connection.createStatement();
        ResultSet rate = statement.executeQuery(FILL_RATE)) {
      return rate.next() && Integer.parseInt(rate.getString(1)) < WORTH_KEEPING;
    }
  }

  private static long length(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      return 0;
    }
  }

  /** Deletes what somebody who was killed left. */
  static void cleanUp(Place place) {
    if (place.file() != null) {
      new Shrinking(place).deleteCopy();
    }
  }

  /**
   * Closes the connection, the only one there is, and leaves a smaller file; if that fails, the
   * file as it was.
   */
  static void closeAndShrink(Place place, Connection connection) throws SQLException {
    var shrinking = new Shrinking(place);
    try {
      boolean isWhole = shrinking.write(connection);
      connection.close();
      if (isWhole) {
        shrinking.exchange();
      }
    } catch (SQLException | IOException e) {
      connection.close(); // nothing is lost: the copy is given up
    } finally {
      shrinking.deleteCopy();
    }
  }

  /** Writes the copy; false if it has not as many rows as the file. */
  private boolean write(Connection connection) throws SQLException, IOException {
    deleteCopy();
    execute(connection, "SCRIPT TO " + quoted(script));
    try (Connection target =
        DriverManager.getConnection(copy.url(), copy.dialect().properties(copy.url()))) {
      target.setAutoCommit(false);
      execute(target, "RUNSCRIPT FROM " + quoted(script));
      target.commit();
      if (Watermark.count(target) != Watermark.count(connection)) {
        return false;
      }
    }
    sync(copy.file(), StandardOpenOption.WRITE);
    return true;
  }

  private void exchange() throws IOException {
    Files.move(copy.file(), place.file(), StandardCopyOption.ATOMIC_MOVE);
    try {
      sync(place.file().getParent(), StandardOpenOption.READ);
    } catch (IOException e) {
      // Not every system can sync a folder; the old file is as good as the new one.
    }
  }

  private static void sync(Path path, StandardOpenOption access) throws IOException {
    try (FileChannel channel = FileChannel.open(path, access)) {
      channel.force(true);
    }
  }

  private void deleteCopy() {
    try {
      Files.deleteIfExists(copy.file());
      Files.deleteIfExists(script);
    } catch (IOException e) {
      // It is in nobody's way: the next copy overwrites it or is given up.
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String quoted(Path path) {
    return "'" + path.toString().replace("'", "''") + "'";
  }
}
