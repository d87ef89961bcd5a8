package betacut.cluster;

import betacut.rules.UsageException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Our end of a cluster: connects, knows how much is there, and says why something is not. */
final class Driver implements AutoCloseable {
  private static final int CONNECT_MILLIS = 5_000;
  private static final long REGISTER_SECONDS = 60;

  /** How a master calls the applications that it knows. */
  private static final String TAKEN_IN = "app-";

  private static final Pattern LOCAL = Pattern.compile("local(\\[(\\*|\\d+)])?");

  /** Settings of ours; a {@code spark.…} system property goes before each. */
  private static final Map<String, String> USUAL =
      Map.ofEntries(
          Map.entry("spark.app.name", "betacut"),
          Map.entry("spark.ui.enabled", "false"),
          // A unit done twice is harmless, so whoever is late may be overtaken.
          Map.entry("spark.speculation", "true"),
          Map.entry("spark.speculation.multiplier", "3"),
          Map.entry("spark.speculation.minTaskRuntime", "10s"),
          // A machine that dies takes its tasks along, which is no fault of theirs.
          Map.entry("spark.task.maxFailures", "16"),
          Map.entry("spark.executor.memory", "1g"),
          Map.entry(
              "spark.executor.extraJavaOptions",
              "-XX:+UseTransparentHugePages --enable-native-access=ALL-UNNAMED"));

  private final String master;
  private final Shipment shipment;
  private final JavaSparkContext context;
  private final Losses losses = new Losses();

  Driver(String master) {
    this.master = master;
    requireReachable(master);
    shipment = new Shipment();
    var settings = new SparkConf(true);
    USUAL.forEach(settings::setIfMissing);
    settings.setMaster(master);
    if (isHere(master)) {
      settings.setIfMissing("spark.driver.host", "127.0.0.1");
      settings.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }
    if (!LOCAL.matcher(master).matches()) {
      settings.setIfMissing("spark.jars", String.join(",", shipment.jars()));
    }
    context = connect(settings);
    context.sc().addSparkListener(losses);
    awaitExecutors();
  }

  private JavaSparkContext connect(SparkConf settings) {
    try {
      return withOwnLoader(() -> new JavaSparkContext(settings));
    } catch (Exception e) { // Scala throws whatever it likes
      shipment.close();
      throw SparkProblem.opening(master, e);
    }
  }

  /** Spark finds its classes, and ours, by the loader of the thread that calls it. */
  static <T> T withOwnLoader(Supplier<T> call) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(Driver.class.getClassLoader());
    try {
      return call.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  JavaSparkContext context() {
    return context;
  }

  /** Whether somebody still answers at the address. */
  private boolean isThere() {
    try {
      requireReachable(master);
      return true;
    } catch (UsageException gone) {
      return false;
    }
  }

  /** Why tasks failed before any code of ours had a say. */
  RuntimeException problem(Throwable cause) {
    return SparkProblem.running(master, losses, isThere(), cause);
  }

  /** Ends a wait that will be for nothing, long before Spark gives up. */
  void requireRoom() {
    if (losses.isFull()) {
      throw SparkProblem.full(master);
    }
  }

  /** How many tasks run at once by now. */
  int cores() {
    return Math.max(1, context.defaultParallelism());
  }

  /** Executors report one by one; whoever asks how many there are wants to know all. */
  private void awaitExecutors() {
    if (LOCAL.matcher(master).matches()) {
      return;
    }
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(REGISTER_SECONDS);
    while (executors() == 0) {
      if (context.sc().isStopped()) {
        boolean wasTakenIn = context.sc().applicationId().startsWith(TAKEN_IN);
        close();
        throw wasTakenIn ? SparkProblem.failing(master, losses) : SparkProblem.foreign(master);
      }
      if (System.nanoTime() > deadline) {
        close();
        throw SparkProblem.idle(master);
      }
      pause();
    }
  }

  /** Without the driver, which counts itself. */
  private int executors() {
    return context.sc().isStopped()
        ? 0
        : context.sc().statusTracker().getExecutorInfos().length - 1;
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UsageException("Stopped while waiting for the cluster.");
    }
  }

  private static boolean isHere(String master) {
    return LOCAL.matcher(master).matches()
        || master.startsWith("spark://127.")
        || master.startsWith("spark://localhost:");
  }

  /** Spark itself would try for a minute and then say nothing that helps. */
  private static void requireReachable(String master) {
    if (LOCAL.matcher(master).matches() || !master.contains(":")) {
      return; // local, or yarn
    }
    if (!master.startsWith("spark://")) {
      return; // k8s and others know their addresses best
    }
    for (String one : master.substring("spark://".length()).split(",")) {
      if (answers(master, one)) {
        return;
      }
    }
    throw SparkProblem.unreachable(master);
  }

  private static boolean answers(String master, String place) {
    URI address;
    try {
      address = URI.create("spark://" + place);
    } catch (IllegalArgumentException e) {
      throw SparkProblem.unreadable(master);
    }
    if (address.getHost() == null || address.getPort() < 1) {
      throw SparkProblem.unreadable(master);
    }
    try (var socket = new Socket()) {
      InetAddress host = InetAddress.getByName(address.getHost());
      socket.connect(new InetSocketAddress(host, address.getPort()), CONNECT_MILLIS);
      return true;
    } catch (UnknownHostException e) {
      throw SparkProblem.unknownHost(master, address.getHost());
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void close() {
    context.close();
    shipment.close();
  }
}
