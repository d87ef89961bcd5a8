package betacut.cluster;

import betacut.rules.UsageException;
import java.util.stream.Stream;
import org.apache.spark.package$;

/** What is wrong with a cluster, in words that say what to do. */
final class SparkProblem {
  /** What every system says of a full disk. */
  static final String NO_ROOM = "No space left on device";

  private static final String TRY = "Try one on this machine: betacut cluster start";

  private SparkProblem() {}

  static UsageException unreadable(String master) {
    return new UsageException(
        "'%s' is no address of a cluster; write spark://HOST:PORT, local[*], yarn or k8s://…"
            .formatted(master));
  }

  static UsageException unknownHost(String master, String host) {
    return new UsageException(
        "There is no host '%s', so %s cannot be reached; check the name. %s"
            .formatted(host, master, TRY));
  }

  static UsageException unreachable(String master) {
    return new UsageException(
        "Nobody answers at %s; check that the master runs and the port is right (its log names both). %s"
            .formatted(master, TRY));
  }

  /** Somebody answers at the address, but does not take us in. */
  static UsageException foreign(String master) {
    return new UsageException(
        ("Somebody answers at %s, but not as a master of Spark %s, which is what this is: another"
                + " version, or another program. Start the master from the same Spark; for one of a"
                + " later version, set SPARK_HOME to its folder.")
            .formatted(master, package$.MODULE$.SPARK_VERSION()));
  }

  /** The master took us in, but no executor comes. */
  static UsageException idle(String master) {
    return new UsageException(
        ("%s has taken us in, but gives no executor: has it workers of Spark %s with a free core"
                + " and 1 GB? Its web page and the workers' logs say. Start one, wait for whoever"
                + " has them, or ask for less: BETACUT_JAVA_OPTS=-Dspark.executor.memory=512m.")
            .formatted(master, package$.MODULE$.SPARK_VERSION()));
  }

  static UsageException opening(String master, Exception cause) {
    String words = words(cause);
    if (words.contains("Could not parse Master URL")) {
      return unreadable(master);
    }
    return new UsageException("%s cannot be used: %s".formatted(master, words));
  }

  /** Why tasks failed before any code of ours had a say. */
  static RuntimeException running(String master, Losses losses, boolean isThere, Throwable cause) {
    String words = words(cause);
    if (words.contains("UnsupportedClassVersionError")) {
      return new UsageException(
          "A worker of %s runs an older Java; start the workers with the JAVA_HOME of a JDK %d."
              .formatted(master, Runtime.version().feature()));
    }
    if (words.contains("InvalidClassException") || words.contains("local class incompatible")) {
      return new UsageException(
          "A worker of %s has other versions of our classes, or of Spark's (here: %s); start it again from the same Spark, without jars of Betacut of its own."
              .formatted(master, package$.MODULE$.SPARK_VERSION()));
    }
    if (words.contains(NO_ROOM) || losses.isFull()) {
      return full(master);
    }
    boolean isEnded =
        words.contains("SparkContext was shut down") || words.contains("Master removed");
    if (losses.count() >= Losses.SUSPICIOUS || isEnded && isThere) {
      return failing(master, losses);
    }
    if (isEnded) {
      return new UsageException(
          "%s ended while it worked. What is done is kept; the same command goes on when it is back."
              .formatted(master));
    }
    return new IllegalStateException("%s gave up: %s".formatted(master, words), cause);
  }

  static UsageException full(String master) {
    return new UsageException(
        "A disk of %s is full (workers keep jars and logs in their work folder). Make room; what is done is kept, and the same command goes on."
            .formatted(master));
  }

  /** The master gives up on whoever's executors fail ten times, and goes on itself. */
  static UsageException failing(String master, Losses losses) {
    return new UsageException(
        ("Executors of %s end again and again%s. The files stderr in the workers' work folder, or"
                + " the workers' own logs, say why: most often a full disk or too little memory."
                + " What is done is kept; the same command goes on.")
            .formatted(master, losses));
  }

  /** The messages of all causes. */
  private static String words(Throwable cause) {
    return String.join(
        "; ",
        Stream.iterate(cause, next -> next != null, Throwable::getCause)
            .limit(5)
            .map(Throwable::toString)
            .toList());
  }
}
