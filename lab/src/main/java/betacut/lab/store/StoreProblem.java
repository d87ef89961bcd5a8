package betacut.lab.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/**
 * Why a store cannot be used, and what to do about it.
 *
 * @param why the second half of a sentence that began with the place
 * @param next whole sentences
 */
record StoreProblem(String why, String next) {
  private static final StoreProblem FULL =
      new StoreProblem(
          "the disk is full",
          "Make room, then resume: what was stored before is safe and is not done again.");
  private static final StoreProblem UNWRITTEN =
      new StoreProblem(
          "the disk does not take what is written",
          "Make room or raise the limit for files, then resume: what was stored before is safe and"
              + " is not done again.");
  private static final StoreProblem NO_DRIVER =
      new StoreProblem(
          "its driver cannot be unpacked into the folder for temporary files",
          "Make room there, or name another folder: JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=FOLDER.");
  private static final StoreProblem LOST =
      new StoreProblem(
          "the connection to the server broke",
          "Resume when it is back: what was stored before is safe and is not done again.");
  private static final StoreProblem LOCKED =
      new StoreProblem(
          "another process keeps it from being written",
          "Wait until that one ends, or choose another file with --db.");
  private static final StoreProblem PASSWORD =
      new StoreProblem(
          "user or password is wrong",
          "Put the right ones into the URL, ?user=NAME&password=WORD, or the password into"
              + " ~/.pgpass.");
  private static final StoreProblem DAMAGED =
      new StoreProblem(
          "the file is damaged or is no database of ours",
          "It was left as it is: bring back a copy of it, or choose another file with --db.");
  private static final StoreProblem READ_ONLY =
      new StoreProblem(
          "it may only be read", "Change the permissions, or choose another with --db.");

  /** What lies behind the exception of a driver. */
  static StoreProblem of(SQLException failure, StoreAddress place) {
    if (isFull(failure)) {
      return FULL;
    }
    return place.dialect() == Dialect.SQLITE ? ofFile(failure) : ofServer(failure);
  }

  /** Ready to be thrown. */
  StoreException at(StoreAddress place, Throwable cause) {
    return new StoreException(
        "%s cannot be used: %s. %s".formatted(place.shown(), why, next),
        cause,
        List.of(FULL, UNWRITTEN, NO_DRIVER, LOST).contains(this));
  }

  /** The operating system's word comes through as the message of some cause. */
  private static boolean isFull(SQLException failure) {
    return "53100".equals(failure.getSQLState())
        || says(failure, "no space left")
        || says(failure, "not enough space")
        || says(failure, "disk quota exceeded")
        || says(failure, "file too large");
  }

  private static boolean says(Throwable failure, String words) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT).contains(words)) {
        return true;
      }
    }
    return false;
  }

  /** By SQLite's result codes. */
  private static StoreProblem ofFile(SQLException failure) {
    if (says(failure, "ioerr_write") || says(failure, "ioerr_fsync")) {
      return UNWRITTEN;
    }
    if (says(failure, "no native library")) {
      return NO_DRIVER;
    }
    return switch (failure.getErrorCode()) {
      case 5, 6 -> LOCKED;
      case 8 -> READ_ONLY;
      case 11, 26 -> DAMAGED;
      case 13 -> FULL;
      case 3, 10, 14, 23 ->
          new StoreProblem(
              "the file cannot be read or written (" + deepest(failure) + ")",
              "Look at the disk and the permissions, or choose another file with --db.");
      default -> unknown(failure);
    };
  }

  /** By the states of the SQL standard, as PostgreSQL uses them. */
  private static StoreProblem ofServer(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    return switch (state) {
      case "28P01", "28000" -> PASSWORD;
      case "08001", "08004" ->
          new StoreProblem(
              "the server does not answer (" + deepest(failure) + ")",
              "See whether it runs there and lets this computer in, or leave --db out to use a"
                  + " file.");
      case "3D000" ->
          new StoreProblem("there is no such database", "Make it with createdb, or name another.");
      case "42501" ->
          new StoreProblem(
              "this user may not do that (" + deepest(failure) + ")",
              "Let the database's owner grant it, or name another user.");
      case "53300" ->
          new StoreProblem("the server has no connection left", "Wait, or end one of the others.");
      case "08003", "08006", "57P01", "57P02", "57P03" -> LOST;
      default -> unknown(failure);
    };
  }

  private static StoreProblem unknown(SQLException failure) {
    return new StoreProblem(
        deepest(failure) + " (" + failure.getSQLState() + ")",
        "What was stored before is safe: try again, or choose another store with --db.");
  }

  /** The first line of the innermost message, for it says the most. */
  private static String deepest(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null && cause.getCause().getMessage() != null) {
      cause = cause.getCause();
    }
    return String.valueOf(cause.getMessage()).lines().findFirst().orElse("no reason given").strip();
  }
}
