package betacut.release;

import betacut.release.PublishingRule.Breach;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** The one file that is handed to the central repository: a repository in a zip. */
final class Bundle {
  private Bundle() {}

  /** Gives every file of a staged repository its checksums and its signature. */
  static void seal(Path repository, Gpg gpg) throws IOException {
    for (Path file : files(repository)) {
      Checksums.write(file);
      gpg.sign(file);
    }
  }

  static void pack(Path repository, Path zip) throws IOException {
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream entries = new ZipOutputStream(out)) {
      for (Path file : files(repository)) {
        String name = repository.relativize(file).toString().replace('\\', '/');
        entries.putNextEntry(new ZipEntry(name));
        Files.copy(file, entries);
      }
    }
  }

  /** What is wrong with a packed bundle. */
  static List<Breach> breaches(Path zip, Path known, Gpg gpg) throws IOException {
    Path folder = Files.createTempDirectory(zip.toAbsolutePath().getParent(), "unpacked");
    try (ZipInputStream entries = new ZipInputStream(Files.newInputStream(zip))) {
      for (ZipEntry at = entries.getNextEntry(); at != null; at = entries.getNextEntry()) {
        Path file = folder.resolve(at.getName()).normalize();
        if (!file.startsWith(folder)) {
          throw new IOException(zip + " reaches out of its folder: " + at.getName());
        }
        if (!at.isDirectory()) {
          Files.createDirectories(file.getParent());
          Files.copy(entries, file);
        }
      }
    }
    return BundleCheck.breaches(folder, known, gpg);
  }

  static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
