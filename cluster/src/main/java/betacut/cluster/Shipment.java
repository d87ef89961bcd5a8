package betacut.cluster;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * The code that workers need: whatever this process was started with, games of users included, but
 * not Spark itself. Workers are sent it, so that theirs is never another version.
 */
final class Shipment implements AutoCloseable {
  private final List<String> jars = new ArrayList<>();
  private final Path folder;

  Shipment() {
    try {
      folder = Files.createTempDirectory("betacut-shipment");
      for (Path place : places()) {
        if (Files.isDirectory(place)) {
          jars.add(packed(place).toString());
        } else if (place.toString().endsWith(".jar") && !isOfSpark(place)) {
          jars.add(place.toString());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<Path> places() {
    var places = new LinkedHashSet<Path>();
    for (String property : List.of("jdk.module.path", "java.class.path")) {
      for (String place : System.getProperty(property, "").split(File.pathSeparator)) {
        if (!place.isEmpty() && Files.exists(Path.of(place))) {
          places.add(Path.of(place).toAbsolutePath());
        }
      }
    }
    places.add(own());
    return places;
  }

  /** Where this class is from; not on any path of the process if a loader of its own has it. */
  private static Path own() {
    try {
      return Path.of(Shipment.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Among the jars of the process only where tests put all on one path. */
  private static boolean isOfSpark(Path jar) {
    String home = System.getProperty("betacut.cluster", "");
    return Files.exists(Path.of(home, "spark", "jars").resolve(jar.getFileName()));
  }

  /** A folder of classes as a jar. */
  private Path packed(Path classes) throws IOException {
    Path jar = folder.resolve("classes-%d.jar".formatted(jars.size()));
    try (var out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(
            new ZipEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
        Files.copy(file, out);
      }
    }
    return jar;
  }

  List<String> jars() {
    return List.copyOf(jars);
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // It is in the folder for temporary files, which is emptied by others.
    }
  }
}
