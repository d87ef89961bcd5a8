package betacut.cluster;

import betacut.rules.UsageException;
import java.util.stream.Stream;
import org.apache.spark.package$;

/** What is wrong with a cluster, in words that say what to do. */
final class SparkProblem {
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

  /** Somebody answers, but no executor comes. */
  static UsageException silent(String master) {
    return new UsageException(
        ("%s is reached, but gives no executor: has it workers with a free core and 1 GB, and is it"
                + " Spark %s, as here? Its web page and the workers' logs say. For another version,"
                + " set SPARK_HOME to that Spark's folder; for less memory,"
                + " BETACUT_JAVA_OPTS=-Dspark.executor.memory=512m.")
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
  static RuntimeException running(String master, Throwable cause) {
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
    if (words.contains("No space left on device")) {
      return new UsageException(
          "A disk of %s is full (workers keep jars and logs in their work folder). Make room; what is done is kept, and the same command goes on."
              .formatted(master));
    }
    if (words.contains("SparkContext was shut down") || words.contains("Master removed")) {
      return new UsageException(
          "%s ended while it worked. What is done is kept; the same command goes on when it is back."
              .formatted(master));
    }
    return new IllegalStateException("%s gave up: %s".formatted(master, words), cause);
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
