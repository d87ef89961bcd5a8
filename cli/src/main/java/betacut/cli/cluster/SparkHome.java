package betacut.cli.cluster;

import betacut.lab.unit.ExecutorProvider;
import betacut.rules.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where Spark lies, and the module of ours that uses it. Neither is on any path of this process:
 * they are loaded when somebody asks for a cluster.
 */
final class SparkHome {
  /** The folder of the optional module, which the launcher names once it is built. */
  private static final String PROPERTY = "betacut.cluster";

  private static final Pattern CORE =
      Pattern.compile("spark-core_(?<scala>[\\d.]+)-(?<major>\\d+)\\.(?<minor>\\d+).*\\.jar");

  /** 4.2: 1000 times the first number and the second. */
  private static final int OLDEST = 4002;

  private final Path module;
  private final Path spark;

  /**
   * @param environment may name another Spark, to speak to a cluster of its version
   */
  SparkHome(Map<String, String> environment) {
    String named = System.getProperty(PROPERTY);
    if (named == null) {
      throw new UsageException(
          "Clusters need Apache Spark (220 MB), which is not here; ./betacut of a checkout fetches"
              + " it, or: mvn -Pcluster -pl cluster -am -DskipTests package");
    }
    module = Path.of(named);
    String own = environment.getOrDefault("SPARK_HOME", "");
    spark = own.isEmpty() ? module.resolve("spark") : Path.of(own);
    if (!Files.isDirectory(jars())) {
      throw new UsageException(
          "There is no Spark in %s (no folder 'jars'); correct SPARK_HOME, or unset it to use ours."
              .formatted(spark));
    }
    requireRecent();
  }

  /** An older Spark fails on this Java with words that help nobody. */
  private void requireRecent() {
    try (Stream<Path> jars = Files.list(jars())) {
      Matcher core =
          jars.map(jar -> CORE.matcher(jar.getFileName().toString()))
              .filter(Matcher::matches)
              .findFirst()
              .orElseThrow(
                  () ->
                      new UsageException(
                          "There is no spark-core in %s; correct SPARK_HOME, or unset it to use ours."
                              .formatted(jars())));
      boolean isRecent =
          Integer.parseInt(core.group("major")) * 1000 + Integer.parseInt(core.group("minor"))
              >= OLDEST;
      if (!isRecent || !core.group("scala").equals("2.13")) {
        throw new UsageException(
            "%s is Spark %s.%s with Scala %s; on Java %d it takes Spark 4.2 or later with Scala 2.13. Name another with SPARK_HOME, or unset it to use ours."
                .formatted(
                    spark,
                    core.group("major"),
                    core.group("minor"),
                    core.group("scala"),
                    Runtime.version().feature()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path folder() {
    return spark;
  }

  Path jars() {
    return spark.resolve("jars");
  }

  /** Who opens executors; loaded here and now, which takes a moment. */
  ExecutorProvider provider() {
    return ServiceLoader.load(ExecutorProvider.class, loader())
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "%s has no betacut-cluster.jar; build it: mvn -Pcluster -pl cluster -am -DskipTests package"
                        .formatted(module)));
  }

  private ClassLoader loader() {
    List<URL> places = new ArrayList<>();
    try (Stream<Path> jars = Files.list(jars())) {
      places.add(url(module.resolve("betacut-cluster.jar")));
      jars.sorted().map(SparkHome::url).forEach(places::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new URLClassLoader(
        "spark", places.toArray(URL[]::new), SparkHome.class.getClassLoader());
  }

  private static URL url(Path file) {
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }
}
