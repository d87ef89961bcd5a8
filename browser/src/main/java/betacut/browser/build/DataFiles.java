package betacut.browser.build;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The data files of the modules that a page's engine is made of. */
final class DataFiles {
  private static final int SMALL = 20_000;

  /** Beside the classes of these packages; the app has files of other uses. */
  private static final Pattern WANTED =
      Pattern.compile("/?(betacut/(?:games|solve|explain|zoo|play|search|rules|lab)/.*)");

  private DataFiles() {}

  /**
   * @param name below its root: {@code betacut/games/othello/patterns.bin}
   */
  record DataFile(String name, byte[] content) {
    boolean isSmall() {
      return content.length < SMALL;
    }

    /** What a page asks for: the package, a dot, the file. */
    String shortName() {
      return name.replace('/', '.');
    }
  }

  static List<DataFile> onClassPath() {
    List<DataFile> files = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path path = Path.of(entry);
      if (Files.isDirectory(path)) {
        addTo(files, path);
      } else if (path.getFileName().toString().startsWith("betacut-")) {
        try (FileSystem jar = FileSystems.newFileSystem(path)) {
          addTo(files, jar.getPath("/"));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return files;
  }

  private static void addTo(List<DataFile> files, Path root) {
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        var name = WANTED.matcher(root.relativize(file).toString());
        if (name.matches() && !name.group().endsWith(".class")) {
          files.add(new DataFile(name.group(1), Files.readAllBytes(file)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All files of a folder. */
  static List<Path> below(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
